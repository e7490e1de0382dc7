/**
 * The keys under which answers of the server are kept. One that begins another names all that begin so:
 * `anySubscriptionKey` is the subscription of whoever was asked for.
 */

/** undefined: nobody is signed in, and nothing is asked. */
type Uid = string | undefined;

interface OneLibrary {
  readonly uid: string;
  readonly orgId: string | null;
}

export const accountKey = (uid: string) => ['account', uid] as const;
export const lessonSetsKey = (uid: string) => ['lesson-sets', uid] as const;

export const anySubscriptionKey = () => ['subscription'] as const;
export const subscriptionKey = (uid: Uid) => [...anySubscriptionKey(), uid] as const;
export const organizationSubscriptionKey = (uid: string, orgId: string) =>
  [...subscriptionKey(uid), orgId] as const;

export const anyOrganizationsKey = () => ['organizations'] as const;
export const organizationsKey = (uid: Uid) => [...anyOrganizationsKey(), uid] as const;

export const anyRoleKey = (orgId: string | null | undefined) => ['role', orgId] as const;
export const roleKey = (orgId: string | null | undefined, uid: Uid) => [...anyRoleKey(orgId), uid] as const;

export const anyUsageKey = () => ['usage'] as const;
export const usageKey = (uid: string) => [...anyUsageKey(), uid] as const;

export const schoolUsageKey = (uid: string, orgId: string, from: string, to: string) =>
  ['school-usage', uid, orgId, from, to] as const;

export const pricingKey = () => ['pricing'] as const;
export const licensePreviewKey = (orgId: string, licenses: number | null) =>
  ['license-preview', orgId, licenses] as const;

export const anyAuditKey = () => ['audit'] as const;
export const auditKey = (uid: string, orgId: string | null) => [...anyAuditKey(), uid, orgId] as const;

export const supportAccessKey = (uid: string, orgId: string | null) =>
  ['support-access', uid, orgId] as const;

export const anyGrantsKey = () => ['support-grants'] as const;
export const grantsKey = (uid: string) => [...anyGrantsKey(), uid] as const;

/** Whose snippets support staff read. */
export const grantedLibraryKey = (library: object) => ['granted-library', library] as const;
export const anyGrantedSnippetKey = (library: object) => ['granted-snippet', library] as const;
export const grantedSnippetKey = (library: object, id: string) =>
  [...anyGrantedSnippetKey(library), id] as const;
export const grantedTrashKey = (library: object) => [...grantedLibraryKey(library), 'trash'] as const;
export const grantedHistoryKey = (library: object, id: string) =>
  [...grantedSnippetKey(library, id), 'history'] as const;

export const anyLibraryKey = (uid: string) => ['snippets', uid] as const;
export const libraryKey = ({ uid, orgId }: OneLibrary) => [...anyLibraryKey(uid), orgId] as const;

export const anySnippetKey = ({ uid, orgId }: OneLibrary) => ['snippet', uid, orgId] as const;
export const snippetKey = (library: OneLibrary, id: string) => [...anySnippetKey(library), id] as const;

export const originalKey = ({ uid, orgId }: OneLibrary, id: string) => ['original', uid, orgId, id] as const;

export const suggestionsKey = (uid: string, orgId: string) => ['suggestions', uid, orgId] as const;

export const trashKey = ({ uid, orgId }: OneLibrary) => ['trash', uid, orgId] as const;
/** What a snippet said before the given revision of it. */
export const historyKey = ({ uid, orgId }: OneLibrary, id: string, revision: number) =>
  ['history', uid, orgId, id, revision] as const;

export const variablesKey = ({ uid, orgId }: OneLibrary) => ['variables', uid, orgId] as const;

export const variableKindsKey = ({ uid, orgId }: OneLibrary) => ['variable-kinds', uid, orgId] as const;

/** Kept on the device. */
export const favoritesKey = (uid: string) => ['favorites', uid] as const;
export const savedFiltersKey = (uid: string) => ['saved-filters', uid] as const;

/** Kept on the device. */
export const recentDogsKey = (uid: string) => ['recent-dogs', uid] as const;
export const snippetUsesKey = (uid: string) => ['snippet-uses', uid] as const;
export const waitingDraftsKey = (uid: string) => ['waiting-drafts', uid] as const;
export const waitingSavesKey = (uid: string) => ['waiting-saves', uid] as const;
export const draftsKey = (uid: string, orgId: string | null, id: string) =>
  ['drafts', uid, orgId ?? 'mine', id] as const;
