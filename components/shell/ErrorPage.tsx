import Link from 'next/link';
import { StandalonePage } from '@/components/page/StandalonePage';
import styles from '@/components/page/StandalonePage.module.css';

interface Props {
  title: string;
  text: string;
}

/** What is said where there is no page, or where one broke. */
export function ErrorPage({ title, text }: Props) {
  return (
    <StandalonePage title={title}>
      <p className={styles.text}>{text}</p>
      <Link className={styles.button} href="/">
        Go to Home
      </Link>
    </StandalonePage>
  );
}
