import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/buttons/Button';
import { StandalonePage } from '@/components/page/StandalonePage';
import { changeEmail, codeOf } from '@/lib/client/sign-in/auth';
import { signInErrorOf } from '@/lib/domain/app/sign-in-errors';
import styles from './SignIn.module.css';

const spent = new Map<string, Promise<string>>();

/** A code counts once, and the change it makes signs out, which empties the cache of queries while this one runs. */
function spend(code: string): Promise<string> {
  const change = spent.get(code) ?? changeEmail(code);
  spent.set(code, change);
  return change;
}

/** Where the link in the mail about a new address leads. */
export function ChangedEmail({ code }: { code: string }) {
  const {
    data: email,
    error,
    isPending,
  } = useQuery({
    queryKey: ['change-email', code],
    queryFn: () => spend(code),
    retry: false,
    staleTime: Infinity,
  });

  if (isPending) return <StandalonePage title="Changing your email" lead="One moment." />;
  if (error !== null) {
    return (
      <StandalonePage title="Your email is not changed">
        <p className={styles.text}>{signInErrorOf(codeOf(error)).text}</p>
        <Button href="/profile" size="large" fullWidth>
          Go to your account
        </Button>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title="Your email is changed">
      <p className={styles.text}>
        From now on you sign in as <b>{email}</b>. Devices signed in with the old address have been signed
        out.
      </p>
      <Button href="/login" variant="contained" size="large" fullWidth>
        Go to sign-in
      </Button>
    </StandalonePage>
  );
}
