import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { Segment } from '@/components/ui/fields/Segment';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { mostLicenses } from '@/lib/contracts/subscription';
import styles from './LicenseCount.module.css';
import type { LicenseChoice } from './use-license-choice';

interface Props {
  choice: LicenseChoice;
  /** Whether a plan without a limit is on offer. */
  hasUnlimited: boolean;
}

const kinds = [
  { value: 'counted', label: 'A number' },
  { value: 'unlimited', label: 'No limit' },
] as const;

/** How many licenses: by buttons, by typing, by the arrow keys. */
export function LicenseCount({ choice, hasUnlimited }: Props) {
  const { text, setText, isUnlimited, setUnlimited, problem, lowest, fieldRef } = choice;
  const id = useId();
  const number = Number.parseInt(text, 10) || 0;
  const step = (by: number) => setText(String(Math.min(mostLicenses, Math.max(lowest, number + by))));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className={styles.count}>
      {hasUnlimited && (
        <Segment
          label="Licenses"
          options={kinds}
          value={isUnlimited ? 'unlimited' : 'counted'}
          onChange={(kind) => setUnlimited(kind === 'unlimited')}
        />
      )}
      {!isUnlimited && (
        <>
          <div
            className={[styles.stepper, problem !== undefined && styles.invalid].filter(Boolean).join(' ')}
          >
            <button type="button" aria-label="One less" disabled={number <= lowest} onClick={() => step(-1)}>
              <IconMinus size={16} stroke={1.6} aria-hidden />
            </button>
            <label htmlFor={`${id}-field`}>
              <VisuallyHidden>Number of licenses</VisuallyHidden>
              <input
                id={`${id}-field`}
                ref={fieldRef}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                aria-invalid={problem === undefined ? undefined : true}
                aria-describedby={problem === undefined ? undefined : `${id}-problem`}
                onKeyDown={onKeyDown}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <button
              type="button"
              aria-label="One more"
              disabled={number >= mostLicenses}
              onClick={() => step(1)}
            >
              <IconPlus size={16} stroke={1.6} aria-hidden />
            </button>
          </div>
          {problem !== undefined && (
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </div>
  );
}
