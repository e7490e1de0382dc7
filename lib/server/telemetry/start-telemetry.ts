import 'server-only';
import { env } from '@/lib/server/runtime/env';
import { logFailure } from '@/lib/server/runtime/log';
import { provideTelemetry } from './telemetry';

/** Measures where a collector is named to send it to; else nothing of OpenTelemetry is loaded. Returns how to end it. */
export async function startTelemetry(settings = env()): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry');
  const { telemetry, end } = await openTelemetry(settings);
  provideTelemetry(telemetry);
  return async () => {
    provideTelemetry(undefined);
    await end().catch((error: unknown) => logFailure(error, { work: 'sending what was measured' }));
  };
}
