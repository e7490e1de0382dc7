import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Field } from '@/components/ui/fields/Field';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './SignIn.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers whether to fill one in or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  error?: string | undefined;
  hint?: string;
  labelEnd?: ReactNode;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function PasswordField({ label = 'Password', ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const EyeIcon = isShown ? IconEyeOff : IconEye;
  return (
    <Field
      {...field}
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton size="small" className={styles.eye} onClick={() => setShown(!isShown)}>
          <EyeIcon size={16} stroke={1.6} aria-hidden="true" />
          <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </IconButton>
      }
    />
  );
}
