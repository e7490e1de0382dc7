/** The codes of gRPC that the store refuses with. */
const codes = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, FAILED_PRECONDITION: 9, UNIMPLEMENTED: 12 } as const;

/** What a store refuses, with the code that Firestore's client tells errors apart by; none of these is tried again. */
class StoreError extends Error {
  readonly code: number;

  constructor(name: keyof typeof codes, sentence: string) {
    super(`${codes[name]} ${name}: ${sentence}`);
    this.code = codes[name];
  }
}

/** What Google's Firestore refuses as well, and with the same code. */
export const invalid = (sentence: string) => new StoreError('INVALID_ARGUMENT', sentence);
export const missing = (sentence: string) => new StoreError('NOT_FOUND', sentence);
export const impossible = (sentence: string) => new StoreError('FAILED_PRECONDITION', sentence);

/** What Firestore can do and this store can't do as Firestore does: better no answer than another one. */
export const notAsFirestore = (what: string) =>
  new StoreError(
    'UNIMPLEMENTED',
    `The local store does not ${what} as Firestore does; find another way, or teach local/firestore and its table of cases.`,
  );
