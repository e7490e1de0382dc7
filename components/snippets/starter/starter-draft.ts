import type { ImportDraft } from '@/lib/client/queries/snippets/snippet-import';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';

/** A starter snippet as it is added to a library: written, in all three versions. */
export const starterDraft = ({ title, tags, male, female, neutral }: StarterSnippet): ImportDraft => ({
  title,
  tags: [...tags],
  versions: {
    male: { html: male, origin: 'written' },
    female: { html: female, origin: 'written' },
    neutral: { html: neutral, origin: 'written' },
  },
});
