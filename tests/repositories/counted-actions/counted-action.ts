import type { Sent } from './served-calls';
import type { World } from './world';

/** What someone does, the operation that it calls, and the call; what it needs is made first, uncounted. */
export type CountedAction = readonly [
  what: string,
  operation: string,
  call: (world: World) => Sent | Promise<Sent>,
];
