import { useState } from 'react';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { ChoiceTrigger } from '@/components/ui/buttons/ChoiceTrigger';
import { onDemand } from '@/components/on-demand/on-demand';
import type { FilterOption } from './FilterPopover';

const load = () => import('./FilterPopover');
const popoverPreload = preloadOnHover(load);
const FilterPopover = onDemand(() => load().then((module) => module.FilterPopover));

interface Props<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Said where there is nothing to choose. */
  empty?: string;
}

/** A filter of which several values can hold at once; the button names the first that does. */
export function FilterButton<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  empty,
}: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [visit, setVisit] = useState(0);
  const known: readonly FilterOption<Value>[] = [
    ...options,
    // A value from the address may be one that nothing carries any more: it can still be taken off.
    ...chosen
      .filter((value) => !options.some((option) => option.value === value))
      .map((value) => ({ value, label: value, count: 0 })),
  ];
  const [first, ...others] = chosen;
  const name = known.find(({ value }) => value === first)?.label;

  return (
    <>
      <ChoiceTrigger
        {...popoverPreload}
        data-on={chosen.length > 0}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setVisit(visit + 1);
          setAnchor(event.currentTarget);
        }}
      >
        {name === undefined ? label : `${label}: ${name}`}
        {others.length > 0 && ` +${others.length}`}
      </ChoiceTrigger>
      {visit > 0 && (
        <FilterPopover
          key={visit}
          label={label}
          options={known}
          chosen={chosen}
          // What was given are values of these options.
          onChange={(values) => onChange(values as readonly Value[])}
          empty={empty}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
