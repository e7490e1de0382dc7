import { Button } from '@/components/ui/buttons/Button';
import { helpSections } from '@/lib/help/help';
import type { HelpArticle } from '@/lib/help/help-article';
import styles from './HelpAnswers.module.css';
import { HelpArticleText } from './HelpArticleText';

interface Props {
  question: string;
  /** The best first. */
  answers: readonly HelpArticle[];
  onClear: () => void;
}

const sectionOf = (article: HelpArticle) =>
  helpSections.find(({ articles }) => articles.includes(article))?.title;

export function HelpAnswers({ question, answers, onClear }: Props) {
  if (answers.length === 0) {
    return (
      <section aria-labelledby="no-answer" className={styles.none}>
        <h2 id="no-answer">Nothing here answers “{question}”</h2>
        <p>Try another word, look through the sections, or ask us below.</p>
        <Button onClick={onClear}>Show all help topics</Button>
      </section>
    );
  }
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        {answers.length === 1 ? '1 answer' : `${answers.length} answers`} to “{question}”
      </h2>
      {answers.map((article) => (
        <HelpArticleText key={article.id} article={article} under={sectionOf(article)} />
      ))}
    </section>
  );
}
