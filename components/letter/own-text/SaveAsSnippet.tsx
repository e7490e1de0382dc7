import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';

const load = () => import('./SaveAsSnippetDialog');

/** Spread onto what opens it. */
export const saveAsSnippetPreload = preloadOnHover(load);

export const SaveAsSnippet = onDemand(() => load().then((module) => module.SaveAsSnippetDialog));
