import { monthWords } from '@/lib/domain/usage/usage-months';
import styles from './UsedReport.module.css';

/** A bar for each month; read out, it is a list of numbers. */
export function UsedMonths({ months }: { months: readonly { month: string; uses: number }[] }) {
  const most = Math.max(1, ...months.map(({ uses }) => uses));
  return (
    <ol className={styles.months} aria-label="Uses by month">
      {months.map(({ month, uses }) => (
        <li key={month} className={styles.month}>
          <span className={styles.number}>{uses.toLocaleString('en-US')}</span>
          <span className={styles.bar} aria-hidden="true" style={{ height: `${(uses / most) * 80}px` }} />
          <span className={styles.name} title={monthWords(month, true)}>
            {monthWords(month)}
          </span>
        </li>
      ))}
    </ol>
  );
}
