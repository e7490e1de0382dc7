import { useEffect, useState } from 'react';
import { Dog } from '@/components/ui/brand/Dog';
import { useLoadingIndicator } from '@/lib/client/browser/use-loading-indicator';
import { frameAt, loadingTiming } from '@/lib/domain/app/loading-timing';
import styles from './LoadingOverlay.module.css';

/** The frame that stands still for people who asked for less motion. */
const stillFrame = 3;

function WalkingDog() {
  const [frame, setFrame] = useState(stillFrame);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const timer = setInterval(() => setFrame(frameAt(performance.now() - start)), loadingTiming.frameEvery);
    return () => clearInterval(timer);
  }, []);
  return <Dog frame={frame} />;
}

/** Covers the page while something is loaded that it cannot do without. */
export function LoadingOverlay({ isLoading }: { isLoading: boolean }) {
  const isShown = useLoadingIndicator(isLoading);
  if (!isShown) return null;
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.dog}>
        <WalkingDog />
      </div>
      <i className={styles.ground} aria-hidden="true" />
      <p className={styles.text}>Loading</p>
    </div>
  );
}
