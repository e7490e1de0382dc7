/** Says in a sentence why a file cannot be imported. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
