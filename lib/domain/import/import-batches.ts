/** Parts a list for the wire: at most `most` entries and `mostBytes` of JSON to a part, in order. */
export function inBatches<T>(entries: readonly T[], most: number, mostBytes: number): T[][] {
  const encoder = new TextEncoder();
  const batches: T[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = encoder.encode(JSON.stringify(entry)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < most && bytes + size <= mostBytes) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches;
}
