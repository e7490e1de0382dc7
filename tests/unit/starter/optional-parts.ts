/** When a part is in the email: the variable that it depends on, and its option; neither where it is ticked by hand. */
export interface Condition {
  readonly name?: string;
  readonly option?: string;
}

const part = /<(p|li) data-optional(?:="([^"=]*)(?:=([^"]*))?")?>.*?<\/\1>/g;

export const conditionsIn = (html: string): Condition[] =>
  [...html.matchAll(part)].map(([, , name, option]) => ({
    ...(name !== undefined && { name }),
    ...(option !== undefined && { option }),
  }));

/** The text without those of its optional parts that are not in, and without lists that lost all their items. */
export const withoutOptionalParts = (
  html: string,
  isIn: (condition: Condition) => boolean = () => false,
): string =>
  html
    .replace(part, (whole: string) => (conditionsIn(whole).every(isIn) ? whole : ''))
    .replace(/<(ul|ol)><\/\1>/g, '');
