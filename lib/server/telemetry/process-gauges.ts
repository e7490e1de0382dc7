import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import type { Meter } from '@opentelemetry/api';
import { queueLengths } from '@/lib/server/runtime/queue-lengths';

/** Tells of queues, the event loop and memory whenever they are collected; returns how to end that. */
export function watchProcess(meter: Meter): () => void {
  meter
    .createObservableGauge('heelwrite.queue.length', {
      unit: '{item}',
      description:
        'What waits: in this process, and of deletions and pictures as of the last look into the store',
    })
    .addCallback((result) => {
      for (const [queue, length] of queueLengths()) result.observe(length, { 'heelwrite.queue': queue });
    });

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const seconds = (nanoseconds: number) => nanoseconds / 1e9;
  const loop = { p50: () => delay.percentile(50), p99: () => delay.percentile(99), max: () => delay.max };
  const gauges = Object.entries(loop).map(
    ([name, read]) =>
      [meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, { unit: 's' }), read] as const,
  );
  meter.addBatchObservableCallback(
    (result) => {
      for (const [gauge, read] of gauges) result.observe(gauge, seconds(read()));
      // Each time is told of once.
      delay.reset();
    },
    gauges.map(([gauge]) => gauge),
  );

  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By' }).addCallback((result) => {
    for (const { space_name, space_used_size } of getHeapSpaceStatistics()) {
      result.observe(space_used_size, { 'v8js.heap.space.name': space_name });
    }
  });
  return () => void delay.disable();
}
