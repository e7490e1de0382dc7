import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

export type Group = 'Settings' | 'Firebase' | 'Firestore' | 'Storage' | 'Stripe' | 'Mail' | 'The deployment';

export interface Check {
  readonly group: Group;
  /** What is so where nothing is found. */
  readonly holds: string;
  /** Settings without which there is nothing to look at; that they are missing is another check's finding. */
  readonly needs?: readonly string[];
  /** Where it does not apply, it is left out. */
  readonly applies?: (deployment: Deployment) => boolean;
  /** Reads, and changes nothing. What it finds may be something good to know, too. */
  readonly look: (deployment: Deployment) => Promise<readonly Finding[]> | readonly Finding[];
}
