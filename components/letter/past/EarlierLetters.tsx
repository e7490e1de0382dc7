import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';

const load = () => import('./EarlierLettersDialog');

/** Spread onto what opens them. */
export const earlierPreload = preloadOnHover(load);

export const EarlierLetters = onDemand(() => load().then((module) => module.EarlierLettersDialog));
