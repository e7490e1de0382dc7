import 'server-only';

type Context = Readonly<Record<string, string | number | undefined>>;

const write = (line: Readonly<Record<string, unknown>>) =>
  void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);

/** Writes our own failure as one line of JSON, with no body, token or address of a person in it. */
export function logFailure(error: unknown, context: Context): void {
  write({ ...context, cause: error instanceof Error ? error.stack : String(error) });
}

/** More refusals than this in a second are counted, not written: a flood of calls must not become one of lines. */
const mostLinesASecond = 50;

let lines = 0;
let unwritten = 0;

/** Writes a refusal as one line of JSON: who was refused what, and never what they had sent. */
export function logRefusal(refused: Context): void {
  if (lines === 0) setTimeout(endSecond, 1_000).unref();
  lines += 1;
  if (lines > mostLinesASecond) unwritten += 1;
  else write({ refused });
}

function endSecond(): void {
  if (unwritten > 0) write({ refusalsNotWritten: unwritten });
  lines = 0;
  unwritten = 0;
}

/**
 * A line that can't be written, as on a full disk, is lost and takes nothing with it. Unheard, the stream's error would
 * be logged, which fails the same way, and so on: no call would be answered until there is room.
 */
export function outliveLostLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
