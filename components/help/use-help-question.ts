import { useAddressQuery, type QueryForm } from '@/lib/client/browser/use-address-query';

const form: QueryForm<string> = {
  read: ({ q }) => (typeof q === 'string' ? q : ''),
  write: (question) => (question === '' ? {} : { q: question }),
};

/** What is looked for, kept in the address as `?q=`. */
export function useHelpQuestion(): [string, (question: string) => void] {
  const [question, change] = useAddressQuery(form);
  return [question, (next) => change(() => next)];
}
