import Link from 'next/link';
import { type ComponentProps, type ReactNode, useState } from 'react';
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
  return <PlainButton {...rest} {...look} />;
}

/** A button that its own press disables keeps the focus until it is left: the keyboard would start the page anew. */
function PlainButton({ disabled = false, onClick, onFocus, onBlur, ...rest }: ComponentProps<'button'>) {
  const [isFocused, setFocused] = useState(false);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !isFocused}
      aria-disabled={disabled && isFocused ? true : undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
