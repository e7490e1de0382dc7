import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet, Version } from '@/lib/contracts/snippet-fields';
import { namesAskedFor } from '@/lib/domain/text/condition-names';

type Given = Partial<Omit<Snippet, 'versions'>> & { [S in Sex]?: string | Version };

export const written = (html: string): Version => ({ html, origin: 'written', stale: false });

let count = 0;

/** A snippet as the server gives it; a version may be given as its html alone. Without any version it has a neutral one. */
export function aSnippet({ male, female, neutral, ...given }: Given = {}): Snippet {
  count += 1;
  const versions: Snippet['versions'] = {};
  const texts = { male, female, neutral };
  if (!male && !female && !neutral) texts.neutral = '<p>Good dog.</p>';
  for (const sex of ['male', 'female', 'neutral'] as const) {
    const text = texts[sex];
    if (text !== undefined) versions[sex] = typeof text === 'string' ? written(text) : text;
  }
  const htmls = Object.values(versions).map((version) => version?.html ?? '');
  return {
    id: `snippet-${count}`,
    title: `Snippet ${count}`,
    versions,
    tags: [],
    variables: namesAskedFor(...htmls).map((name) => ({ name, color: 'amber' })),
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    updatedBy: 'anna',
    revision: 1,
    ...given,
  };
}
