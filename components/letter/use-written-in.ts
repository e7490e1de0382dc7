import { useEffect, useState } from 'react';
import type { Spot } from '@/lib/domain/letter/ready-point';
import { blockElementId, subjectId } from './element-ids';

const blockStart = blockElementId('');

function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.id === subjectId) return { at: 'subject' };
  if (target.dataset.detail !== undefined) return { at: 'field', name: target.dataset.detail };
  const block = target.closest(`[id^="${blockStart}"]`);
  // A block that has the focus itself is not written in.
  return block === null || block === target
    ? null
    : { at: 'block', blockId: block.id.slice(blockStart.length) };
}

/** Where in the letter somebody writes at the moment. */
export function useWrittenIn(): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => setSpot(spotOf(target));
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setSpot(null);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return spot;
}
