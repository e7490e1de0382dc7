import 'server-only';
import { withoutSecrets } from '@/lib/domain/logs/without-secrets';
import { BoundedLines } from './bounded-lines';
import { currentRequest } from './request-context';
import { runningVersion } from './version';

type Value = string | number | boolean | undefined;
export type Fields = Readonly<Record<string, Value | readonly string[] | Readonly<Record<string, Value>>>>;

/** As Cloud Logging names them. */
type Severity = 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR';

// `instrumentation.ts` and the API routes are bundled apart, so this hangs on the process.
const key = Symbol.for('heelwrite.logProject');
const holder = globalThis as { [key]?: string | undefined };

/** Lines of a request that belongs to a trace name it as Cloud Trace knows it: by the project of Google Cloud. */
export function nameTracesIn(project: string | undefined): void {
  holder[key] = project;
}

/** The fields that Cloud Logging takes out of a line and files it by. */
function filedBy(): Fields {
  const request = currentRequest();
  const project = holder[key];
  return {
    ...(request && { 'logging.googleapis.com/labels': { requestId: request.id } }),
    ...(request?.trace &&
      project !== undefined && {
        'logging.googleapis.com/trace': `projects/${project}/traces/${request.trace.traceId}`,
        'logging.googleapis.com/spanId': request.trace.spanId,
        'logging.googleapis.com/trace_sampled': request.trace.isSampled,
      }),
  };
}

/** One line of JSON: on stdout what is always written, on stderr what somebody may want to look into. */
export function logLine(severity: Severity, message: string, fields: Fields): void {
  const line = { severity, time: new Date().toISOString(), message, ...filedBy(), ...fields };
  const stream = severity === 'INFO' ? process.stdout : process.stderr;
  stream.write(`${JSON.stringify(line)}\n`);
}

const mostCauses = 3;

/** With what it came from: a call that failed says why only there. */
function stackOf(error: unknown, causes = mostCauses): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined || causes === 0
    ? stack
    : `${stack}\nCaused by: ${stackOf(error.cause, causes - 1)}`;
}

/** Writes our own failure as one line of JSON, with no body, token or address of a person in it. */
export function logFailure(error: unknown, context: Fields): void {
  const stack = withoutSecrets(stackOf(error));
  const [summary = ''] = stack.split('\n');
  const requestId = currentRequest()?.id;
  logLine('ERROR', summary, {
    ...(requestId !== undefined && { requestId }),
    ...context,
    // Error Reporting groups by it.
    stack_trace: stack,
    serviceContext: { service: 'heelwrite', version: runningVersion },
  });
}

const refusals = new BoundedLines(50, (count) =>
  logLine('WARNING', `${count} refusals were not written.`, { refusalsNotWritten: count }),
);

/** Writes a refusal as one line of JSON: who was refused what, and never what they had sent. */
export function logRefusal(refused: Readonly<Record<string, Value>>): void {
  if (!refusals.take()) return;
  logLine('NOTICE', `Refused: ${String(refused['code'])}`, { refused });
}

/**
 * A line that can't be written, as on a full disk, is lost and takes nothing with it. Unheard, the stream's error would
 * be logged, which fails the same way, and so on: no call would be answered until there is room.
 */
export function outliveLostLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
