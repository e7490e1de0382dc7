import { canFillDisks, type Surroundings } from './surroundings.ts';

/** Something that goes wrong for a while. */
export interface Fault {
  readonly name: string;
  readonly begin: (all: Surroundings) => Promise<void> | void;
  readonly end: (all: Surroundings) => Promise<void> | void;
}

const onStripe = (name: string, trouble: object): Fault => ({
  name,
  begin: (all) => all.turnStripe('calls', trouble),
  end: (all) => all.turnStripe('calls', {}),
});

const killed = (name: string, part: 'app' | 'signIn' | 'stripe'): Fault => ({
  name,
  begin: (all) => all.kill(part),
  end: (all) => all.giveBack(part),
});

const full = (name: string, part: 'app' | 'signIn'): Fault => ({
  name,
  begin: (all) => all.fillDisk(part),
  end: (all) => all.makeRoom(part),
});

const appKilled = killed('the app is killed', 'app');
const signInKilled = killed('the sign-in service is killed', 'signIn');
const stripeKilled = killed('Stripe is gone', 'stripe');
const stripeHangs = onStripe('Stripe hangs', { before: 120_000 });
const diskFull = full('the disk is full for the app', 'app');

const signInFrozen: Fault = {
  name: 'the sign-in service hangs',
  begin: (all) => all.freeze('signIn'),
  end: (all) => all.thaw('signIn'),
};

const others = [
  signInFrozen,
  stripeHangs,
  stripeKilled,
  onStripe('Stripe is slow', { before: 2_000 }),
  onStripe('Stripe answers 500', { fail: 'before' }),
  onStripe('Stripe does it and answers 500', { fail: 'after' }),
  onStripe('Stripe does it and cuts the answer', { fail: 'cut' }),
];

const onDisk = [diskFull, full('the disk is full for the sign-in service', 'signIn')];

/** All that can be made to happen on this machine. */
export const allFaults = (): readonly Fault[] => [
  appKilled,
  signInKilled,
  ...others,
  ...(canFillDisks() ? onDisk : []),
];

/** The few that a short form has the time for. */
export const someFaults = (): readonly Fault[] => [appKilled, ...(canFillDisks() ? [diskFull] : [])];

/** One of each kind, for what can be seen of them. */
export const faultsForScreens = (): readonly Fault[] => [
  appKilled,
  signInKilled,
  signInFrozen,
  stripeHangs,
  stripeKilled,
  ...(canFillDisks() ? onDisk : []),
];
