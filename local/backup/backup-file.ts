import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';
import { format, manifestSchema, type Manifest } from './manifest.ts';

/** Why a file cannot be restored, in a sentence. */
export class UnusableBackup extends Error {}

const manifestName = 'manifest.json';

/** Writes `folder` as one compressed archive that its owner alone may read, and returns once the disk has it. */
export async function packBackup(folder: string, manifest: Manifest, file: string): Promise<void> {
  const { readable, controller } = createTarPacker();
  const mtime = new Date(manifest.madeAt);
  const add = async (name: string, bytes: Uint8Array) => {
    const entry = controller.add({ name, size: bytes.length, mode: 0o600, mtime }).getWriter();
    await entry.write(bytes);
    await entry.close();
  };
  const fill = async () => {
    await add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const { path } of manifest.files) await add(path, await readFile(join(folder, path)));
    controller.finalize();
  };
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  await Promise.all([written, fill()]);
}

/** What a backup says of itself; of its files nothing is read. */
export async function readManifest(file: string): Promise<Manifest> {
  return explaining(file, async () => {
    for await (const entry of entriesOf(file)) return manifestIn(file, entry);
    throw foreign(file);
  });
}

/**
 * Reads a backup to its end and compares every file with what the manifest says of it. Puts them into the folder `into`,
 * where one is given; what that holds is whole once this returns. `expect` may refuse it before any file is read.
 */
export async function readBackup(
  file: string,
  into?: string,
  expect: (manifest: Manifest) => void = () => undefined,
): Promise<Manifest> {
  const entries = entriesOf(file);
  const manifest = await explaining(file, async () => {
    const first = await entries.next();
    return first.done ? Promise.reject(foreign(file)) : manifestIn(file, first.value);
  });
  expect(manifest);
  await explaining(
    file,
    () => takeAll(entries, file, manifest, into),
    damaged(file, 'it was cut off or changed'),
  );
  return manifest;
}

async function takeAll(
  entries: AsyncGenerator<ParsedTarEntry>,
  file: string,
  { files }: Manifest,
  into: string | undefined,
): Promise<void> {
  const due = new Map(files.map((each) => [each.path, each]));
  for await (const entry of entries) {
    const expected = due.get(entry.header.name);
    if (!expected) throw damaged(file, `${entry.header.name} does not belong there`);
    due.delete(expected.path);
    const { bytes, sha256 } = await take(entry, into && join(into, expected.path));
    if (bytes !== expected.bytes || sha256 !== expected.sha256) {
      throw damaged(file, `${expected.path} is not what was backed up`);
    }
  }
  const [missing] = due.keys();
  if (missing !== undefined) throw damaged(file, `${missing} is missing`);
}

async function take({ body }: ParsedTarEntry, path: string | undefined) {
  const hash = createHash('sha256');
  let bytes = 0;
  if (path !== undefined) mkdirSync(dirname(path), { recursive: true });
  const written = path === undefined ? undefined : openSync(path, 'wx');
  try {
    for await (const piece of body) {
      hash.update(piece);
      bytes += piece.length;
      if (written !== undefined) for (let at = 0; at < piece.length;) at += writeSync(written, piece, at);
    }
    if (written !== undefined) fsyncSync(written);
  } finally {
    if (written !== undefined) closeSync(written);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function manifestIn(file: string, { header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.name !== manifestName) throw foreign(file);
  const parsed = manifestSchema.safeParse(parseJson(await new Response(body as BodyInit).text()));
  if (!parsed.success) throw foreign(file);
  if (parsed.data.format > format) {
    throw new UnusableBackup(
      `${file} was made by a newer release (${parsed.data.version}): restore it with that one.`,
    );
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* entriesOf(file: string): AsyncGenerator<ParsedTarEntry> {
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<BufferSource>;
  yield* bytes.pipeThrough(new DecompressionStream('gzip')).pipeThrough(createTarDecoder({ strict: true }));
}

/** What the archive's readers throw, as a sentence. */
async function explaining<T>(file: string, work: () => Promise<T>, orElse = foreign(file)): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UnusableBackup(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new UnusableBackup(`${file} is a folder: name the file of a backup.`);
    // The disk, where it is not the archive.
    throw error instanceof UnusableBackup || syscall !== undefined ? error : orElse;
  }
}

const foreign = (file: string) =>
  new UnusableBackup(`${file} is no backup of Heelwrite’s, or its beginning is damaged.`);

const damaged = (file: string, why: string) => new UnusableBackup(`${file} is damaged: ${why}.`);
