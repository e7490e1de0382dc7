import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { Button } from '@/components/ui/buttons/Button';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { VersionTabs } from '@/components/snippets/versions/VersionTabs';
import type { GrantedLibrary } from '@/lib/client/queries/support/granted-library-queries';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { sexNames, stateOfVersion, versionOrder } from '@/lib/domain/snippets/version-state';
import styles from './GrantedSnippet.module.css';

const GrantedHistoryDialog = onDemand(() =>
  import('./GrantedHistoryDialog').then((module) => module.GrantedHistoryDialog),
);

interface Props {
  library: GrantedLibrary;
  snippet: Snippet;
}

/** A snippet as it stands, version by version, with the way to what it said before. */
export function GrantedSnippet({ library, snippet }: Props) {
  const { title, tags, variables, versions } = snippet;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
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
      <Button
        variant="text"
        className={styles.history}
        startIcon={<IconHistory size={16} stroke={1.6} aria-hidden />}
        onClick={() => setHistoryOpen(true)}
      >
        History
      </Button>
      {isHistoryOpen && (
        <GrantedHistoryDialog library={library} snippet={snippet} onClose={() => setHistoryOpen(false)} />
      )}
    </article>
  );
}
