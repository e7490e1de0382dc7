export type FormValue = string | FormValue[] | { [key: string]: FormValue };

interface Branch {
  [key: string]: string | Branch;
}

const branch = () => Object.create(null) as Branch;

/** Reads `a[b][0]=c`, as Stripe's clients write what they send. */
export function decodeForm(text: string): Record<string, FormValue> {
  const root = branch();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      const next = place[key];
      place = typeof next === 'object' ? next : (place[key] = branch());
    }
    // `a[]=c` counts up by itself.
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return fields(root);
}

const fields = (from: Branch) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, plain(value)]));

function plain(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => plain(value[key] ?? '')) : fields(value);
}
