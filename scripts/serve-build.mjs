// node scripts/serve-build.mjs: serves what `npm run build` has made, from that folder or wherever it was copied to.
import { fileURLToPath } from 'node:url';
import { command } from './bootstrap/say.mjs';

await command(async () => {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const { serveBuild } = await import('./app/serve-build.ts');
  await serveBuild();
});
