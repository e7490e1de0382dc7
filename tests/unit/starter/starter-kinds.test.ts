import { describe, expect, it } from 'vitest';
import { setVariableKinds } from '@/lib/contracts/variable-kinds';
import { variableNames } from '@/lib/domain/text/variables';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import { starterKinds, starterKindsOf } from '@/lib/starter/starter-kinds';
import { starterLibrary } from '@/lib/starter/library';
import { conditionsIn } from './optional-parts';

const kinds = kindsByName(starterKinds);
/** Names of a dog and of people, of which there is nothing to know. */
const plain = ['client', 'dog'];

const textsOf = ({ male, female, neutral }: (typeof starterLibrary)[number]) => [male, female, neutral];

const ofType = (type: string) => starterKinds.filter(({ kind }) => kind.type === type).length;

describe('what the variables of the starter snippets ask for', () => {
  it('goes to a library in one call', () => {
    expect(setVariableKinds.body.safeParse({ variables: starterKinds, onlyNew: true }).success).toBe(true);
    expect(kinds.size).toBe(starterKinds.length);
  });

  it('is of every sort that there is', () => {
    for (const type of ['text', 'choice', 'date', 'number', 'money'])
      expect(ofType(type), type).toBeGreaterThan(1);
  });

  it('is known of each of them, and of no others', () => {
    const used = variableNames(...starterLibrary.flatMap(textsOf));
    expect(used.sort()).toEqual([...plain, ...kinds.keys()].sort());
  });

  it.each(starterLibrary)('goes along with $key, and nothing else', (snippet) => {
    const used = variableNames(snippet.neutral).filter((name) => !plain.includes(name));
    expect(
      starterKindsOf([snippet])
        .map(({ name }) => name)
        .sort(),
    ).toEqual(used.sort());
  });

  it.each(starterKinds)('$name is said for each sex where it is said for one', ({ kind }) => {
    if (kind.type !== 'choice') return;
    for (const { texts } of kind.options) {
      const { male, female, neutral } = texts ?? {};
      expect(female).toBe(male?.replace(/\bhis\b/g, 'her'));
      if (texts) expect(neutral).toBe(male?.replace(/\bhis\b/g, 'their') ?? neutral);
      if (texts) expect(neutral).toBeDefined();
    }
  });
});

describe('an optional part', () => {
  it.each(starterLibrary)('of $key comes with a variable of its text and an option of that', (snippet) => {
    const conditions = textsOf(snippet).map(conditionsIn);
    for (const { name, option } of conditions.flat()) {
      if (name === undefined) continue;
      const kind = kinds.get(name);
      expect(variableNames(snippet.neutral)).toContain(name);
      if (option === undefined) continue;
      expect(kind?.type === 'choice' ? kind.options.map((each) => each.name) : []).toContain(option);
    }
    expect(conditions[1]).toEqual(conditions[0]);
    expect(conditions[2]).toEqual(conditions[0]);
    expect(textsOf(snippet).map((html) => html.split('data-optional').length - 1)).toEqual(
      conditions.map(({ length }) => length),
    );
  });

  it('comes in every way that there is', () => {
    const all = starterLibrary.flatMap(({ neutral }) => conditionsIn(neutral));
    expect(all.filter(({ name }) => name === undefined).length).toBeGreaterThan(5);
    expect(
      all.filter(({ name, option }) => name !== undefined && option === undefined).length,
    ).toBeGreaterThan(5);
    expect(all.filter(({ option }) => option !== undefined).length).toBeGreaterThan(10);
  });
});
