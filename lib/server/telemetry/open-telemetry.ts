import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  context,
  diag,
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, createAlwaysRecordSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutSecrets } from '@/lib/domain/logs/without-secrets';
import { BoundedLines } from '@/lib/server/runtime/bounded-lines';
import { Deadline } from '@/lib/server/runtime/deadline';
import type { env } from '@/lib/server/runtime/env';
import { logLine } from '@/lib/server/runtime/log';
import { runningVersion } from '@/lib/server/runtime/version';
import { exportersFor } from './exporters';
import { counters, durations, values } from './metrics';
import { watchProcess } from './process-gauges';
import { samplerNamed } from './sampler';
import type { Attributes, Telemetry } from './telemetry';
import { callerContext, FirestoreWatch, shareTraces } from './traces';
import { WordlessExporter } from './wordless-exporter';

type Settings = Pick<
  ReturnType<typeof env>,
  | 'OTEL_EXPORTER_OTLP_PROTOCOL'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** In milliseconds: how long the end of the process waits for the collector. */
const patience = 3_000;

/** In seconds, as the conventions have them for requests. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const lines = new BoundedLines(1, (count) =>
  logLine('WARNING', `${count} more troubles with the collector.`, { telemetryTroubles: count }),
);

/** A collector that is out of reach is told of once a second at most, and by its first words. */
const trouble = (message: string) => {
  if (lines.take()) logLine('WARNING', `OpenTelemetry: ${withoutSecrets(message).slice(0, 300)}`, {});
};
const troubles = { error: trouble, warn: trouble, info: trouble, debug: trouble, verbose: trouble };

/** Traces and metrics for a collector; `end` sends what has not been sent yet. */
export async function openTelemetry(
  settings: Settings,
): Promise<{ telemetry: Telemetry; end: () => Promise<void> }> {
  diag.setLogger(troubles, DiagLogLevel.ERROR);
  const exporters = await exportersFor(settings.OTEL_EXPORTER_OTLP_PROTOCOL);
  const resource = resourceFromAttributes({
    'service.name': 'heelwrite',
    'service.version': runningVersion,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));

  const meterProvider = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: exporters.metrics,
        exportIntervalMillis: settings.OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(30_000, settings.OTEL_METRIC_EXPORT_INTERVAL),
      }),
    ],
  });
  const meter = meterProvider.getMeter('heelwrite', runningVersion);
  const times = mapped(durations, (name, description) =>
    meter.createHistogram(name, {
      unit: 's',
      description,
      advice: { explicitBucketBoundaries: boundaries },
    }),
  );
  const counts = mapped(counters, (name, options) => meter.createCounter(name, options));
  const readings = mapped(values, (name, description) => meter.createHistogram(name, { description }));
  const stopWatching = watchProcess(meter);

  const tracerProvider = new TracerProvider({
    resource,
    // What is not sampled is not sent, but its time is measured like that of the others.
    sampler: createAlwaysRecordSampler(
      samplerNamed(settings.OTEL_TRACES_SAMPLER, settings.OTEL_TRACES_SAMPLER_ARG),
    ),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new WordlessExporter(exporters.spans) }),
      new FirestoreWatch((operation, seconds) =>
        times['db.client.operation.duration'].record(seconds, {
          'db.system.name': 'gcp.firestore',
          'db.operation.name': operation,
        }),
      ),
    ],
  });
  const unshare = shareTraces(tracerProvider);
  const tracer = tracerProvider.getTracer('heelwrite', runningVersion);

  const telemetry: Telemetry = {
    begin: (work) => begin(tracer, work, (seconds, told) => times[work.duration].record(seconds, told)),
    count: (name, by, attributes) => counts[name].add(by, attributes),
    record: (name, value, attributes) => readings[name].record(value, attributes),
    beginRequest(request) {
      const within = callerContext(request);
      const since = performance.now();
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, within);
      request.traced = trace.setSpan(within, span);
      const { traceId, spanId, traceFlags } = span.spanContext();
      request.trace = { traceId, spanId, isSampled: (traceFlags & 1) === 1 };
      return ({ method, route, status }) => {
        const told = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          ...(status >= 500 && { 'error.type': String(status) }),
        };
        span.updateName(`${method} ${route}`);
        span.setAttributes(told);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        times['http.server.request.duration'].record((performance.now() - since) / 1_000, told);
      };
    },
  };
  return {
    telemetry,
    async end() {
      stopWatching();
      unshare();
      diag.disable();
      const sent = Promise.all([tracerProvider.shutdown(), meterProvider.shutdown()]);
      await new Deadline(patience).bound(sent, () => new Error('The collector did not answer in time.'));
    },
  };
}

const mapped = <Names extends string, Given, Made>(
  given: Readonly<Record<Names, Given>>,
  make: (name: string, given: Given) => Made,
) =>
  Object.fromEntries(Object.entries<Given>(given).map(([name, each]) => [name, make(name, each)])) as Record<
    Names,
    Made
  >;

function begin(
  tracer: Tracer,
  { name, isCall = false, attributes = {} }: Parameters<Telemetry['begin']>[0],
  record: (seconds: number, told: Attributes) => void,
): ReturnType<Telemetry['begin']> {
  const since = performance.now();
  const around: Context = context.active();
  const span = tracer.startSpan(
    name,
    { kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: { ...attributes } },
    around,
  );
  return {
    inside: (something) => context.with(trace.setSpan(around, span), something),
    end({ error, attributes: more = {} } = {}) {
      const failed = error === undefined ? {} : { 'error.type': typeOf(error) };
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttributes({ ...more, ...failed });
      span.end();
      record((performance.now() - since) / 1_000, { ...attributes, ...more, ...failed });
    },
  };
}

/** A class or a short code of ours or the platform's; a message could say anything. */
function typeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^[\w/-]{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : 'other';
}
