import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { StandalonePage } from '@/components/page/StandalonePage';
import { useAuth } from '@/contexts/AuthContext';
import { codeOf, verifyEmail } from '@/lib/client/sign-in/auth';
import { signInErrorOf } from '@/lib/domain/app/sign-in-errors';
import { SendVerificationMail } from './SendVerificationMail';
import styles from './SignIn.module.css';

/** Where the link in the verification mail leads. */
export function VerifyEmail({ code }: { code: string }) {
  const { user } = useAuth();
  // A query, because a code counts once: the same page drawn twice must not spend it twice.
  const { isPending, error } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async () => {
      await verifyEmail(code);
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });

  if (isPending) return <StandalonePage title="Confirming your address" lead="One moment." />;
  if (error !== null && user?.emailVerified !== true) {
    return (
      <StandalonePage title="The address is not confirmed">
        <p className={styles.text}>{signInErrorOf(codeOf(error)).text}</p>
        <p className={styles.foot}>
          {user === null ? (
            <Link className={styles.link} href="/login">
              Sign in to get a new link
            </Link>
          ) : (
            <SendVerificationMail label="Send a new link" />
          )}
        </p>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title="Your address is confirmed">
      <Button href={user === null ? '/login' : '/'} variant="contained" size="large" fullWidth>
        {user === null ? 'Go to sign-in' : 'Continue to Heelwrite'}
      </Button>
    </StandalonePage>
  );
}
