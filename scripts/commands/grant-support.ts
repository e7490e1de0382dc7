import { setSupport } from '../accounts/support-claim.ts';

export const run = ([email]: readonly string[]) => setSupport(email, true);
