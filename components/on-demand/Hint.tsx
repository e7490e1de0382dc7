import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type TouchEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { onDemand } from './on-demand';

const nothing = () => null;
const HintTooltip = onDemand(
  () => import('@/components/floating/HintTooltip').then((module) => module.HintTooltip),
  null,
  nothing,
);

/** Long enough that passing over it shows nothing, for a finger longer, and how long that one reads it. */
const waits = { pointer: 400, touch: 700, read: 1_500 };

interface Props {
  text: string;
  /** What it is about, with a label of its own: the hint is for the eye. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A few words beside what the pointer rests on or the keyboard has reached; loaded when the first one is wanted. */
export function Hint({ text, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState({ isOpen: false, wait: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setOpen(next.isOpen), next.wait);
    return () => clearTimeout(timer);
  }, [next]);

  const show = (target: HTMLElement, wait: number) => {
    setAnchor(target);
    setNext({ isOpen: true, wait });
  };
  const hide = useCallback((wait = 0) => setNext({ isOpen: false, wait }), []);

  const { props } = children;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') show(event.currentTarget, waits.pointer);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          props.onPointerLeave?.(event);
          if (event.pointerType !== 'touch') hide();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event);
          if (event.target.matches(':focus-visible')) show(event.currentTarget, waits.pointer);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          props.onBlur?.(event);
          hide();
        },
        onTouchStart: (event: TouchEvent<HTMLElement>) => {
          props.onTouchStart?.(event);
          show(event.currentTarget, waits.touch);
        },
        onTouchEnd: (event: TouchEvent<HTMLElement>) => {
          props.onTouchEnd?.(event);
          hide(isOpen ? waits.read : 0);
        },
      })}
      {anchor && <HintTooltip isOpen={isOpen} anchor={anchor} text={text} onClose={hide} />}
    </>
  );
}
