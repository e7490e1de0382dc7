import { PasswordField } from '@/components/sign-in/PasswordField';
import { Field } from '@/components/ui/fields/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import type { IdentityProof } from './use-identity-proof';

interface Props {
  proof: IdentityProof;
  error: string | undefined;
  label?: string;
  autoFocus?: boolean;
}

/** Where someone shows once more that it is them. */
export function IdentityProofField({ proof, error, label = 'Your password', autoFocus = false }: Props) {
  const { email } = useSignedInUser();
  if (proof.kind === 'google') return <p>Google will ask who you are first.</p>;
  if (proof.kind === 'google-address') {
    return (
      <Field
        label="Your Google address"
        type="email"
        inputMode="email"
        autoFocus={autoFocus}
        value={proof.text}
        onChange={proof.setText}
        error={error}
        hint="Google’s window does not open on local services."
      />
    );
  }
  return (
    <>
      {/* For password managers, which keep a password under its address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={label}
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={proof.text}
        onChange={proof.setText}
        error={error}
      />
    </>
  );
}
