import { Field } from '@/components/ui/fields/Field';

interface Props {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/** The address that an account is known by, as password managers look for it. */
export function EmailField(props: Props) {
  return (
    <Field label="Email" type="email" name="email" inputMode="email" autoComplete="username" {...props} />
  );
}
