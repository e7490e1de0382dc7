import * as z from 'zod/mini';
import { forgetStored, readStored, writeStored } from '@/lib/client/device/local-storage';
import type { SignedInUser } from './signed-in-user';

/** Who was last seen signed in on this device, and what a call carries for them until `expiresAt` of the device’s clock. */
export interface Session {
  readonly user: SignedInUser;
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

export const sessionKey = 'session';
const nobody = 'none';

const sessionSchema = z.object({
  user: z.object({
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    emailVerified: z.boolean(),
    isGlobalAdmin: z.boolean(),
    hasPassword: z.boolean(),
    googleEmail: z.nullable(z.string()),
  }),
  token: z.string(),
  expiresAt: z.number(),
});

/** null: nobody is signed in. undefined: this device does not remember. */
export function rememberedSession(): Session | null | undefined {
  const stored = readStored(sessionKey);
  if (stored === null) return undefined;
  if (stored === nobody) return null;
  try {
    return sessionSchema.parse(JSON.parse(stored));
  } catch {
    forgetStored(sessionKey);
    return undefined;
  }
}

export function rememberSession(session: Session | null): void {
  writeStored(sessionKey, session === null ? nobody : JSON.stringify(session));
}

/** A request takes a while, and the server’s clock is not this one’s. */
const leewayMs = 60_000;

export const isFresh = ({ expiresAt }: Session) => expiresAt - Date.now() > leewayMs;
