import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Leaves of zod/mini's schemas only those that the browser's code names. All of them stand in one module, and Turbopack
 * takes from other modules whatever any part of a module refers to: without this, each kind of schema that there is
 * would be loaded by every page. A schema is used as `z.name`, in one of the folders below.
 */
const users = ['lib/contracts', 'lib/client'];

/** What zod's own modules beside this one build upon. */
const alwaysUsed = ['ZodMiniStringFormat'];

/**
 * @this {{ rootContext: string, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
export default function keepUsedSchemas(source) {
  const folders = users.map((folder) => join(this.rootContext, folder));
  for (const folder of folders) this.addContextDependency(folder);
  const used = folders
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .flatMap((text) => [...text.matchAll(/\bz\.(\w+)/g)].flatMap(([, name]) => name ?? []));
  return withOnly(source, new Set([...alwaysUsed, ...used]));
}

/**
 * @param {string} source
 * @param {ReadonlySet<string>} used
 */
function withOnly(source, used) {
  const parts = source.split(/^(?=import |export |function |class |const |let |var )/m).map((text) => {
    const renamed = /^export \{ (\w+) as (\w+) \}/.exec(text);
    const declared = /^(?:export )?(?:const|let|var|function|class) (\w+)/.exec(text);
    if (!renamed && !declared && !text.startsWith('import ') && text.trim() !== '') {
      throw new Error(`zod/mini is written in another way now: ${text.slice(0, 80)}`);
    }
    return { text, local: declared?.[1], name: renamed?.[2] ?? declared?.[1], aliasOf: renamed?.[1] };
  });
  const locals = new Map(parts.flatMap((part) => (part.local === undefined ? [] : [[part.local, part]])));
  const kept = new Set();
  const keep = (/** @type {(typeof parts)[number] | undefined} */ part) => {
    if (!part || kept.has(part)) return;
    kept.add(part);
    for (const [word] of part.text.matchAll(/[\w$]+/g)) keep(locals.get(word));
  };
  for (const part of parts) if (part.name === undefined || used.has(part.name)) keep(part);
  return parts
    .filter((part) => kept.has(part))
    .map(({ text }) => text)
    .join('');
}
