import { money, priceInWords } from './license-price-words';
import { tierRows } from './license-price';
import { freePlan } from './plans';

interface Limits {
  /** Private snippets; null: no limit. */
  readonly snippets: number | null;
  readonly tokens: number;
}

interface Tier {
  readonly licenseCount: number;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: string;
}

interface OnSale {
  readonly pricingTiers: readonly Tier[];
  readonly plans?:
    | {
        readonly personal?: (Limits & Omit<Tier, 'licenseCount'>) | undefined;
        readonly license?: Limits | undefined;
      }
    | undefined;
}

/** One plan in words, as it stands beside the others. */
export interface ComparedPlan {
  readonly name: string;
  readonly price: string;
  /** What other numbers of licenses cost. */
  readonly tiers: readonly string[];
  readonly holds: readonly string[];
}

const snippetsInWords = (count: number | null) =>
  count === null ? 'Unlimited private snippets' : `${count.toLocaleString('en-US')} private snippets`;

const wordsInWords = (count: number) => `${count.toLocaleString('en-US')} swapped words a month`;

/** What is on sale beside what is free; the school's plan by the seat. */
export function comparePlans({ pricingTiers, plans }: OnSale): ComparedPlan[] {
  const { personal, license } = plans ?? {};
  const currency = personal?.currency ?? pricingTiers[0]?.currency ?? 'usd';
  const compared: ComparedPlan[] = [
    {
      name: 'Free',
      price: money(0, currency),
      tiers: [],
      holds: [snippetsInWords(freePlan.snippets), wordsInWords(freePlan.tokens)],
    },
  ];
  if (personal) {
    compared.push({
      name: 'Personal',
      price: priceInWords({ ...personal, amount: personal.unitAmount }),
      tiers: [],
      holds: [snippetsInWords(personal.snippets), wordsInWords(personal.tokens)],
    });
  }
  const [first, ...more] = tierRows(pricingTiers);
  if (first && license) {
    const priceOf = (tier: Tier) =>
      priceInWords({ ...tier, amount: tier.unitAmount }, tier.licenseCount !== 0, 'a seat');
    compared.push({
      name: 'School',
      price: priceOf(first.tier),
      tiers: more.map(({ tier, range }) => `${range}: ${priceOf(tier)}`),
      holds: [
        'A shared library for the team',
        `${snippetsInWords(license.snippets)} for each member`,
        `${wordsInWords(license.tokens)} for each seat`,
      ],
    });
  }
  return compared;
}
