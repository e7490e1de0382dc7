/** What one member has used in one month: how often each snippet, and how often of that changed by hand. */
export interface MemberMonth {
  readonly month: string;
  /** Tells members apart, and says nothing else of them. */
  readonly member: string;
  /** Emails with a snippet of the school in them. */
  readonly emails: number;
  readonly counts: Readonly<Record<string, readonly [uses: number, changed: number]>>;
}

export interface SnippetUsage {
  readonly id: string;
  /** For each month. */
  readonly uses: readonly number[];
  /** How many of them were changed by hand. */
  readonly changed: number;
  readonly trainers: number;
}

export interface SchoolUsage {
  readonly months: readonly string[];
  /** For each month. */
  readonly emails: readonly number[];
  /** What was used, the most used first. */
  readonly snippets: readonly SnippetUsage[];
}

/** So many snippets are told apart: more than a school has, and few enough to hold. */
export const mostTold = 20_000;

interface Sum {
  readonly uses: number[];
  changed: number;
  /** A bit for each member who used it. */
  readonly members: number[];
}

/** Adds up what the members of a school have used, part by part, so that never all of it is at hand. */
export function sumOfSchool(months: readonly string[]) {
  const emails = months.map(() => 0);
  const sums = new Map<string, Sum>();
  const members = new Map<string, number>();

  const sumOf = (id: string): Sum | undefined => {
    const known = sums.get(id);
    if (known !== undefined || sums.size >= mostTold) return known;
    const sum = { uses: months.map(() => 0), changed: 0, members: [] };
    sums.set(id, sum);
    return sum;
  };

  return {
    add({ month, member, emails: sent, counts }: MemberMonth): void {
      const at = months.indexOf(month);
      if (at === -1) return;
      emails[at] = (emails[at] ?? 0) + sent;
      const nth = members.get(member) ?? members.size;
      members.set(member, nth);
      for (const [id, [uses, changed]] of Object.entries(counts)) {
        const sum = sumOf(id);
        if (!sum) continue;
        sum.uses[at] = (sum.uses[at] ?? 0) + uses;
        sum.changed += changed;
        sum.members[nth >>> 5] = (sum.members[nth >>> 5] ?? 0) | (1 << (nth & 31));
      }
    },
    told(): SchoolUsage {
      const snippets = [...sums].map(([id, { uses, changed, members: bits }]) => ({
        ...{ id, uses, changed },
        // Skips the holes of a list that was filled from its middle.
        trainers: bits.reduce((count, word) => count + ones(word), 0),
      }));
      const total = new Map(snippets.map(({ id, uses }) => [id, uses.reduce((sum, n) => sum + n, 0)]));
      return {
        months,
        emails,
        snippets: snippets.sort((a, b) => (total.get(b.id) ?? 0) - (total.get(a.id) ?? 0)),
      };
    },
  };
}

function ones(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
