// Usage: node packages/pronouns/scripts/word-list.ts
// Writes src/words/word-list.ts anew from the word classes of wink-eng-lite-web-model (MIT).
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packedWords } from '../src/words/packed-words.ts';

interface Model {
  readonly lexicon: Uint32Array;
  readonly features: {
    readonly lexeme: { readonly list: readonly string[] };
    readonly posClusters: { readonly list: readonly ReadonlySet<number>[] };
  };
  readonly pos: { readonly list: readonly string[] };
}

const load = createRequire(import.meta.url)('wink-eng-lite-web-model/dist/load-core-model.js') as () => Model;
const { lexicon, features, pos } = load();

/** The layout of the model's packed words: class sets and the class to prefer are in the second of four numbers. */
const packed = { size: 4, classes: 1, classesMask: 0x3fe0000, classesShift: 17, preferredShift: 26 };

const words: { word: string; classes: ReadonlySet<string>; preferred: string }[] = [];
for (const [index, word] of features.lexeme.list.entries()) {
  if (!/^[a-z]{2,}$/.test(word)) continue;
  const number = lexicon[index * packed.size + packed.classes] ?? 0;
  const set = features.posClusters.list[(number & packed.classesMask) >>> packed.classesShift] ?? new Set();
  const classes = new Set([...set].map((id) => pos.list[id] ?? ''));
  words.push({ word, classes, preferred: pos.list[number >>> packed.preferredShift] ?? '' });
}

const known = new Set(words.filter(({ classes }) => classes.has('VERB')).map(({ word }) => word));

function isInflected(word: string): boolean {
  if (/^(?:feed|seed|weed|need|heed|speed|breed|bleed|exceed|proceed|succeed|.*ss)$/.test(word)) return false;
  for (const ending of ['ing', 'ed', 'es', 's']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < 2) continue;
    const shortened = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
    const candidates = [stem, `${stem}e`, shortened, stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem];
    if (candidates.some((candidate) => candidate !== word && known.has(candidate))) return true;
  }
  return false;
}

/** Endings from which an adjective is told without a list. */
const adjectival = /(?:able|ible|ful|less|ous|ed|ing)$/;

const listByPreferred: Readonly<Record<string, string>> = { VERB: 'verbNouns', NOUN: 'nounVerbs' };

const lists: Record<string, string[]> = {
  verbs: [],
  nounVerbs: [],
  verbNouns: [],
  evenVerbs: [],
  adjectives: [],
  nounAdjectives: [],
  adverbs: [],
};
for (const { word, classes, preferred } of words) {
  if (classes.has('VERB') && !isInflected(word)) {
    const list = !classes.has('NOUN') ? 'verbs' : (listByPreferred[preferred] ?? 'evenVerbs');
    lists[list]?.push(word);
  }
  if (classes.has('ADJ') && !adjectival.test(word) && !isInflected(word)) {
    lists[classes.has('NOUN') ? 'nounAdjectives' : 'adjectives']?.push(word);
  }
  if (classes.has('ADV') && !word.endsWith('ly')) lists['adverbs']?.push(word);
}

const source = Object.entries(lists)
  .map(([name, list]) => `export const ${name} =\n  '${packedWords(list.sort())}';\n`)
  .join('\n');
writeFileSync(
  new URL('../src/words/word-list.ts', import.meta.url),
  `// Made by scripts/word-list.ts from wink-eng-lite-web-model (MIT, Copyright GRAYPE Systems Private Limited).\n// prettier-ignore\n${source.replaceAll('\n\nexport', '\n\n// prettier-ignore\nexport')}`,
);
