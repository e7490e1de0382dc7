// node scripts/serve-build.mjs: serves what `npm run build` has made, from that folder or wherever it was copied to.
import { command } from './bootstrap/say.mjs';

await command(async () => {
  process.chdir(new URL('..', import.meta.url).pathname);
  const { serveBuild } = await import('./app/serve-build.ts');
  await serveBuild();
});
