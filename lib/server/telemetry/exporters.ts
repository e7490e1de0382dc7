import 'server-only';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

interface Exporters {
  readonly spans: SpanExporter;
  readonly metrics: PushMetricExporter;
}

/** They read endpoint, headers and timeouts from the OTEL_EXPORTER_OTLP_* variables themselves. */
export async function exportersFor(protocol: 'http/protobuf' | 'http/json'): Promise<Exporters> {
  const [{ OTLPTraceExporter }, { OTLPMetricExporter }] =
    protocol === 'http/json'
      ? await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-http'),
          import('@opentelemetry/exporter-metrics-otlp-http'),
        ])
      : await Promise.all([
          import('@opentelemetry/exporter-trace-otlp-proto'),
          import('@opentelemetry/exporter-metrics-otlp-proto'),
        ]);
  return { spans: new OTLPTraceExporter(), metrics: new OTLPMetricExporter() };
}
