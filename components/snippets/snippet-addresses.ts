import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { LibraryFilter } from '@/lib/domain/snippets/snippet-filters';

type Addressed = Pick<Snippet, 'id' | 'orgId'>;

const withOrganization = (address: string, orgId: string | undefined, sign: '?' | '&') =>
  orgId === undefined ? address : `${address}${sign}orgId=${encodeURIComponent(orgId)}`;

export const editAddress = ({ id, orgId }: Addressed) => withOrganization(`/snippets/${id}`, orgId, '?');

/** To one version of it. */
export const versionAddress = (snippet: Addressed, sex: Sex) =>
  withOrganization(`/snippets/${snippet.id}?version=${sex}`, snippet.orgId, '&');

/** To what was written of it here and never saved. */
export const draftAddress = ({ id, orgId }: { readonly id: string | null; readonly orgId: string | null }) =>
  withOrganization(`/snippets/${id ?? 'create'}?draft`, orgId ?? undefined, '&');

export const addToLetterAddress = ({ id }: Addressed) => `/email?add=${id}`;

/** Several at once, in this order. */
export const addAllToLetterAddress = (snippets: readonly Pick<Snippet, 'id'>[]) =>
  `/email?${new URLSearchParams(snippets.map(({ id }) => ['add', id]))}`;

/** What was deleted from the library that the list shows; where it shows both, the trash says which. */
export const trashAddress = (library: LibraryFilter) =>
  library === 'all' ? '/snippets/trash' : `/snippets/trash?library=${library}`;
