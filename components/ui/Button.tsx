import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  /** contained is the primary one, once per screen; outlined the secondary; text the quiet one. */
  variant?: 'outlined' | 'contained' | 'text';
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
}

type LinkProps = Look & ComponentProps<typeof Link>;
type Props = (Look & ComponentProps<'button'> & { href?: never }) | LinkProps;

/** A button; with an address, a link that looks like one. */
export function Button({
  variant = 'outlined',
  size = 'medium',
  startIcon,
  endIcon,
  fullWidth = false,
  className,
  children,
  ...rest
}: Props) {
  const look = {
    className: [
      styles.button,
      styles[variant],
      size !== 'medium' && styles[size],
      fullWidth && styles.fullWidth,
      className,
    ]
      .filter(Boolean)
      .join(' '),
    children: (
      <>
        {startIcon !== undefined && <span className={styles.startIcon}>{startIcon}</span>}
        {children}
        {endIcon !== undefined && <span className={styles.endIcon}>{endIcon}</span>}
      </>
    ),
  };
  if (rest.href !== undefined) return <Link {...rest} {...look} />;
  return <button type="button" {...rest} {...look} />;
}
