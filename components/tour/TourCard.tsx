import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Kbd } from '@/components/ui/Kbd';
import { useTour } from '@/contexts/TourContext';
import { isLastStep, tourLength, tourStepIds } from '@/lib/domain/app/tour';
import { tourSteps } from '@/lib/domain/app/tour-steps';
import styles from './TourCard.module.css';
import { useFocusTrap } from './use-focus-trap';

/** One step in words, with the way on and the way out. */
export function TourCard({ index }: { index: number }) {
  const { run, next, back, close, startOver } = useTour();
  const id = useId();
  const isLast = isLastStep(index);
  const card = useRef<HTMLDivElement>(null);
  useFocusTrap(card, '[data-next-step]');
  const { title, text } = tourSteps[tourStepIds[index] ?? tourStepIds[0]];
  return (
    <div
      ref={card}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.card}
    >
      <div className={styles.head}>
        <span className={styles.badge}>
          {index + 1} of {tourLength}
        </span>
        {run?.isResumed && (
          <button type="button" className={styles.over} onClick={startOver}>
            Start over
          </button>
        )}
        <IconButton aria-label="Close the tour" className={styles.close} onClick={close}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.foot}>
        <span className={styles.dots} aria-hidden="true">
          {tourStepIds.map((each, position) => (
            <span key={each} data-current={position === index || undefined} />
          ))}
        </span>
        {index > 0 && (
          <Button variant="text" endIcon={<Kbd keys="←" />} onClick={back}>
            Back
          </Button>
        )}
        <Button
          variant="contained"
          data-next-step
          endIcon={isLast ? undefined : <Kbd keys="→" />}
          onClick={next}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </div>
  );
}
