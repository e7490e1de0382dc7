import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Failure } from './say.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ env?: NodeJS.ProcessEnv, silent?: boolean, output?: number | undefined }} Options */

/** In the order in which they were started. @type {Set<ChildProcess>} */
const running = new Set();

/** In milliseconds: longer than the app takes to finish what is under way (`SHUTDOWN_SECONDS`). */
const patience = () => 1_000 * (Number(process.env.SHUTDOWN_SECONDS || 25) + 5);

let isAskedToEnd = false;
/** Whether this process was asked to end, so that what it has started ends by no fault of its own. */
export const hasBeenAskedToEnd = () => isAskedToEnd;

/**
 * Starts a program in a process group of its own, so that stopping it stops whatever it starts in turn.
 * `output` is an open file that takes what it says.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function start(program, args, { env = process.env, silent = false, output } = {}) {
  const sink = output ?? (silent ? 'pipe' : 'inherit');
  const child = spawn(program, args, {
    env,
    detached: true,
    stdio: ['ignore', sink, sink],
  });
  // Where nobody reads what it says, a full pipe would hold it up for good.
  for (const stream of [child.stdout, child.stderr]) stream?.resume();
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end and returns what it said; its output is shown only where it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function run(program, args, options) {
  const { code, output } = await attempt(program, args, options);
  if (code !== 0) throw new Failure(`${output}\n${[program, ...args].join(' ')} ended with code ${code}.`);
  return output;
}

/**
 * Runs a program to its end, whatever that is.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function attempt(program, args, { silent = true, ...options } = {}) {
  const child = start(program, args, { silent, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const [code] = /** @type {[number | null]} */ (/** @type {unknown} */ (await once(child, 'close')));
  return { code, output };
}

/**
 * Asks a program and what it started to end, and makes them after a while.
 * @param {ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signalGroup(child.pid, 'SIGTERM');
  const impatience = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), patience());
  await ended;
  clearTimeout(impatience);
}

/** What was started last ends first: the app before the services that it stands on. What is started meanwhile ends too. */
export async function stopAll() {
  for (let last = [...running].at(-1); last; last = [...running].at(-1)) await stop(last);
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * npm passes SIGTERM to its shell only, and nothing at all when it is killed: that the shell or npm has ended is what
 * can be seen from here.
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(watch);
    callback();
  }, 250);
  watch.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return 'unknown';
  }
}

/** In milliseconds: npm and a terminal both hand one Ctrl+C on, so that it arrives twice. */
const echo = 500;

/**
 * Ends this process on Ctrl+C and its like, after everything it started; asked a second time, at once. Returns what undoes
 * that.
 */
export function stopOnSignals() {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    isAskedToEnd = true;
    const askedAt = performance.now();
    const code = signal === 'SIGINT' ? 130 : 143;
    for (const each of signals) process.removeListener(each, end).on(each, again);
    void stopAll().then(() => process.exit(code));
    function again() {
      if (performance.now() - askedAt < echo) return;
      for (const { pid } of running) signalGroup(pid, 'SIGKILL');
      process.exit(code);
    }
  };
  for (const signal of signals) process.on(signal, end);
  whenNpmEnds(() => end('SIGTERM'));
  return () => signals.forEach((signal) => process.removeListener(signal, end));
}
