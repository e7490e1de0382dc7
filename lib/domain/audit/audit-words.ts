import type { AuditEvent } from '@/lib/contracts/audit';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { licensesInWords } from '@/lib/domain/billing/license-price-words';
import { asRole } from '@/lib/domain/organizations/role-words';

/** Who acts where no person is known to: licenses are bought and canceled on Stripe's pages. */
export const stripeActor = 'stripe';

export const auditKinds = ['members', 'support', 'deletions', 'moves', 'plan', 'sessions', 'other'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindNames: Readonly<Record<AuditKind, string>> = {
  members: 'Members',
  support: 'Support',
  deletions: 'Deletions',
  moves: 'Moved snippets',
  plan: 'Organization and plan',
  sessions: 'Sign-ins',
  other: 'Other',
};

/** What only the one who reads the trail can tell. */
export interface AuditReader {
  readonly uid: string;
  /** The name of a person; undefined for one who is not known. */
  readonly person: (uid: string) => string | undefined;
  /** The title of a snippet; undefined for one that is not there any more, or not the reader’s to see. */
  readonly snippet: (id: string) => string | undefined;
  /** Whom an event invited; undefined for one who is not known. */
  readonly invitee: (event: AuditEvent) => Invitee | undefined;
}

type Invitee = Pick<Member, 'userId' | 'displayName' | 'email'>;

interface Meaning {
  readonly kind: AuditKind;
  /** What comes after the name of the one who acted. */
  readonly words: (event: AuditEvent, reader: AuditReader) => string;
}

const said = (kind: AuditKind, words: string): Meaning => ({ kind, words: () => words });

const isStripes = ({ actor }: AuditEvent) => actor.uid === stripeActor;

const numberIn = ({ metadata }: AuditEvent, key: string): number | undefined => {
  const value = metadata?.[key];
  return typeof value === 'number' ? value : undefined;
};

const roleIn = (event: AuditEvent): string | undefined => {
  const role = numberIn(event, 'role');
  return role === 0 || role === 1 || role === 2 ? asRole[role] : undefined;
};

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const nameOf = (target: string | undefined, { uid, person }: AuditReader): string => {
  if (target === undefined) return 'someone';
  return target === uid ? 'you' : (person(target) ?? 'someone');
};

function inviteeName(event: AuditEvent, { uid, invitee }: AuditReader): string {
  const known = invitee(event);
  if (known === undefined) return 'someone';
  return known.userId === uid ? 'you' : (known.displayName ?? known.email);
}

const meanings: Readonly<Record<string, Meaning>> = {
  'organization.created': said('plan', 'created an organization'),
  'organization.deleted': said('deletions', 'deleted an organization'),
  'licences.changed': {
    kind: 'plan',
    words: (event) => {
      const count = numberIn(event, 'licenseCount');
      if (isStripes(event))
        return `now has ${count === undefined ? 'a different number of licenses' : licensesInWords(count)}`;
      if (count === undefined) return 'changed the licenses';
      return `changed the licenses to ${count === 0 ? 'no limit' : count.toLocaleString()}`;
    },
  },
  'plan.resumed': said('plan', 'kept the plan that had been canceled'),
  'licences.ended': {
    kind: 'plan',
    words: (event) => (isStripes(event) ? 'ended, and its licenses with it' : 'ended the licenses'),
  },
  'member.invited': {
    kind: 'members',
    words: (event, reader) => {
      const role = roleIn(event);
      const who = inviteeName(event, reader);
      return role === undefined ? `invited ${who}` : `invited ${who} as ${role}`;
    },
  },
  'invitation.accepted': said('members', 'accepted the invitation'),
  'invitation.rejected': said('members', 'rejected the invitation'),
  'member.removed': {
    kind: 'members',
    words: ({ target, actor }, reader) => {
      // Who has not answered yet has no uid there.
      if (target === undefined) return 'revoked an invitation';
      return target === actor.uid ? 'left the organization' : `removed ${nameOf(target, reader)}`;
    },
  },
  'member.email_changed': {
    kind: 'members',
    words: ({ actor }, { uid }) => (actor.uid === uid ? 'have a new email' : 'has a new email'),
  },
  'member.left': said('members', 'left the organization'),
  'member.role_changed': {
    kind: 'members',
    words: (event, reader) => {
      // Who has not answered yet has no uid there.
      const who = event.target === undefined ? inviteeName(event, reader) : nameOf(event.target, reader);
      const role = roleIn(event);
      return role === undefined ? `gave ${who} a different role` : `made ${who} ${role}`;
    },
  },
  'snippets.moved_in': moved('into the organization'),
  'snippets.moved_out': moved('out of the organization'),
  'snippet.deleted': said('deletions', 'deleted a snippet'),
  'snippet.restored': {
    kind: 'deletions',
    words: (event) => {
      const count = numberIn(event, 'count');
      return count === undefined ? 'restored a snippet' : `restored ${counted(count, 'snippet')}`;
    },
  },
  'trash.deleted': said('deletions', 'deleted a snippet for good'),
  'trash.emptied': said('deletions', 'emptied the trash'),
  'account.deleted': said('deletions', 'deleted the account'),
  'account.signed_out_everywhere': said('sessions', 'signed out on every device'),
  'support.granted': {
    kind: 'support',
    words: (event) => {
      const days = numberIn(event, 'days');
      return days === undefined
        ? 'granted support access'
        : `granted support access for ${counted(days, 'day')}`;
    },
  },
  'support.revoked': said('support', 'ended support access'),
  'support.read': { kind: 'support', words: read },
  'support.signed_in': said('support', 'signed in as support staff'),
  'support.joined': said('support', 'joined as support'),
  'support.left': said('support', 'left as support'),
};

function moved(where: string): Meaning {
  return {
    kind: 'moves',
    words: (event) => {
      const count = numberIn(event, 'count');
      return `moved ${count === undefined ? 'snippets' : counted(count, 'snippet')} ${where}`;
    },
  };
}

/** The target of a support member who looks through what was deleted. */
const trashTarget = 'trash';

/** A target that is the private library’s owner, or none, is the list; any other is a snippet. */
function read({ target, orgId, actor }: AuditEvent, { uid, snippet, person }: AuditReader): string {
  if (target === trashTarget) return 'opened the trash';
  const isList =
    target === undefined || (orgId === undefined && (target === uid || person(target) !== undefined));
  if (isList && actor.uid === uid) return 'listed snippets as support';
  if (isList) return orgId === undefined ? 'listed your snippets' : 'listed the shared snippets';
  const title = snippet(target);
  return title === undefined ? 'opened a snippet' : `opened “${title}”`;
}

export function auditKindOf({ action }: AuditEvent): AuditKind {
  return Object.hasOwn(meanings, action) ? (meanings[action]?.kind ?? 'other') : 'other';
}

/** What happened, after the name of the one who did it; an action that nobody put into words is shown as it is. */
export function auditWords(event: AuditEvent, reader: AuditReader): string {
  const meaning = Object.hasOwn(meanings, event.action) ? meanings[event.action] : undefined;
  return meaning?.words(event, reader) ?? event.action;
}

/** Who acted: the reader, the subscription, a known name, an address, or someone who deleted their account. */
export function auditActor(event: AuditEvent, { uid, person }: AuditReader): string {
  const { actor } = event;
  if (actor.uid === uid) return 'You';
  // Who bought knows what they subscribed to, and may never have heard of Stripe.
  if (isStripes(event)) return 'The subscription';
  return person(actor.uid) ?? actor.email ?? 'Former member';
}

/** Whom an event invited, as far as those who are members or invited now tell. */
export function inviteeOf(
  { metadata, orgId }: AuditEvent,
  organizations: readonly Organization[],
): Member | undefined {
  const members = organizations.find(({ id }) => id === orgId)?.members ?? [];
  const [one, ...others] = members.filter(({ invitedAt }) => invitedAt === metadata?.invitedAt);
  return others.length === 0 ? one : undefined;
}
