import type { Sex } from './sex.ts';

/** What a pronoun does in its sentence; for "her" and "his" the sentence tells which of two. */
export type Role = 'subject' | 'object' | 'possessive' | 'independent' | 'reflexive';

const forms: Readonly<Record<Sex, Readonly<Record<Role, string>>>> = {
  male: { subject: 'he', object: 'him', possessive: 'his', independent: 'his', reflexive: 'himself' },
  female: { subject: 'she', object: 'her', possessive: 'her', independent: 'hers', reflexive: 'herself' },
  neutral: {
    subject: 'they',
    object: 'them',
    possessive: 'their',
    independent: 'theirs',
    reflexive: 'themself',
  },
};

const others: Readonly<Record<Sex, Readonly<Record<string, Role>>>> = {
  male: { hisself: 'reflexive' },
  female: {},
  neutral: { themselves: 'reflexive', theirself: 'reflexive', theirselves: 'reflexive' },
};

const rolesBySex: Readonly<Record<Sex, ReadonlyMap<string, readonly Role[]>>> = {
  male: rolesOf('male'),
  female: rolesOf('female'),
  neutral: rolesOf('neutral'),
};

function rolesOf(sex: Sex): ReadonlyMap<string, readonly Role[]> {
  const map = new Map<string, Role[]>();
  for (const [role, word] of Object.entries(forms[sex]) as [Role, string][]) {
    map.set(word, [...(map.get(word) ?? []), role]);
  }
  for (const [word, role] of Object.entries(others[sex])) map.set(word, [role]);
  return map;
}

/** The roles that a word in lower case can have as a pronoun of this sex; undefined where it is none. */
export function pronounRoles(word: string, sex: Sex): readonly Role[] | undefined {
  return rolesBySex[sex].get(word);
}

export function pronounFor(sex: Sex, role: Role): string {
  return forms[sex][role];
}
