import 'server-only';

/** Who makes a call, as Firebase vouches for them. */
export interface Actor {
  readonly uid: string;
  /** Trimmed and lower case; empty for an account without one. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** §6: the custom claim, true only when it is truthy on the token. */
  readonly globalAdmin: boolean;
  /** When they last gave a password or signed in anew; a refreshed token keeps it. */
  readonly signedInAt: Date;
}
