/** Kept beside the other keys (`query-keys.ts`), which every page loads. */
export const dogsKey = (uid: string) => ['dogs', uid] as const;
export const anyDogEmailsKey = (uid: string) => ['dog-emails', uid] as const;
export const dogEmailsKey = (uid: string, dogId: string) => [...anyDogEmailsKey(uid), dogId] as const;
