import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';

export interface IncomingTrace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** The trace that a request belongs to: by the W3C's header, else by Google's own. */
export function incomingTrace(headers: IncomingHttpHeaders): IncomingTrace | undefined {
  return ofTheW3c(one(headers['traceparent'])) ?? ofGoogle(one(headers['x-cloud-trace-context']));
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

const isAllZeros = (id: string) => /^0+$/.test(id);

function traceOf(traceId = '', spanId = '', isSampled: boolean): IncomingTrace | undefined {
  if (isAllZeros(traceId) || isAllZeros(spanId)) return undefined;
  return { traceId: traceId.toLowerCase(), spanId, isSampled };
}

function ofTheW3c(header: string): IncomingTrace | undefined {
  const [, traceId, spanId, flags] =
    /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.{0,200})?$/.exec(header) ?? [];
  if (flags === undefined) return undefined;
  return traceOf(traceId, spanId, (parseInt(flags, 16) & 1) === 1);
}

/** `TRACE_ID/SPAN_ID;o=OPTIONS`, the span's as a decimal number. */
function ofGoogle(header: string): IncomingTrace | undefined {
  const [, traceId, span, options] = /^([\da-f]{32})\/(\d{1,20})(?:;o=(\d))?$/i.exec(header) ?? [];
  if (span === undefined) return undefined;
  const spanId = BigInt(span).toString(16).padStart(16, '0');
  return spanId.length > 16 ? undefined : traceOf(traceId, spanId, options === '1');
}
