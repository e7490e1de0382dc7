/** What is pasted or dropped of pictures as files; none where words come along, which say more. */
export function pictureFiles(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
  return files.length > 0 && !hasWords(data) ? files : [];
}

/** Browsers put a picture that is copied from a page beside an html that holds nothing else. */
function hasWords(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return (data?.getData('text/plain') ?? '') !== '';
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
}

/** A picture that is written out in an address; null where it is none, or written otherwise than in base64. */
export function pictureInAddress(address: string): Blob | null {
  const [, type, data] = /^data:(image\/[a-z]+);base64,([a-z0-9+/=\s]+)$/i.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
