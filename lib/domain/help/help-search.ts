import type { SearchedText } from '@/lib/domain/snippets/searched-text';
import { SnippetIndex } from '@/lib/domain/snippets/snippet-index';

/** What of an article is searched. */
interface Searchable {
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
  readonly alsoCalled: readonly string[];
}

/** Words that a question is built with, and that say nothing of what it asks. */
const fillers = new Set(
  (
    'a an the this that these my me i im you your we our it its is am are was were be been do does did done ' +
    'can could may might will would should shall must how what why where when which who whom to of in on at ' +
    'by for with from into as and or but not no if then there here have has had get got want need please help ' +
    'about so up'
  ).split(' '),
);

/** An answer this much weaker than the best one is not what was asked for. */
const worthShowing = 0.5;
const mostShown = 6;

/** The articles that answer a question, the best first: as many of its words as possible, the rare ones above all. */
export function searchHelp<Article extends Searchable>(
  articles: readonly Article[],
  question: string,
): readonly Article[] {
  const index = new SnippetIndex();
  articles.forEach((article, number) => index.put(number, searchedText(article)));
  const total = new Map<Article, number>();
  for (const word of wordsToFind(question)) {
    const ranks = index.search(word)?.ranks;
    if (!ranks) continue;
    const found = ranks.filter((rank) => rank > 0).length;
    // A word that stands everywhere tells little.
    const rarity = Math.log(1 + articles.length / Math.max(1, found));
    articles.forEach((article, number) =>
      total.set(article, (total.get(article) ?? 0) + (ranks[number] ?? 0) * rarity),
    );
  }
  const best = Math.max(0, ...total.values());
  return articles
    .filter((article) => best > 0 && (total.get(article) ?? 0) >= best * worthShowing)
    .toSorted((one, other) => (total.get(other) ?? 0) - (total.get(one) ?? 0))
    .slice(0, mostShown);
}

/** Without fillers, unless the question holds nothing else. */
function wordsToFind(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word.replace(/['’]/g, '')));
  return telling.length > 0 ? telling : words;
}

const searchedText = ({ title, body, alsoCalled }: Searchable): SearchedText => ({
  title,
  labels: alsoCalled.join(' '),
  body: body.flat().join(' '),
});
