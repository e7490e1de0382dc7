import { isDogName } from '@/lib/domain/letter/several-dogs';

/** How a value may look, where its name tells; in the reader's own way of writing dates and times. */
export function exampleFor(name: string, areSeveral: boolean, now = new Date()): string | undefined {
  if (areSeveral && isDogName(name)) return 'Bella and Max';
  const nextWeek = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 10);
  if (/\b(?:time|hour)\b/.test(words(name))) {
    return nextWeek.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  }
  if (/\b(?:date|day|next lesson|next session|appointment|until|by)\b/.test(words(name))) {
    return nextWeek.toLocaleDateString(undefined, { weekday: 'short', month: 'short', day: 'numeric' });
  }
  return undefined;
}

const words = (name: string) => name.replace(/[_-]+/g, ' ');
