import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** One box each, parted by spaces: `g s`. */
  keys: string;
  /** Read out in their place; without it they are decoration. */
  label?: string;
}

/** A shortcut's keys. */
export function Kbd({ keys, label }: Props) {
  return (
    <>
      <span aria-hidden="true" style={{ display: 'inline-flex', gap: 4 }}>
        {keys.split(' ').map((key, index) => (
          <kbd key={`${index}${key}`}>{key}</kbd>
        ))}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
