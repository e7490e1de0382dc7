import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { codeOf } from '@/lib/client/sign-in/auth';
import { ApiError, ConnectionError } from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { reportReached, reportUnreached } from '@/lib/client/wire/reachability';
import { type SignInError, signInErrorOf } from '@/lib/domain/app/sign-in-errors';

type Errors = Partial<Record<SignInError['field'], string | undefined>>;

function errorsOf(error: unknown, meaningOf: (code: string | undefined) => SignInError): Errors {
  if (error instanceof ApiError || error instanceof ConnectionError) return { form: errorSentence(error) };
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') reportUnreached();
  const { field, text } = meaningOf(code);
  return { [field]: text };
}

interface Form {
  errors: Errors;
  isBusy: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Runs work that may fail the same way, such as Google's window. */
  run: (work: () => Promise<void>) => void;
}

/**
 * A form that checks its fields, does its work once at a time, and says below each field what went wrong; the first of
 * those takes the focus.
 */
export function useSignInForm(
  check: () => Errors,
  work: () => Promise<void>,
  meaningOf: (code: string | undefined) => SignInError = signInErrorOf,
): Form {
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const run = (task: () => Promise<void>) => {
    if (isBusy) return;
    setErrors({});
    setBusy(true);
    task()
      .then(reportReached)
      .catch((error: unknown) => setErrors(errorsOf(error, meaningOf)))
      .finally(() => setBusy(false));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const found = check();
    if (Object.values(found).some((text) => text !== undefined)) setErrors(found);
    else run(work);
  };
  return { errors, isBusy, submit, run };
}
