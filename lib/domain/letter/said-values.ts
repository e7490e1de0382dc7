import type { Sex } from '@/lib/contracts/primitives';
import { defaultValue, saidValue } from '@/lib/domain/variables/kind-values';
import type { Day } from '@/lib/domain/variables/days';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { Values } from '@/lib/domain/text/variable-values';
import type { Letter } from './letter';
import { asFilledIn, type SaidValues } from './said-in';

/** The letter with what is filled in before anybody does; what was emptied by hand stays empty. The same letter where there is nothing. */
export function settled(letter: Letter, names: readonly string[], kinds: KindsByName, today: Day): Letter {
  const missing = names.flatMap((name) => {
    if (Object.hasOwn(letter.values, name)) return [];
    const value = defaultValue(kinds.get(name), today);
    return value === undefined ? [] : [[name, value] as const];
  });
  return missing.length === 0
    ? letter
    : { ...letter, values: { ...letter.values, ...Object.fromEntries(missing) } };
}

/** What is said of the values of a settled letter. */
export function saidValues(values: Values, kinds: KindsByName, today: Day): SaidValues {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const kind = kinds.get(name);
    return kind === undefined ? [] : [{ name, value, kind }];
  });
  const saidOf = (sex: Sex): Values =>
    known.length === 0
      ? values
      : {
          ...values,
          ...Object.fromEntries(
            known.map(({ name, value, kind }) => [name, saidValue(kind, value, sex, today)]),
          ),
        };
  const hasVersions = known.some(
    ({ kind }) => kind.type === 'choice' && kind.options.some(({ texts }) => texts !== undefined),
  );
  if (hasVersions) return { male: saidOf('male'), female: saidOf('female'), neutral: saidOf('neutral') };
  return asFilledIn(saidOf('neutral'));
}
