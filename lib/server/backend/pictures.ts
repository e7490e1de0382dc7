import 'server-only';
import type { PictureType } from '@/lib/contracts/picture-types';

/** The bytes of pictures, by names of ours. Every call may be made again, and comes to the same. */
export interface PictureStore {
  /** Resolves once they are kept for good. */
  put(name: string, type: PictureType, bytes: Uint8Array): Promise<void>;
  /** undefined where there are none of this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Whether there was something to copy. */
  copy(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** The store did not take, give or remove what it was asked to. */
export class PicturesOutOfReach extends Error {
  readonly code = 'unavailable';

  constructor(cause: unknown) {
    super('Pictures can’t be reached right now. Please try again in a moment.', { cause });
  }
}
