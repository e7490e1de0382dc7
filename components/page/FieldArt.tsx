import styles from './FieldArt.module.css';

/** The training field along the bottom of a page; behind everything, and behind no text. */
export function FieldArt() {
  return <div className={styles.art} aria-hidden="true" />;
}
