export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** From the token's claim; false when the claims cannot be read (§6). */
  isGlobalAdmin: boolean;
  /** Whether there is a password to sign in with. */
  hasPassword: boolean;
  /** The linked Google account's address; null: none is linked. */
  googleEmail: string | null;
}
