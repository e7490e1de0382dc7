import 'server-only';
import type { RequestContext } from '@/lib/server/runtime/request-context';
import type { CounterName, DurationName, ValueName } from './metrics';

/** Never anything that people write, nor whom or which record something is about. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Work {
  /** The same for all works of its kind. */
  readonly name: string;
  readonly duration: DurationName;
  /** Whether it waits for another service. */
  readonly isCall?: boolean;
  readonly attributes?: Attributes;
}

export type End = (outcome?: { readonly error?: unknown; readonly attributes?: Attributes }) => void;

export interface ServedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** What is measured, wherever it goes. */
export interface Telemetry {
  /** `inside`: does something as part of the work, so that what it measures is told to belong there. */
  begin(work: Work): { readonly end: End; readonly inside: <T>(something: () => T) => T };
  count(name: CounterName, by: number, attributes?: Attributes): void;
  record(name: ValueName, value: number, attributes?: Attributes): void;
  /** What is done for the request from here on belongs to it, and lines of the log name its trace. */
  beginRequest(request: RequestContext): (served: ServedRequest) => void;
}

// `instrumentation.ts` and the API routes are bundled apart, so the one there is hangs on the process.
const key = Symbol.for('heelwrite.telemetry');
const holder = globalThis as { [key]?: Telemetry | undefined };

export function provideTelemetry(telemetry: Telemetry | undefined): void {
  holder[key] = telemetry;
}

/** undefined where nothing is measured. */
export const telemetry = (): Telemetry | undefined => holder[key];

/** Does a work and measures it; `tell` adds what is known of it only then. */
export async function measured<T>(
  work: Work,
  run: (tell: (attributes: Attributes) => void) => Promise<T>,
): Promise<T> {
  const measuring = telemetry()?.begin(work);
  if (!measuring) return run(() => undefined);
  let attributes: Attributes = {};
  const tell = (more: Attributes) => void (attributes = { ...attributes, ...more });
  try {
    const result = await measuring.inside(() => run(tell));
    measuring.end({ attributes });
    return result;
  } catch (error) {
    measuring.end({ attributes, error });
    throw error;
  }
}

/** The same for a work whose result comes piece by piece; one that nobody waits for any more has ended. */
export async function* measuredPieces<T>(work: Work, pieces: () => AsyncIterable<T>): AsyncIterable<T> {
  const measuring = telemetry()?.begin(work);
  if (!measuring) {
    yield* pieces();
    return;
  }
  let error: unknown;
  try {
    yield* pieces();
  } catch (thrown) {
    error = thrown;
    throw thrown;
  } finally {
    measuring.end({ error });
  }
}
