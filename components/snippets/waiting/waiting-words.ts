import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import type { WaitingOutcome } from '@/lib/client/queries/waiting-saves/waiting-outcomes';
import { ApiError } from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';

const nameOf = ({ edited }: WaitingSave) => `“${edited.title.trim()}”`;

/** What waits to be sent, in a sentence. */
export function waitingSentence(saves: readonly WaitingSave[]): string {
  const [first, ...others] = saves;
  if (!first) return '';
  const what = others.length === 0 ? `${nameOf(first)} is` : `${saves.length} snippets are`;
  return `${what} saved on this device, and will be sent when the network is back.`;
}

/** That what waited is with the server now. */
export function sentSentence(saves: readonly WaitingSave[]): string {
  const [first, ...others] = saves;
  return first && others.length === 0
    ? `${nameOf(first)} is sent and saved.`
    : `${saves.length} snippets are sent and saved.`;
}

/** Why what waited is a draft again. */
export function refusedSentence({ save, error }: { save: WaitingSave; error: Error }): string {
  return `${nameOf(save)} could not be sent. ${reasonOf(error)} Yours is kept as a draft.`;
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return errorSentence(error);
  if (error.code === 'conflict') return 'It was changed elsewhere meanwhile.';
  if (error.status === 404) return 'It was deleted meanwhile.';
  if (error.code === 'forbidden') return 'You may not change it any more.';
  return errorSentence(error);
}

/** Those that were sent, and those that were refused. */
export function parted(outcomes: readonly WaitingOutcome[]) {
  return {
    sent: outcomes.flatMap(({ save, result }) => ('snippet' in result ? [save] : [])),
    refused: outcomes.flatMap(({ save, result }) =>
      'error' in result ? [{ save, error: result.error }] : [],
    ),
  };
}
