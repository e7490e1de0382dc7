import * as z from 'zod/mini';
import { operation } from './operation';
import { emailSchema, noQuery } from './primitives';

const path = '/api/account';

export const accountLimits = { displayName: 80, signature: 10_000 } as const;

export const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  signature: z.optional(z.string()),
  /** Its deletion was asked for and goes on by itself; until it is done, nothing new is kept. */
  isBeingDeleted: z.optional(z.literal(true)),
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = operation('GET', path, { query: noQuery, reply: accountSchema });

export const updateAccount = operation('PUT', path, {
  query: noQuery,
  body: z.strictObject({
    displayName: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Your name cannot be empty.'),
          z.maxLength(accountLimits.displayName, 'A name can have at most 80 characters.'),
        ),
    ),
    /** HTML; an empty one takes the signature away. */
    signature: z.optional(
      z
        .string()
        .check(z.maxLength(accountLimits.signature, 'A signature can have at most 10,000 characters.')),
    ),
  }),
  reply: accountSchema,
});

/**
 * Deletes the caller for good; only shortly after a sign-in. Answers with the header `X-Deletion: under-way` where not all
 * is gone yet: the rest follows by itself.
 */
export const deleteAccount = operation('DELETE', path, { query: noQuery });

/** Ends every session of the caller, the one that calls included. */
export const signOutEverywhere = operation('POST', `${path}/sign-out-everywhere`, { query: noQuery });

/** Mails the caller a link that verifies their address. */
export const sendVerificationMail = operation('POST', `${path}/verification-mail`, {
  query: noQuery,
  beforeConfirming: true,
});

/**
 * Mails a link to the address that the caller wants to sign in with from now on; only shortly after a sign-in. The answer
 * is the same whether that address is free or not.
 */
export const sendEmailChangeMail = operation('POST', `${path}/email-change-mail`, {
  query: noQuery,
  body: z.strictObject({ email: emailSchema }),
});

/** Mails a link to set a new password; the answer is the same whether the address is known or not. */
export const sendPasswordResetMail = operation('POST', `${path}/password-reset-mail`, {
  query: noQuery,
  body: z.strictObject({ email: emailSchema }),
  open: true,
});
