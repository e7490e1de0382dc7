import * as z from 'zod/mini';
import { operation } from './operation';
import { organizationSchema } from './organization-fields';
import { emailSchema, idSchema, roleSchema } from './primitives';

export const mostInNote = 500;

/** Lines end in \n; what would steer a terminal, a mail's headers or the direction of the text is left out. */
const readable = (note: string) =>
  note
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What the inviter says in their own words: plain text. */
export const invitationNoteSchema = z
  .string()
  .check(z.overwrite(readable), z.maxLength(mostInNote, `A note can have at most ${mostInNote} characters.`));

const invitationDraftSchema = z.strictObject({
  email: emailSchema,
  role: roleSchema,
  note: z.optional(invitationNoteSchema),
});
export type InvitationDraft = z.output<typeof invitationDraftSchema>;

/** Answers with the header `X-Invitation-Mail: failed` where the mail could not be handed over; the invitation stands. */
export const inviteMember = operation('POST', '/api/organization/membership', {
  query: z.strictObject({ orgId: idSchema }),
  body: invitationDraftSchema,
  reply: organizationSchema,
  status: 201,
});
