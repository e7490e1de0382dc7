import { onDemand } from '@/components/on-demand/on-demand';
import styles from './LazyRichTextEditor.module.css';

/** For when somebody is about to write. */
export const loadRichTextEditor = () => import('./RichTextEditor');

/** The editor in a chunk of its own; lines of the letter's height stand in its place meanwhile. */
export const LazyRichTextEditor = onDemand(
  () => loadRichTextEditor().then(({ RichTextEditor }) => RichTextEditor),
  <div className={styles.lines} aria-busy="true" aria-label="Loading the editor" role="status">
    <span />
    <span />
    <span />
  </div>,
);
