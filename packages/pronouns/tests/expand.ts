import type { Sex } from '../src/words/sex.ts';

const words: Readonly<Record<string, readonly [string, string, string]>> = {
  he: ['he', 'she', 'they'],
  him: ['him', 'her', 'them'],
  her: ['him', 'her', 'them'],
  his: ['his', 'her', 'their'],
  hisown: ['his', 'hers', 'theirs'],
  himself: ['himself', 'herself', 'themself'],
  boy: ['boy', 'girl', 'dog'],
  'he or she': ['he or she', 'he or she', 'they'],
  'his or her': ['his or her', 'his or her', 'their'],
  'him or her': ['him or her', 'him or her', 'them'],
  's/he': ['s/he', 's/he', 'they'],
  'he/she': ['he/she', 'he/she', 'they'],
};

const order: readonly Sex[] = ['male', 'female', 'neutral'];

/** One way that a line can be put to. */
export interface Case {
  readonly from: Sex;
  readonly to: Sex;
  readonly html: string;
  readonly expected: string;
}

/** The line as it reads for a dog of this sex. */
export function written(line: string, sex: Sex): string {
  const column = order.indexOf(sex);
  return line
    .replace(/\[([^\]]+)\]/g, (whole, name: string) => {
      const forms = words[name.toLowerCase()];
      return forms ? cased(name, forms[column] ?? '') : whole;
    })
    .replace(/<([^<>|/]+)\|([^<>|/]+)>/g, (_whole, singular: string, plural: string) =>
      sex === 'neutral' ? plural : singular,
    );
}

function cased(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Every way that a line can be put to. */
export function casesOf(line: string): Case[] {
  const limit = /^([mfn]+): /.exec(line);
  const text = limit ? line.slice(limit[0].length) : line;
  const sexes = order.filter((sex) => !limit || limit[1]?.includes(sex.charAt(0)));
  const oneWay = /\[(?:boy|s\/he|\w+ or \w+|he\/she)\]/i.test(text);
  const found: Case[] = [];
  for (const from of sexes) {
    for (const to of order) {
      if (
        from === to ||
        (limit && !limit[1]?.includes(to.charAt(0)) && !/^[mf]$/.test(limit[1] ?? '')) ||
        (oneWay && from === 'neutral')
      )
        continue;
      found.push({ from, to, html: written(text, from), expected: written(text, to) });
    }
  }
  return found;
}
