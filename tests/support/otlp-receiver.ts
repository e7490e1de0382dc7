import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Given = readonly { key: string; value: Value }[];

interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Given;
  events: unknown[];
  status: { code?: number; message?: string };
}
interface SentPoint {
  attributes: Given;
  asInt?: number | string;
  asDouble?: number;
  count?: number | string;
  sum?: number;
}
interface SentMetric {
  name: string;
  unit: string;
  histogram?: { dataPoints: SentPoint[] };
  sum?: { dataPoints: SentPoint[] };
  gauge?: { dataPoints: SentPoint[] };
}
interface Sent {
  resourceSpans?: {
    resource: { attributes: Given };
    scopeSpans: { scope: { name: string }; spans: SentSpan[] }[];
  }[];
  resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

const read = (given: Given) =>
  Object.fromEntries(
    given.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  );

/** A collector that keeps what it is sent over OTLP/HTTP, and reads what came as JSON. */
export async function otlpReceiver() {
  const received: { path: string; type: string; authorization: string; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'content-type': type = '', authorization = '' } = request.headers;
      received.push({ path: request.url ?? '', type, authorization, body: Buffer.concat(chunks) });
      response.writeHead(200, { 'Content-Type': type }).end(type.includes('json') ? '{}' : '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = (path: string) =>
    received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body.toString()) as Sent);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** All bytes of all that came, as text. */
    raw: () => received.map(({ body }) => body.toString('latin1')).join('\n'),
    resource: () => read(sent('/v1/traces')[0]?.resourceSpans?.[0]?.resource.attributes ?? []),
    spans: () =>
      sent('/v1/traces')
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ scope, spans }) =>
          spans.map((span) => ({ ...span, scope: scope.name, attributes: read(span.attributes) })),
        ),
    /** Of the newest that came by this name. */
    points: (name: string) => {
      const metric = sent('/v1/metrics')
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics)
        .findLast((each) => each.name === name);
      const { dataPoints = [] } = metric?.histogram ?? metric?.sum ?? metric?.gauge ?? {};
      return dataPoints.map(({ attributes, asInt, asDouble, count, sum }) => ({
        attributes: read(attributes),
        value: Number(asInt ?? asDouble ?? sum),
        count: Number(count ?? 0),
      }));
    },
  };
}
