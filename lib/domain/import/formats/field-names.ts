/** What people and programs call the columns of a table, or the fields of a list, in lower case, the likeliest first. */
const names = {
  title:
    'title name label description subject shortcut abbreviation autotext trigger short_code snippet'.split(
      ' ',
    ),
  text: 'text body content contents html snippet message phrase expansion replacement replace template'.split(
    ' ',
  ),
  shortcut: 'shortcut abbreviation autotext trigger keyword short_code'.split(' '),
};
const all = new Set([...Object.values(names).flat(), 'male', 'female', 'neutral', 'tags']);

export const titleAmong = (fields: readonly string[]) => names.title.find((name) => fields.includes(name));
export const textAmong = (fields: readonly string[]) => names.text.find((name) => fields.includes(name));
export const shortcutAmong = (fields: readonly string[]) =>
  names.shortcut.find((name) => fields.includes(name));
export const isFieldName = (name: string) => all.has(name);

/** A cell of a first line as a name to compare with. */
export const fieldName = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
