import { useId } from 'react';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { usePricing } from '@/lib/client/queries/license-queries';
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
  return (
    <ul className={styles.plans} aria-label="Plans compared">
      {comparePlans(data).map(({ name, price, tiers, holds }) => (
        <li key={name} className={styles.plan} aria-labelledby={`${id}-${name}`}>
          <Heading id={`${id}-${name}`} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.price}>{price}</p>
          <ul className={styles.holds}>
            {holds.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {tiers.length > 0 && (
            <ul className={styles.tiers} aria-label="With more licenses">
              {tiers.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
