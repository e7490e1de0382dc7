import { BrokenPart } from '@/components/ui/feedback/BrokenPart';
import { Button } from '@/components/ui/buttons/Button';

interface Props {
  title: string;
  onRetry: () => void;
  onRemove: () => void;
}

/** Stands where a block of the letter cannot be drawn; it is no part of what is copied. */
export function BrokenBlock({ title, onRetry, onRemove }: Props) {
  return (
    <div data-beside-letter>
      <BrokenPart
        text={`“${title}” could not be shown. The rest of the email is not affected.`}
        onRetry={onRetry}
      >
        <Button size="small" variant="text" onClick={onRemove}>
          Remove from email
        </Button>
      </BrokenPart>
    </div>
  );
}
