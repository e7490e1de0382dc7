import Link from 'next/link';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface Look {
  size?: 'small' | 'medium';
}

type LinkProps = Look & ComponentProps<typeof Link>;
type Props = (Look & ComponentProps<'button'> & { href?: never }) | LinkProps;

/** A button of one icon, named by its label; with an address, a link that looks like one. */
export function IconButton({ size = 'medium', className, ...rest }: Props) {
  const look = [styles.button, size === 'small' && styles.small, className].filter(Boolean).join(' ');
  if (rest.href !== undefined) return <Link {...rest} className={look} />;
  return <button type="button" {...rest} className={look} />;
}
