import * as z from 'zod/mini';
import { accountSchema } from './account';
import { auditEventSchema } from './audit';
import { dogEmailSchema } from './dog-emails';
import { keptDogShape } from './dogs';
import { favoriteSchema } from './favorites';
import { lessonSetSchema } from './lesson-sets';
import { operation } from './operation';
import { memberSchema } from './organization-fields';
import { noQuery, timeSchema } from './primitives';
import { pictureSchema } from './pictures';
import { savedFilterSchema } from './saved-filters';
import { schoolUseSchema } from './school-usage';
import { snippetSchema } from './snippet-fields';
import { snippetStateSchema } from './snippet-history';
import { subscriptionSchema } from './subscription';
import { suggestionSchema } from './suggestion-fields';
import { supportAccessSchema } from './support';
import { trashedSnippetSchema } from './trash';
import { tokenUsageSchema } from './usage';
import { kindOfVariableSchema } from './variable-kinds';
import { useSchema } from './uses';

/** Everything that is kept about the caller; `snippets` can be imported again. */
export const exportAccount = operation('GET', '/api/account/export', {
  query: noQuery,
  reply: z.object({
    exportedAt: timeSchema,
    account: accountSchema,
    snippets: z.array(snippetSchema),
    /** What was deleted from the caller's own library and can still be restored. */
    trash: z.array(trashedSnippetSchema),
    /** What the snippets of the caller's own library said before. */
    history: z.array(z.object({ snippetId: z.string(), ...snippetStateSchema.shape })),
    /** What the variables of the caller's own library ask for. */
    variables: z.array(kindOfVariableSchema),
    lessonSets: z.array(lessonSetSchema),
    favorites: z.array(favoriteSchema),
    savedFilters: z.array(savedFilterSchema),
    uses: z.array(useSchema),
    /** Of the caller's own library; each is loaded from its address. */
    pictures: z.array(pictureSchema),
    /** With the emails that were kept of each. */
    dogs: z.array(z.object({ ...keptDogShape, emails: z.array(dogEmailSchema) })),
    /** What the caller has used of each organization's snippets, month by month (ADR 61). */
    schoolUses: z.array(schoolUseSchema),
    /** What the caller has suggested in organizations and is not forgotten. */
    suggestions: z.array(z.object({ orgId: z.string(), ...suggestionSchema.shape })),
    organizations: z.array(z.object({ id: z.string(), name: z.string(), member: memberSchema })),
    /** The subscription that covers the caller. */
    subscription: z.optional(subscriptionSchema),
    supportAccess: supportAccessSchema,
    tokens: tokenUsageSchema,
    audit: z.array(auditEventSchema),
  }),
});
