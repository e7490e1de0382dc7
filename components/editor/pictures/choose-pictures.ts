/** Lets pictures be chosen from the device. */
export function choosePictures(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/png,image/jpeg,image/webp,image/gif';
  input.multiple = true;
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}
