import 'server-only';

/** The Link header that leads to the next page, or nothing where this is the last. */
export function pageLink(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  next: string | undefined,
): Readonly<Record<string, string>> {
  if (next === undefined) return {};
  const given = Object.entries({ ...query, after: next }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return { Link: `<${path}?${new URLSearchParams(given).toString()}>; rel="next"` };
}
