import { titleKey } from '@/lib/domain/text/includes';

/** A snippet that includes others, by its title and theirs. */
export interface Including {
  readonly title: string;
  readonly includes: readonly string[];
}

/** The titles by way of which a snippet would stand in itself, itself first and last; null where it would not. `others`: the rest of its library. */
export function includeCircle(snippet: Including, others: readonly Including[]): string[] | null {
  const byKey = new Map<string, Including[]>();
  for (const other of others) {
    const key = titleKey(other.title);
    byKey.set(key, [...(byKey.get(key) ?? []), other]);
  }
  const own = titleKey(snippet.title);
  const seen = new Set<string>();
  const wayBack = ({ includes }: Including, way: readonly string[]): string[] | null => {
    for (const title of includes) {
      const key = titleKey(title);
      if (key === own) return [...way, snippet.title];
      if (seen.has(key)) continue;
      seen.add(key);
      for (const next of byKey.get(key) ?? []) {
        const found = wayBack(next, [...way, next.title]);
        if (found) return found;
      }
    }
    return null;
  };
  return wayBack(snippet, [snippet.title]);
}

/** “This would put “A” into itself, by way of “B”.” */
export function circleSentence(circle: readonly string[]): string {
  const [own = '', ...way] = circle;
  const between = way.slice(0, -1).map((title) => `“${title}”`);
  const byWay = between.length === 0 ? '' : `, by way of ${between.join(', then ')}`;
  return `This would put “${own}” into itself${byWay}.`;
}
