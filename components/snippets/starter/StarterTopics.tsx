import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { starterTopics } from '@/lib/starter/library';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';
import styles from './StarterDialog.module.css';

interface Props {
  chosen: ReadonlySet<string>;
  isThere: (snippet: StarterSnippet) => boolean;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** The starter snippets under their topics; those that the library holds are only named. */
export function StarterTopics({ chosen, isThere, onChoose }: Props) {
  return (
    <div className={styles.topics} tabIndex={0} role="group" aria-label="Starter snippets">
      {starterTopics.map(({ name, snippets }) => {
        const open = snippets.filter((snippet) => !isThere(snippet)).map(({ key }) => key);
        const count = open.filter((key) => chosen.has(key)).length;
        const isAll = open.length > 0 && count === open.length;
        return (
          <section key={name} aria-label={name}>
            <div className={styles.topic}>
              <div className={styles.check}>
                {open.length > 0 && (
                  <RowCheckbox
                    label={`All of ${name}`}
                    checked={isAll}
                    indeterminate={count > 0 && !isAll}
                    onToggle={() => onChoose(open, !isAll)}
                  />
                )}
              </div>
              <h3>{name}</h3>
            </div>
            <ul>
              {snippets.map((snippet) => {
                const { key, title, neutral } = snippet;
                const isHere = isThere(snippet);
                return (
                  <li key={key} className={styles.row} data-here={isHere || undefined}>
                    <div className={styles.check}>
                      {!isHere && (
                        <RowCheckbox
                          label={title}
                          checked={chosen.has(key)}
                          onToggle={() => onChoose([key], !chosen.has(key))}
                        />
                      )}
                    </div>
                    <span className={styles.text}>
                      <span className={styles.title}>{title}</span>
                      <span className={styles.line}>{isHere ? 'In your library' : htmlToLine(neutral)}</span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
