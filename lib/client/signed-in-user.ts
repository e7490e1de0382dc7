export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** From the token's claim; false when the claims cannot be read (§6). */
  isGlobalAdmin: boolean;
}
