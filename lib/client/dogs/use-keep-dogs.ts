import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Has dogs kept with the account, or deletes all that were. */
export function useKeepDogs(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isKept: boolean) => {
      const { keepDogs } = await import('./keep-dogs');
      await keepDogs(client, uid, isKept);
    },
  });
}
