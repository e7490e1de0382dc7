import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyActions, actionsPreload } from './LazyActions';
import { ChoiceTrigger } from '@/components/ui/buttons/ChoiceTrigger';

interface Props<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** One of a few; the button names the one that holds. */
export function ChoiceButton<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = options.find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <ChoiceTrigger
        {...actionsPreload}
        isQuiet
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </ChoiceTrigger>
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={label}
        actions={options.map((option) => ({
          key: option.value,
          label: option.label,
          icon: (
            <IconCheck
              size={16}
              stroke={1.6}
              aria-hidden
              style={{ visibility: option.value === value ? 'visible' : 'hidden' }}
            />
          ),
          checked: option.value === value,
          onChoose: () => onChange(option.value),
        }))}
      />
    </>
  );
}
