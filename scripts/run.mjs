// node scripts/run.mjs <command> …: what package.json calls. The commands are TypeScript, which the Node that
// `bootstrap/` finds runs as it stands.
import { onSupportedNode } from './bootstrap/runtime.mjs';
import { command } from './bootstrap/say.mjs';

await command(async () => {
  await onSupportedNode();
  const [name = '', ...args] = process.argv.slice(2);
  /** @type {{ run: (args: readonly string[]) => Promise<void> | void }} */
  const { run } = await import(`./commands/${name}.ts`);
  await run(args);
});
