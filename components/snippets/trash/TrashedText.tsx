import { RichTextView } from '@/components/rich-text/RichTextView';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import { parseRichText } from '@/lib/domain/text/rich-text';
import styles from './Trash.module.css';

/** A deleted snippet whole, to tell whether it is the one. */
export function TrashedText({ snippet: { tags, variables, versions } }: { snippet: Snippet }) {
  const colors = new Map(variables.map(({ name, color }) => [name, color]));
  return (
    <>
      {tags.length > 0 && <p className={styles.caption}>{tags.join(' · ')}</p>}
      {versionOrder.map((sex) => {
        const version = versions[sex];
        return (
          version && (
            <section key={sex} aria-label={`${sexNames[sex]} version`}>
              <h2 className={styles.version}>{sexNames[sex]}</h2>
              <RichTextView richText={parseRichText(version.html)} colors={colors} sex={null} />
            </section>
          )
        );
      })}
    </>
  );
}
