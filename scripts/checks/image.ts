import { attempt, run } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';
import { untilAnswering } from '../app/services.ts';
import { freePort } from '../machine/ports.ts';
import { programInPath } from '../machine/programs.ts';

const mostMegabytes = 250;
const image = 'heelwrite-test';

/** A program that builds images here and runs them. */
async function containerTool() {
  for (const name of ['docker', 'podman']) {
    const program = programInPath(name);
    // The program may be there and what it talks to not.
    if (program && (await attempt(program, ['info'])).code === 0) return program;
  }
  return undefined;
}

/** Builds the image and starts it as compose.yaml does, where this machine has a container tool. */
export async function testImage() {
  const tool = await containerTool();
  if (!tool) return { passed: 0, failed: 0, note: 'not run: no container tool on this machine' };
  say('Building the image …');
  await run(tool, ['build', '--tag', image, '.']);
  const size = await run(tool, ['image', 'inspect', '--format', '{{.Size}}', image]);
  const megabytes = Number(size) / 1_000_000;
  if (megabytes > mostMegabytes) throw new Failure(`The image has ${Math.round(megabytes)} MB.`);
  const port = String(await freePort());
  const args = [
    ...['run', '--detach', '--rm', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...['--volume', '/data', '--publish', `127.0.0.1:${port}:3000`, image],
  ];
  const container = (await run(tool, args)).trim();
  const began = performance.now();
  try {
    await untilAnswering(`http://127.0.0.1:${port}/api/health`, []);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { passed: 1, failed: 0, note: `${Math.round(megabytes)} MB, answers after ${seconds} s` };
  } finally {
    await run(tool, ['stop', container]);
  }
}
