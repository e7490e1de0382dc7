import 'server-only';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Passes spans on without what was said when something failed: messages and stacks stand in the log, where they are cleaned. */
export class WordlessExporter implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(...[spans, told]: Parameters<SpanExporter['export']>): void {
    this.exporter.export(spans.map(withoutWords), told);
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/** Firestore's SDK writes how it is set up into each of its spans. */
const withoutSettings = (attributes: ReadableSpan['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !name.startsWith('gcp.firestore.settings.')),
  );

const withoutWords = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: withoutSettings(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
