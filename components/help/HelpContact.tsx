import Link from 'next/link';
import { usePublicSettings } from '@/lib/client/browser/public-settings';
import { ContactLink } from './ContactLink';
import styles from './HelpContact.module.css';

/** Who answers when none of this does. */
export function HelpContact() {
  const settings = usePublicSettings();
  return (
    <section aria-labelledby="contact" className={styles.contact}>
      <h2 id="contact" tabIndex={-1}>
        Still stuck?
      </h2>
      <p>
        Write to <ContactLink />. To suggest something, or to see what is planned, go to{' '}
        <a href={settings?.feedbackAddress} target="_blank" rel="noopener">
          Feedback &amp; Roadmap
        </a>
        .
      </p>
      <p>
        If it is about your own snippets, it helps if we can take a look:{' '}
        <Link href="/profile#support-access">Let support see your snippets for a day</Link>. We can only read
        them, and you can end it at any time.
      </p>
    </section>
  );
}
