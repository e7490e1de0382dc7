import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, operations } from '../support/operations';

const files = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

const fileOf = (path: string) => {
  const name = path.replace('/api/', '');
  return files.find((file) => file === `${name}.ts` || file === `${name}/index.ts`);
};

describe('operations', () => {
  it('are found', () => expect(operations.length).toBeGreaterThan(10));

  it.each(operations)('%s has an address to call it at', (name, operation) => {
    const { searchParams } = new URL(addressOf([name, operation]), 'http://localhost');
    expect(operation.query.safeParse(Object.fromEntries(searchParams)).success).toBe(true);
  });

  it.each(operations)('%s is served at its path', (name, operation) => {
    const file = fileOf(operation.path);
    expect(file, `no file for ${operation.path}`).toBeDefined();
    const text = readFileSync(`pages/api/${file ?? ''}`, 'utf8');
    expect(text).toMatch(new RegExp(`serve(Open)?\\(\\s*(\\w+\\.${name}\\b|operation\\b)`));
    expect(text, 'the route reads the body itself').toContain('bodyParser: false');
    expect(text.split('\n').length, 'an API file only binds').toBeLessThanOrEqual(42);
  });

  it('are open to everyone only where the contract says so', () => {
    const open = operations.filter(([, operation]) => operation.open).map(([name]) => name);
    expect(open.sort()).toEqual([
      'checkHealth',
      'checkLive',
      'checkReady',
      'doPeriodicWork',
      'sendBrowserReports',
      'sendPasswordResetMail',
    ]);
  });

  it('leave no API file without one', () => {
    const served = new Set(operations.map(([, operation]) => fileOf(operation.path)));
    expect(files.filter((file) => !served.has(file)).sort()).toEqual([
      '[[...path]].ts',
      'pictures/[file].ts',
      'public-settings.ts',
      'stripe/webhook.ts',
    ]);
  });
});
