import { Button } from '@/components/ui/buttons/Button';
import styles from './Home.module.css';

/** Takes the place of the letter that waits when there is none. */
export function StartCard() {
  return (
    <article className={styles.sheet}>
      <h3 className={styles.subject}>A follow-up in under a minute</h3>
      <p className={`${styles.firstLines} ${styles.whole}`}>
        Pick the snippets that fit the lesson, set the dog’s sex once, fill in the names, read it through and
        copy it into your mail program.
      </p>
      <div className={styles.foot}>
        <Button href="/email" variant="contained" size="large">
          Start an email
        </Button>
      </div>
    </article>
  );
}
