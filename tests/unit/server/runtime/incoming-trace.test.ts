import { expect, test } from 'vitest';
import { incomingTrace } from '@/lib/server/runtime/incoming-trace';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each([
  [{ traceparent: `00-${traceId}-${spanId}-01` }, { traceId, spanId, isSampled: true }],
  [{ traceparent: `00-${traceId}-${spanId}-00` }, { traceId, spanId, isSampled: false }],
  [{ traceparent: `01-${traceId}-${spanId}-01-more` }, { traceId, spanId, isSampled: true }],
  [{ 'x-cloud-trace-context': `${traceId}/67667974448284343;o=1` }, { traceId, spanId, isSampled: true }],
  [
    { 'x-cloud-trace-context': `${traceId.toUpperCase()}/1` },
    { traceId, spanId: '0000000000000001', isSampled: false },
  ],
  [
    { traceparent: 'secret', 'x-cloud-trace-context': `${traceId}/1` },
    { traceId, spanId: '0000000000000001', isSampled: false },
  ],
])('%o names a trace', (headers, trace) => expect(incomingTrace(headers)).toEqual(trace));

test.each([
  {},
  { traceparent: `00-${'0'.repeat(32)}-${spanId}-01` },
  { traceparent: `00-${traceId}-${'0'.repeat(16)}-01` },
  { traceparent: `ff-${traceId}-${spanId}-01` },
  { traceparent: `00-${traceId.toUpperCase()}-${spanId}-01` },
  { traceparent: `00-${traceId}-${spanId}` },
  { 'x-cloud-trace-context': traceId },
  { 'x-cloud-trace-context': `${traceId}/0` },
  { 'x-cloud-trace-context': `${traceId}/99999999999999999999` },
])('%o names none', (headers) => expect(incomingTrace(headers)).toBeUndefined());
