import { useId, useState } from 'react';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { VersionTabs } from '@/components/snippets/versions/VersionTabs';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { sexNames, stateOfVersion, versionOrder } from '@/lib/domain/snippets/version-state';
import styles from './GrantedSnippet.module.css';

/** A snippet as it stands, version by version. */
export function GrantedSnippet({ snippet: { title, tags, variables, versions } }: { snippet: Snippet }) {
  const id = useId();
  const [sex, setSex] = useState<Sex>(() => versionOrder.find((each) => versions[each]) ?? 'male');
  const colors = new Map(variables.map(({ name, color }) => [name, color]));
  return (
    <article aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {tags.length > 0 && <p className={styles.tags}>{tags.join(', ')}</p>}
      <VersionTabs
        id={id}
        current={sex}
        stateOf={(each) => stateOfVersion(versions[each])}
        doubtsOf={() => 0}
        onChange={setSex}
      />
      {versionOrder.map((each) => {
        const version = versions[each];
        return (
          <div
            key={each}
            role="tabpanel"
            id={`${id}-panel-${each}`}
            aria-labelledby={`${id}-tab-${each}`}
            hidden={each !== sex}
            tabIndex={0}
            className={styles.panel}
          >
            {version === undefined ? (
              <p className={styles.missing}>There is no {sexNames[each].toLowerCase()} version.</p>
            ) : (
              <RichTextView richText={parseRichText(version.html)} colors={colors} sex={null} />
            )}
          </div>
        );
      })}
    </article>
  );
}
