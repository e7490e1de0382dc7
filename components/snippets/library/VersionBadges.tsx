import { sexes, type Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { sexNames, stateOfVersion, versionStateNames } from '@/lib/domain/snippets/version-state';
import styles from './VersionBadges.module.css';

const letters: Readonly<Record<Sex, string>> = { male: 'M', female: 'F', neutral: 'N' };

interface Props {
  versions: Snippet['versions'];
  /** By which it describes something, beside being seen. */
  id?: string;
}

/** Which of the three versions a snippet has, and in what state: M F N. */
export function VersionBadges({ versions, id }: Props) {
  return (
    <span id={id} aria-hidden={id !== undefined || undefined} className={styles.versions}>
      {sexes.map((sex) => {
        const state = stateOfVersion(versions[sex]);
        const words = `${sexNames[sex]}: ${versionStateNames[state].toLowerCase()}`;
        return (
          <span
            key={sex}
            role="img"
            aria-label={words}
            title={words}
            className={`${styles.version} ${styles[state]}`}
          >
            {letters[sex]}
          </span>
        );
      })}
    </span>
  );
}
