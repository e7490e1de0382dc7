import type { LocalAccount } from '../accounts/local-account.ts';

/** One kind of call, and how many of a hundred are of it. */
interface Kind {
  readonly what: string;
  readonly share: number;
  readonly make: (trainer: Trainer) => readonly [method: string, path: string, body?: unknown];
}

/** Someone at work: what they know of their library from the last list. */
export interface Trainer extends LocalAccount {
  /** The snippets that they saw last, by id. */
  readonly revisions: Map<string, number>;
  etag: string | undefined;
}

const letter =
  '<p>Today {{dog}} practised with his owner. Whenever he looked back at her, she fed him at her knee.</p>'.repeat(
    5,
  );

const draft = { title: 'Loose leash', versions: { male: { html: letter } }, tags: ['leash', 'homework'] };

const someOf = ({ revisions }: Trainer): readonly [string, number] => {
  const all = [...revisions];
  return all[Math.floor(Math.random() * all.length)] ?? ['none', 1];
};

/** What trainers do all day, mostly looking; what is created is soon deleted, so that a library keeps its size. */
const kinds: readonly [Kind, ...Kind[]] = [
  { what: 'list', share: 35, make: () => ['GET', '/api/snippets'] },
  { what: 'first page', share: 5, make: () => ['GET', '/api/snippets?limit=50'] },
  { what: 'one snippet', share: 15, make: (trainer) => ['GET', `/api/snippets?id=${someOf(trainer)[0]}`] },
  {
    what: 'save',
    share: 10,
    make: (trainer) => {
      const [id, revision] = someOf(trainer);
      return ['PUT', '/api/snippets', { ...draft, title: `Leash ${revision}`, id, revision }];
    },
  },
  { what: 'usage', share: 10, make: () => ['GET', '/api/usage'] },
  { what: 'plan', share: 8, make: () => ['GET', '/api/stripe/subscription'] },
  { what: 'account', share: 7, make: () => ['GET', '/api/account'] },
  { what: 'organizations', share: 5, make: () => ['GET', '/api/organization/user'] },
  { what: 'activity', share: 3, make: () => ['GET', '/api/audit'] },
  {
    what: 'swap',
    share: 2,
    make: () => [
      'POST',
      '/api/swap-pronouns',
      { startingSex: 'male', desiredSex: 'female', htmlString: letter },
    ],
  },
];

const [list] = kinds;

/** A kind by its share; who has not seen their library yet looks at it first. */
function nextKind({ revisions }: Trainer): Kind {
  let at = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0);
  return (revisions.size > 0 && kinds.find(({ share }) => (at -= share) < 0)) || list;
}

export interface Answered {
  readonly what: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Makes one call as the trainer, and takes notice of what it says. */
export async function callOnce(url: string, trainer: Trainer): Promise<Answered> {
  const { what, make } = nextKind(trainer);
  const [method, path, body] = make(trainer);
  const start = performance.now();
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${trainer.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(what === 'list' && trainer.etag !== undefined && { 'If-None-Match': trainer.etag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const milliseconds = performance.now() - start;
  if (what === 'list' && response.status === 200) {
    trainer.etag = response.headers.get('etag') ?? undefined;
    const snippets = JSON.parse(text) as readonly { id: string; revision: number }[];
    trainer.revisions.clear();
    for (const { id, revision } of snippets) trainer.revisions.set(id, revision);
  }
  if (what === 'save' && response.status === 200) {
    const { id, revision } = JSON.parse(text) as { id: string; revision: number };
    trainer.revisions.set(id, revision);
  }
  const kept = what === 'list' ? `${what}, ${response.status === 304 ? 'unchanged' : 'whole'}` : what;
  return { what: kept, status: response.status, milliseconds };
}
