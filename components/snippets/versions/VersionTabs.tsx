import { IconCircleDashed, IconHistory, IconPencil, IconRefresh, type Icon } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import {
  sexNames,
  versionOrder,
  versionStateNames,
  type VersionState,
} from '@/lib/domain/snippets/version-state';
import styles from './VersionTabs.module.css';

interface Props {
  /** Start of the ids: the panels are named `{id}-panel-{sex}`. */
  id: string;
  current: Sex;
  stateOf: (sex: Sex) => VersionState;
  /** How many words wait for a decision. */
  doubtsOf: (sex: Sex) => number;
  onChange: (sex: Sex) => void;
}

const icons: Readonly<Record<VersionState, Icon>> = {
  written: IconPencil,
  generated: IconRefresh,
  stale: IconHistory,
  missing: IconCircleDashed,
};

/** Male, female, neutral, each with its state in words. */
export function VersionTabs({ id, current, stateOf, doubtsOf, onChange }: Props) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = versionOrder.indexOf(current);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: versionOrder.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + versionOrder.length) % versionOrder.length;
    const sex = versionOrder[index];
    if (sex) onChange(sex);
    tabs.current[index]?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label="Versions"
      className={styles.tabs}
      data-tour="versions"
      onKeyDown={onKeyDown}
    >
      {versionOrder.map((sex, index) => {
        const state = stateOf(sex);
        const doubts = doubtsOf(sex);
        const StateIcon = icons[state];
        return (
          <button
            key={sex}
            ref={(tab) => {
              tabs.current[index] = tab;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${sex}`}
            aria-controls={`${id}-panel-${sex}`}
            aria-selected={sex === current}
            tabIndex={sex === current ? 0 : -1}
            className={styles.tab}
            data-state={state}
            onClick={() => onChange(sex)}
          >
            <span className={styles.name}>{sexNames[sex]}</span>
            <span className={styles.state}>
              <StateIcon size={12} stroke={1.6} aria-hidden />
              {doubts > 0 ? (
                <span>
                  <span className={styles.aside}>{versionStateNames[state]}, </span>
                  {doubts} to decide
                </span>
              ) : (
                <span>{versionStateNames[state]}</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
