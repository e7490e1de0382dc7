import { beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '@/lib/server/runtime/env';
import { startTelemetry } from '@/lib/server/telemetry/start-telemetry';
import { measured, measuredPieces, telemetry } from '@/lib/server/telemetry/telemetry';

const { loaded, noted } = vi.hoisted(() => {
  const names: string[] = [];
  const note = (name: string) => async (original: () => Promise<object>) => {
    names.push(name);
    return original();
  };
  return { loaded: names, noted: note };
});
vi.mock('@opentelemetry/api', noted('api'));
vi.mock('@opentelemetry/context-async-hooks', noted('context-async-hooks'));
vi.mock('@opentelemetry/resources', noted('resources'));
vi.mock('@opentelemetry/sdk-metrics', noted('sdk-metrics'));
vi.mock('@opentelemetry/sdk-trace', noted('sdk-trace'));
vi.mock('@opentelemetry/exporter-metrics-otlp-http', noted('metrics as JSON'));
vi.mock('@opentelemetry/exporter-metrics-otlp-proto', noted('metrics as protobuf'));
vi.mock('@opentelemetry/exporter-trace-otlp-http', noted('traces as JSON'));
vi.mock('@opentelemetry/exporter-trace-otlp-proto', noted('traces as protobuf'));

beforeEach(() => void loaded.splice(0));

const work = { name: 'walk', duration: 'heelwrite.mail.duration' } as const;

test('without a collector nothing is loaded, and works are just done', async () => {
  const end = await startTelemetry(readEnv({}));
  expect(telemetry()).toBeUndefined();
  expect(await measured(work, async (tell) => (tell({ length: 3 }), 'done'))).toBe('done');
  const pieces = measuredPieces(work, async function* () {
    yield* ['a', 'b'];
  });
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(text).toBe('ab');
  await end();
  expect(loaded).toEqual([]);
});

test('with one, what speaks its protocol is loaded', async () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  const end = await startTelemetry(readEnv(collector));
  expect(telemetry()).toBeDefined();
  expect(loaded).toContain('sdk-trace');
  expect(loaded).toContain('traces as protobuf');
  expect(loaded).not.toContain('traces as JSON');
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await end();
  expect(log.mock.calls.join()).toContain('sending what was measured');
  log.mockRestore();
  expect(telemetry()).toBeUndefined();
});

test('a sampler that there is not is named', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER: 'some' };
  await expect(startTelemetry(readEnv(settings))).rejects.toThrow(/OTEL_TRACES_SAMPLER is none of always_on/);
});
