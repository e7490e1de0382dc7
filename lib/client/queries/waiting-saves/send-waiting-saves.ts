import type { QueryClient } from '@tanstack/react-query';
import { createSnippet, updateSnippet } from '@/lib/contracts/snippets';
import { currentUid } from '@/lib/client/sign-in/auth';
import { dropDraft, keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { dropWaitingSave, readWaitingSaves, type WaitingSave } from '@/lib/client/device/waiting-saves';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { isSameSnippet } from '@/lib/domain/snippets/edited-snippet';
import { sendSnippet } from './send-snippet';
import { putSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import { scopeOf } from '@/lib/client/queries/snippets/snippet-queries';
import { readWaitingAgain } from './waiting-saves';
import type { WaitingOutcome } from './waiting-outcomes';

/** The server has looked at it and will not have it: asking again changes nothing. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

/** Sends what waits, one after the other and from one page at a time, until something cannot be sent now either. */
export async function sendWaitingSaves(client: QueryClient, uid: string): Promise<readonly WaitingOutcome[]> {
  const outcomes: WaitingOutcome[] = [];
  await alone(uid, async () => {
    for (const save of await readWaitingSaves(uid)) {
      // Under another name it would become somebody else's.
      if ((await currentUid()) !== uid) return;
      const outcome = await sendOne(client, uid, save);
      if (outcome === null) return;
      outcomes.push(outcome);
    }
  });
  if (outcomes.length > 0) await readWaitingAgain(client, uid);
  return outcomes;
}

async function alone(uid: string, work: () => Promise<void>): Promise<void> {
  // Browsers of before 2022 have no locks; there the key of each save keeps it from being made twice.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`heelwrite-waiting-${uid}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}

/** null: it cannot be sent now. */
async function sendOne(client: QueryClient, uid: string, save: WaitingSave): Promise<WaitingOutcome | null> {
  const library = { uid, orgId: save.orgId };
  const query = scopeOf(library);
  try {
    const snippet = await sendSnippet(save, {
      create: async (draft) => {
        const { key, draft: sent } = save.creation ?? { key: save.key, draft };
        const made = await call(createSnippet, { query, body: sent, idempotencyKey: key });
        return { made, isBehind: JSON.stringify(sent) !== JSON.stringify(draft) };
      },
      update: (draft) => call(updateSnippet, { query, body: draft }),
      onStep: () => undefined,
    });
    await settle(uid, save);
    putSnippet(client, library, snippet);
    return { save, result: { snippet } };
  } catch (error) {
    if (!isRefused(error)) return null;
    await giveBack(uid, save);
    return { save, result: { error } };
  }
}

const ownerOf = (uid: string, { orgId, id }: WaitingSave) => ({ uid, orgId: id === null ? null : orgId, id });

/** What is saved is no draft any more. */
async function settle(uid: string, save: WaitingSave): Promise<void> {
  const owner = ownerOf(uid, save);
  await dropDraft(owner, await draftsBut(owner, save));
  await dropWaitingSave(uid, save.key);
}

/** What was refused is a draft again, offered where its snippet is opened. */
async function giveBack(uid: string, save: WaitingSave): Promise<void> {
  const owner = ownerOf(uid, save);
  const { at, revision, edited } = save;
  await keepDraft(owner, { at, revision, edited }, await draftsBut(owner, save));
  await dropWaitingSave(uid, save.key);
}

const draftsBut = async (owner: Parameters<typeof readDrafts>[0], { edited }: WaitingSave) =>
  (await readDrafts(owner)).filter((draft) => !isSameSnippet(draft.edited, edited));
