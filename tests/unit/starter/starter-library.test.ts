import { describe, expect, it } from 'vitest';
import { normalizeVariables, variableNames } from '@/lib/domain/text/variables';
import { starterEssentials, starterLibrary } from '@/lib/starter/library';
import { withoutOptionalParts } from './optional-parts';

const SEXES = ['male', 'female', 'neutral'] as const;
type Sex = (typeof SEXES)[number];

const TAGS = [
  'opening',
  'closing',
  'follow-up',
  'homework',
  'calm',
  'puppy',
  'recall',
  'leash',
  'behavior',
  'alone time',
  'health',
  'scheduling',
  'payment',
  'aftercare',
  'equipment',
  'group class',
  'multi-dog',
];

const PRONOUNS: Record<Sex, RegExp> = {
  male: /\b(?:he|him|his|himself)\b/gi,
  female: /\b(?:she|her|hers|herself)\b/gi,
  neutral: /\b(?:they|them|their|theirs|themself|themselves)\b/gi,
};

/** The five that make a whole letter after a first lesson from nothing but two names. */
const FIRST_LETTER = [
  'warm-hello',
  'first-lesson-recap',
  'loose-leash-week-1',
  'settle-on-a-mat',
  'see-you-next-time',
];

const versions = starterLibrary.flatMap((snippet) =>
  SEXES.map((sex) => ({ name: `${snippet.key} (${sex})`, key: snippet.key, sex, html: snippet[sex] })),
);

const variablesIn = (html: string) => variableNames(html).sort();

const tagsIn = (html: string) => [...html.matchAll(/<[^>]*>/g)].map((match) => match[0]);

const textOf = (html: string) =>
  html
    .replace(/<\/?(?:p|ul|ol|li|br)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/ +/g, ' ')
    .trim();

const wordsIn = (html: string) =>
  textOf(html)
    .replace(/\{\{[^{}]*\}\}/g, 'name')
    .split(' ').length;

/** What the text says, whoever the dog is: mentions of the dog and the endings that agree with them are levelled. */
const gist = (html: string) =>
  html
    .replace(/(?:\{\{dog\}\}|\byour (?:dog|puppy)\b)(?:’s)?/gi, '§')
    .replace(PRONOUNS.male, '§')
    .replace(PRONOUNS.female, '§')
    .replace(PRONOUNS.neutral, '§')
    .toLowerCase()
    .replace(/\bare\b/g, 'is')
    .replace(/\bwere/g, 'was')
    .replace(/\bha(?:ve|s)\b/g, 'has')
    .replace(/\bdo(?:es)?\b/g, 'do')
    .replace(/\bdo(?:es)?n’t\b/g, 'don’t')
    .replace(/\bgoes\b/g, 'go')
    .replace(/\blies\b/g, 'lie')
    .replace(/ies\b/g, 'y')
    .replace(/(ch|sh|ss)es\b/g, '$1')
    .replace(/s\b/g, '');

const OTHER_MENTION = /^(?:dog’s|them|their|themself)$/;

/** The words one by one; a mention of the dog by name is the one word “dog”. */
const wordByWord = (html: string) =>
  textOf(html)
    .toLowerCase()
    .replace(/\{\{dog\}\}|\byour (?:dog|puppy)\b/g, 'dog')
    .split(/[^a-z’]+/);

/** The first thing wrong with how tags are nested, or nothing. */
function nestingFault(html: string): string | undefined {
  const parents: Record<string, string[]> = {
    p: ['', 'li'],
    ul: [''],
    ol: [''],
    li: ['ul', 'ol'],
    strong: ['p'],
    em: ['p'],
    br: ['p'],
  };
  const open: string[] = [];
  for (const [piece, closing, name] of html.matchAll(/<(\/?)([a-z]+)[^>]*>|[^<]+/g)) {
    const parent = open.at(-1) ?? '';
    if (name === undefined) {
      if (!['p', 'strong', 'em'].includes(parent)) return `text outside a paragraph: ${piece}`;
    } else if (closing) {
      if (open.pop() !== name) return `${piece} closes nothing`;
    } else {
      if (!parents[name]?.includes(parent)) return `${piece} inside <${parent}>`;
      if (name !== 'br') open.push(name);
    }
  }
  return open.length > 0 ? `<${open.join('><')}> never closed` : undefined;
}

