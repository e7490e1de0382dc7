import Link from 'next/link';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/brand/Logo';
import styles from './LegalPage.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

export function LegalPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href="/" className={styles.brand}>
          <Logo />
          Heelwrite
        </Link>
      </header>
      <main className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <footer className={styles.foot}>
        <Link href="/terms">Terms</Link>
        <Link href="/privacy">Privacy</Link>
        <Link href="/login">Sign in</Link>
      </footer>
    </div>
  );
}
