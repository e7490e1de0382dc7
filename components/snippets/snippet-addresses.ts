import type { Snippet } from '@/lib/contracts/snippet';

type Addressed = Pick<Snippet, 'id' | 'orgId'>;

const withOrganization = (address: string, orgId: string | undefined, sign: '?' | '&') =>
  orgId === undefined ? address : `${address}${sign}orgId=${encodeURIComponent(orgId)}`;

export const editAddress = ({ id, orgId }: Addressed) => withOrganization(`/snippets/${id}`, orgId, '?');

export const composeAddress = ({ id }: Addressed) => `/email?add=${id}`;