describe('the starter library', () => {
  it('holds 60 snippets, each with a key and a title of its own', () => {
    expect(starterLibrary).toHaveLength(60);
    expect(new Set(starterLibrary.map(({ key }) => key)).size).toBe(60);
    expect(new Set(starterLibrary.map(({ title }) => title.toLowerCase())).size).toBe(60);
    for (const { key, title } of starterLibrary) {
      expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(title, key).toMatch(/^[A-Z].{3,39}$/);
      expect(title, key).not.toMatch(/\s$|['"]/);
    }
  });

  it('starts with the openings and ends with the closings', () => {
    const opens = starterLibrary.map(({ tags }) => tags.includes('opening'));
    const closes = starterLibrary.map(({ tags }) => tags.includes('closing'));
    expect(opens.lastIndexOf(true)).toBe(opens.filter(Boolean).length - 1);
    expect(closes.indexOf(true)).toBe(closes.length - closes.filter(Boolean).length);
    expect(opens[0]).toBe(true);
    expect(closes.at(-1)).toBe(true);
  });

  it('tags each snippet with one to three words of a small vocabulary', () => {
    for (const { key, tags } of starterLibrary) {
      expect(tags.length, key).toBeGreaterThanOrEqual(1);
      expect(tags.length, key).toBeLessThanOrEqual(3);
      expect(new Set(tags).size, key).toBe(tags.length);
    }
    const used = new Set(starterLibrary.flatMap(({ tags }) => tags));
    expect([...used].sort()).toEqual([...TAGS].sort());
  });

  it('gives at least 22 snippets that ask for nothing but the two names', () => {
    const plain = starterLibrary.filter(({ male }) =>
      variablesIn(male).every((name) => name === 'client' || name === 'dog'),
    );
    expect(plain.length).toBeGreaterThanOrEqual(22);
    expect(plain.map(({ key }) => key)).toEqual(expect.arrayContaining(FIRST_LETTER));
  });

  it('has a different text for each sex in at least 50 snippets', () => {
    const differing = starterLibrary.filter(({ male, female, neutral }) => {
      return new Set([male, female, neutral]).size === 3;
    });
    expect(differing.length).toBeGreaterThanOrEqual(50);
  });
});

describe('a starter snippet', () => {
  it.each(starterLibrary)('$key asks for the same variables in all three versions', (snippet) => {
    const male = variablesIn(snippet.male);
    expect(variablesIn(snippet.female)).toEqual(male);
    expect(variablesIn(snippet.neutral)).toEqual(male);
    expect(male).toContain('dog');
  });

  it.each(starterLibrary)('$key says the same in all three versions', (snippet) => {
    const male = gist(snippet.male);
    expect(gist(snippet.female)).toBe(male);
    expect(gist(snippet.neutral)).toBe(male);
  });

  it.each(starterLibrary)('$key differs between male and female by its pronouns alone', (snippet) => {
    const expected = snippet.male
      .replace(/\bhe\b/g, 'she')
      .replace(/\bHe\b/g, 'She')
      .replace(/\bhimself\b/g, 'herself')
      .replace(/\bhi[ms]\b/g, 'her')
      .replace(/\bHi[ms]\b/g, 'Her');
    expect(snippet.female).toBe(expected);
  });

  it.each(starterLibrary)('$key takes plural verbs after “they” and nowhere else', ({ male, neutral }) => {
    const singular = wordByWord(male);
    const plural = wordByWord(neutral);
    let subject = '';
    for (const [at, word] of plural.entries()) {
      if (word === 'dog' || word === 'they') {
        subject = word;
      } else if (word !== singular[at] && !OTHER_MENTION.test(word)) {
        expect(`${subject} … ${word}`).toMatch(/^they/);
      } else if (plural[at - 1] === 'they') {
        expect(`they ${word}`).not.toMatch(/ (?:[a-z]+s|(?:was|is|does|has)n’t)$/);
      }
    }
    expect(neutral).not.toMatch(/\bthemselves\b/i);
  });
});

describe('a version', () => {
  it.each(versions)('$name names the dog only by the pronouns of its sex', ({ sex, html }) => {
    for (const other of SEXES.filter((name) => name !== sex)) {
      expect(textOf(html).match(PRONOUNS[other]) ?? []).toEqual([]);
    }
  });

  it.each(versions)('$name is html as the editor keeps it', ({ html }) => {
    for (const tag of tagsIn(html))
      expect(tag).toMatch(
        /^<(?:\/?(?:p|ul|ol|li|strong|em)|br|(?:p|li) data-optional(?:="[a-z0-9 =-]+")?)>$/,
      );
    expect(nestingFault(html)).toBeUndefined();
    expect(html).not.toMatch(
      /<li[^>]*>(?!<p>)|<(p|ul|ol|li|strong|em)[^>]*>\s*<\/\1>|&|\s<\/(?:p|li)>|<p[^>]*>\s/,
    );
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  });

  it.each(versions)('$name writes its variables as the product reads them', ({ html }) => {
    expect(html).toBe(normalizeVariables(html));
    expect(html.replace(/\{\{[^{}]*\}\}/g, '')).not.toMatch(/[{}]/);
    for (const [written] of html.matchAll(/\{\{[^{}]*\}\}/g)) expect(variablesIn(written)).toHaveLength(1);
  });

  it.each(versions)('$name is set in plain, careful type', ({ html }) => {
    const text = textOf(html);
    expect(text).not.toMatch(/['"`!…—]| {2}| [.,;:?]/);
    expect(text).toMatch(/^[\x20-\x7e’“”]+$/);
    expect(text.split('“').length).toBe(text.split('”').length);
  });

  it.each(versions)('$name stacks: a greeting only in an opening, never a signature', ({ key, html }) => {
    const opening = starterLibrary.some((snippet) => snippet.key === key && snippet.tags.includes('opening'));
    expect(/^<p>Hi \{\{client\}\},<\/p>/.test(html)).toBe(opening);
    expect(textOf(html).replace(/^Hi \{\{client\}\},/, '')).not.toMatch(/\b(?:Hi|Hello|Dear)\b/);
    expect(html).toMatch(/\.<\/p>$/);
  });

  it.each(versions)('$name is as long as people read', ({ key, html }) => {
    const tags = starterLibrary.find((snippet) => snippet.key === key)?.tags ?? [];
    const short = tags.includes('opening') || tags.includes('closing');
    expect(wordsIn(html)).toBeGreaterThanOrEqual(short ? 15 : 40);
    expect(wordsIn(withoutOptionalParts(html))).toBeLessThanOrEqual(140);
    expect(wordsIn(html)).toBeLessThanOrEqual(240);
  });
});

it('has 15 essentials, the first letter among them', () => {
  const keys = starterEssentials.map(({ key }) => key);
  expect(keys).toHaveLength(15);
  expect(keys).toEqual(expect.arrayContaining(FIRST_LETTER));
});
