import { Joyride, type Props as JoyrideProps } from 'react-joyride';
import { useEffect } from 'react';
import { useTour } from '@/contexts/TourContext';
import { isLastStep, tourStepIds } from '@/lib/domain/app/tour';
import { tourSteps } from '@/lib/domain/app/tour-steps';
import { targetOf } from './tour-target';
import { TourCard } from './TourCard';
import { useRestoreFocus } from './use-restore-focus';
import { useShownStep } from './use-shown-step';

/** §9 */
const framePadding = 10;

const steps = tourStepIds.map((id, index) => ({
  id,
  target: () => targetOf(index),
  placement: tourSteps[id].placement,
  spotlightPadding: tourSteps[id].framePadding ?? framePadding,
  content: tourSteps[id].text,
}));

/** Keys, focus, scrolling and the walk from page to page are ours; the frame and the place beside it are Joyride's. */
const options = {
  skipBeacon: true,
  skipScroll: true,
  disableFocusTrap: true,
  dismissKeyAction: false,
  overlayClickAction: false,
  blockTargetInteraction: true,
  targetWaitTimeout: 0,
  spotlightRadius: 8,
  offset: 10,
  overlayColor: 'var(--scrim)',
  zIndex: 1200,
} as const satisfies JoyrideProps['options'];

const floatingOptions = {
  hideArrow: true,
  // Beside a pane that scrolls there is the whole window.
  shiftOptions: { boundary: [], padding: 10 },
  flipOptions: { padding: 10, fallbackPlacements: ['bottom', 'top', 'left', 'right'] },
} satisfies JoyrideProps['floatingOptions'];

const looks = {
  spotlight: { stroke: 'var(--accent)', strokeWidth: 2 },
  floater: { transition: 'none', filter: 'none' },
} satisfies JoyrideProps['styles'];

const typesInto = 'input, textarea, select, [contenteditable=true]';

/** The tour while it is open. */
export function TourPopover() {
  const { next, back, close } = useTour();
  const shown = useShownStep();
  useRestoreFocus();

  useEffect(() => {
    // §4: the last step is the end of the way, which only Done and Esc leave.
    const forward = () => {
      if (shown !== null && !isLastStep(shown)) next();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typesInto) !== null;
      const act = event.key === 'Escape' ? close : { ArrowRight: forward, ArrowLeft: back }[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key !== 'Escape' && (isTyping || shown === null)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [next, back, close, shown]);

  return (
    <Joyride
      continuous
      run={shown !== null}
      stepIndex={shown ?? 0}
      steps={steps}
      options={options}
      floatingOptions={floatingOptions}
      styles={looks}
      loaderComponent={null}
      tooltipComponent={TourCard}
    />
  );
}
