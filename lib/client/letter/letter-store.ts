import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import {
  isEmptyLetter,
  type Letter,
  type LetterSnippet,
  type SnippetsById,
} from '@/lib/domain/letter/letter';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { deviceStore } from '@/lib/client/device/device-store';

const key = 'letter';

const loadSchema = () => import('./kept-letter-schema');

/** The letter as this device keeps it, with the snippets it shows, so that it reads the same without the library. */
export interface KeptLetter {
  readonly letter: Letter;
  readonly snippets: readonly LetterSnippet[];
  /** What its variables ask for. */
  readonly kinds?: readonly KindOfVariable[];
  readonly editedAt: string;
}

const noKinds: KindsByName = new Map();

export function keptLetter(
  letter: Letter,
  snippets: SnippetsById,
  editedAt: string,
  kinds: KindsByName = noKinds,
): KeptLetter {
  const chosen = letter.blocks.flatMap((block) =>
    block.kind === 'snippet' ? (snippets.get(block.snippetId) ?? []) : [],
  );
  const shown = chosen.map(({ id, orgId, title, versions, variables }) => ({
    id,
    title,
    versions,
    variables,
    ...(orgId === undefined ? {} : { orgId }),
  }));
  const asked = [...kinds].map(([name, kind]) => ({ name, kind }));
  return { letter, snippets: shown, ...(asked.length > 0 && { kinds: asked }), editedAt };
}

/** `onFound` is told that there is one before it can be read. */
export async function loadLetter(uid: string, onFound?: () => void): Promise<KeptLetter | null> {
  const schema = async () => {
    onFound?.();
    return (await loadSchema()).keptLetterSchema;
  };
  return ((await deviceStore(uid).read(key, schema)) as KeptLetter | undefined) ?? null;
}

/** Answers whether the device keeps it; an empty letter is not worth keeping. */
export async function keepLetter(uid: string, kept: KeptLetter): Promise<boolean> {
  if (!isEmptyLetter(kept.letter)) {
    // It is read again when another letter takes its place, which must not wait then.
    void loadSchema().catch(() => undefined);
    return deviceStore(uid).write(key, kept);
  }
  await clearLetter(uid);
  return true;
}

async function clearLetter(uid: string): Promise<void> {
  await deviceStore(uid).remove(key);
}
