import { useId } from 'react';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { usePricing } from '@/lib/client/queries/organizations/license-queries';
import { comparePlans } from '@/lib/domain/billing/plan-comparison';
import styles from './PlanComparison.module.css';

interface Props {
  /** The level of its headings. */
  level: 4;
}

/** What each plan costs and holds, before anyone goes to the checkout. */
export function PlanComparison({ level }: Props) {
  const id = useId();
  const { data, isPending } = usePricing();
  if (isPending) return <SkeletonRows label="Loading prices" rows={4} />;
  if (data?.plans === undefined) return <p>You will see the price before anything is charged.</p>;
  const Heading = `h${level}` as const;
  // Not ul and li: in help those have the look of its texts.
  return (
    <div role="list" aria-label="Plans compared" className={styles.plans}>
      {comparePlans(data).map(({ name, price, tiers, holds }) => (
        <div key={name} role="listitem" aria-labelledby={`${id}-${name}`} className={styles.plan}>
          <Heading id={`${id}-${name}`} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.price}>{price}</p>
          <div role="list" className={styles.holds}>
            {holds.map((each) => (
              <div key={each} role="listitem">
                {each}
              </div>
            ))}
          </div>
          {tiers.length > 0 && (
            <div role="list" aria-label="With more licenses" className={styles.tiers}>
              {tiers.map((each) => (
                <div key={each} role="listitem">
                  {each}
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
