import type { Dog } from '@/lib/contracts/dogs';

/** What the account keeps of dogs: whether it is to, and which; the one used last stands first. */
export interface KeptDogs {
  readonly isKept: boolean;
  readonly dogs: readonly Dog[];
}
