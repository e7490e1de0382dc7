import { IconRefresh } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import type { Sex } from '@/lib/contracts/primitives';

interface Props {
  /** The versions that are still empty. */
  sexes: readonly Sex[];
  className?: string | undefined;
  onMake: () => void;
}

/** Beside a text: what can be made of it, all of it at once. */
export function MakeMissing({ sexes, className, onMake }: Props) {
  if (sexes.length === 0) return null;
  return (
    <Button
      startIcon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      className={className}
      onClick={onMake}
    >
      Make {sexes.join(' and ')}
    </Button>
  );
}
