import 'server-only';
import {
  context,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { ReadableSpan, SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { currentRequest, type RequestContext } from '@/lib/server/runtime/request-context';

/** The Admin SDK makes spans of its own, with collections and numbers in them and no contents. */
const firestoreTracer = '@google-cloud/firestore';

/** What is not begun inside of anything belongs to the request that is being served. */
class RequestContextManager extends AsyncLocalStorageContextManager {
  override active(): Context {
    const active = super.active();
    return active === ROOT_CONTEXT ? ((currentRequest()?.traced as Context | undefined) ?? active) : active;
  }
}

/** What it makes is told to nobody, and stands for the span around it. */
const silentTracer: Tracer = {
  startSpan: (_name, _options, around = context.active()) =>
    trace.wrapSpanContext(trace.getSpanContext(around) ?? INVALID_SPAN_CONTEXT),
  startActiveSpan<Work extends (span: Span) => unknown>(name: string, ...given: unknown[]) {
    return (given.at(-1) as Work)(silentTracer.startSpan(name)) as ReturnType<Work>;
  },
};

/**
 * Lets Firestore's SDK find our provider, and nobody else: Next would tell of every request too, with its whole address.
 * Returns how to take that back.
 */
export function shareTraces(provider: TracerProvider): () => void {
  context.setGlobalContextManager(new RequestContextManager().enable());
  trace.setGlobalTracerProvider({
    getTracer: (name, ...more) =>
      name === firestoreTracer ? provider.getTracer(name, ...more) : silentTracer,
  });
  return () => {
    trace.disable();
    context.disable();
  };
}

/** The context in which what belongs to the caller's trace is done. */
export function callerContext({ trace: incoming }: RequestContext): Context {
  if (!incoming) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = incoming;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Tells of every span of Firestore's SDK, sampled or not. */
export class FirestoreWatch implements SpanProcessor {
  constructor(private readonly tell: (operation: string, seconds: number) => void) {}

  onEnd({ instrumentationScope, name, duration: [seconds, nanoseconds] }: ReadableSpan): void {
    if (instrumentationScope.name === firestoreTracer) this.tell(name, seconds + nanoseconds / 1e9);
  }

  onStart(): void {
    // Only what has ended is told of.
  }

  async forceFlush(): Promise<void> {
    // Nothing is kept.
  }

  async shutdown(): Promise<void> {
    // Nothing is kept.
  }
}
