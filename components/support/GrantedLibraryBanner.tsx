import { IconEye } from '@tabler/icons-react';
import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import type { GrantedLibrary } from '@/lib/client/queries/support/granted-library-queries';
import type { SupportGrant } from '@/lib/contracts/support';
import { dayWords } from '@/lib/domain/app/day-words';
import { possessive } from '@/lib/domain/text/possessive';
import { granterName } from './granted-library-address';
import styles from './GrantedLibraryBanner.module.css';

interface Props {
  /** null: not known yet. */
  grant: SupportGrant | null;
  library: GrantedLibrary;
}

/** Never lets anyone forget whose words these are. */
export function GrantedLibraryBanner({ grant, library }: Props) {
  const now = useNow();
  const what = 'uid' in library ? 'private snippets' : 'shared snippets';
  const whose = grant === null ? what : `${possessive(granterName(grant))} ${what}`;
  return (
    <header className={styles.banner}>
      <IconEye size={16} stroke={1.6} aria-hidden />
      <h1 className={styles.words}>
        You are reading {whose}. Read only
        {grant === null ? '.' : `, until ${dayWords(grant.expiresAt, now)}.`}
      </h1>
      <Button href="/profile">Stop reading</Button>
    </header>
  );
}
