import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []);

const sources = ['next.config.mjs', ...globSync('{lib,components,contexts,pages}/**/*.{ts,tsx}')];
const readByTheServer = matches('lib/server/runtime/env.ts', /^ {2}([A-Z][A-Z_]+):/gm);
const readByTheBrowser = sources.flatMap((file) => matches(file, /\b(NEXT_PUBLIC_[A-Z_]+)\b/g));

const readByTheCommands = ['HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'HEELWRITE_COMMIT'];

test('.env.example explains every variable that is read, and no other', () => {
  expect(readByTheServer.length).toBeGreaterThan(5);
  const explained = matches('.env.example', /^([A-Z][A-Z_]+)=/gm);
  expect(explained.sort()).toEqual(
    [...new Set([...readByTheServer, ...readByTheBrowser, ...readByTheCommands])].sort(),
  );
});

test('every variable in .env.example has a comment above it', () => {
  const paragraphs = readFileSync('.env.example', 'utf8').trim().split('\n\n').slice(1);
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^# .+(\n# .+)*(\n[A-Z_]+=.*)+$/);
});
