import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { searchHelp } from '@/lib/domain/help/help-search';
import { helpSections } from '@/lib/help/help';
import { focusAnchor } from './focus-anchor';
import { HelpAnswers } from './HelpAnswers';
import { HelpContact } from './HelpContact';
import { HelpContents } from './HelpContents';
import styles from './HelpBrowser.module.css';
import { HelpSearch } from './HelpSearch';
import { HelpSectionArticles } from './HelpSectionArticles';
import { useHelpQuestion } from './use-help-question';

const allArticles = helpSections.flatMap((section) => section.articles);

/** A question on top; below it its answers or, without one, everything there is to read. */
export function HelpBrowser() {
  const { asPath, events } = useRouter();
  const [question, ask] = useHelpQuestion();
  const asked = useDeferredValue(question.trim());
  const answers = useMemo(() => (asked === '' ? null : searchHelp(allArticles, asked)), [asked]);

  useEffect(() => {
    focusAnchor(asPath);
    // The same anchor once more changes no address.
    events.on('hashChangeComplete', focusAnchor);
    return () => events.off('hashChangeComplete', focusAnchor);
  }, [asPath, events]);

  return (
    <>
      <HelpSearch
        question={question}
        onAsk={ask}
        found={answers === null || asked !== question.trim() ? null : answers.length}
      />
      <div className={styles.panes}>
        <HelpContents sections={helpSections} />
        <div className={styles.articles}>
          {answers === null ? (
            helpSections.map((section) => <HelpSectionArticles key={section.id} section={section} />)
          ) : (
            <HelpAnswers question={asked} answers={answers} onClear={() => ask('')} />
          )}
          <HelpContact />
        </div>
      </div>
    </>
  );
}
