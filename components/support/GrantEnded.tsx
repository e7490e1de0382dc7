import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { SupportGrant } from '@/lib/contracts/support';
import { dayWords } from '@/lib/domain/app/day-words';
import { possessive } from '@/lib/domain/text/possessive';
import { granterName } from './granted-library-address';
import styles from './GrantedLibraryPage.module.css';

/** Says that there is nothing to read any more, and by whose doing. */
export function GrantEnded({ grant }: { grant: SupportGrant | null }) {
  const now = useNow();
  return (
    <div className={styles.end} role="status">
      <VisuallyHidden>
        <h1>Support</h1>
      </VisuallyHidden>
      <EmptyState
        picture={<Dog />}
        {...words(grant, now)}
        action={
          <Button href="/profile" variant="contained" size="large">
            Back to your account
          </Button>
        }
      />
    </div>
  );
}

function words(grant: SupportGrant | null, now: number): { title: string; text: string } {
  if (grant === null) {
    return {
      title: 'You have no access to these snippets',
      text: 'Their owner has to grant you access first.',
    };
  }
  const name = granterName(grant);
  return Date.parse(grant.expiresAt) <= now
    ? {
        title: `Your access to ${possessive(name)} snippets has ended`,
        text: `It ran until ${dayWords(grant.expiresAt, now)}.`,
      }
    : {
        title: `${name} has ended your access`,
        text: 'What you had open is closed. Ask again if you still need it.',
      };
}
