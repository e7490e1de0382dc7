/** As plans count them. */
export const megabyte = 1_000_000;

/** Bytes as people say them, to a tenth of a megabyte or a gigabyte: 12.3 MB, 2 GB. */
export function roomOfBytes(bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  if (megabytes < 1_000) return `${megabytes} MB`;
  return `${(Math.round(megabytes / 100) / 10).toLocaleString('en')} GB`;
}
