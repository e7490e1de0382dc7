/** A price by its lookup key, which names it in every Stripe account. */
interface PriceOnSale {
  readonly lookupKey: string;
  readonly nickname: string;
  /** US cents a month: for each license, or for all of them where there is no limit. */
  readonly unitAmount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

interface ProductOnSale {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly prices: readonly PriceOnSale[];
}

const tokensPerLicence = '200000';

const licenses = (count: number, unitAmount: number): PriceOnSale => ({
  lookupKey: `heelwrite_organization_${count}`,
  nickname: `From ${count} licenses`,
  unitAmount,
  metadata: { plan: 'organization', licenses: String(count), tokens_per_licence: tokensPerLicence },
});

/** What an empty Stripe account is filled with; from then on Stripe's own numbers count. */
export const catalogue: readonly ProductOnSale[] = [
  {
    id: 'heelwrite_personal',
    name: 'Personal',
    description: 'For one trainer: as many snippets as you like and 200,000 swapped words a month.',
    metadata: { plan: 'personal', snippets: 'unlimited', picture_megabytes: '2000' },
    prices: [
      {
        lookupKey: 'heelwrite_personal',
        nickname: 'Personal',
        unitAmount: 1_200,
        metadata: { plan: 'personal', licenses: '1', tokens: '200000' },
      },
    ],
  },
  {
    id: 'heelwrite_organization',
    name: 'Organization',
    description: 'For a school: a shared library, and 200,000 swapped words a month for each license.',
    metadata: { plan: 'organization', snippets: 'unlimited', picture_megabytes: '10000' },
    prices: [
      licenses(5, 1_000),
      licenses(10, 900),
      licenses(25, 800),
      {
        lookupKey: 'heelwrite_organization_unlimited',
        nickname: 'Unlimited licenses',
        unitAmount: 29_000,
        metadata: { plan: 'organization', licenses: '0', tokens_per_licence: tokensPerLicence },
      },
    ],
  },
];
