import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as account from '@/lib/contracts/account';
import * as accountData from '@/lib/contracts/account-data';
import * as audit from '@/lib/contracts/audit';
import * as health from '@/lib/contracts/health';
import type { Operation } from '@/lib/contracts/operation';
import * as organizations from '@/lib/contracts/organizations';
import * as pronouns from '@/lib/contracts/pronouns';
import * as snippets from '@/lib/contracts/snippets';
import * as subscription from '@/lib/contracts/subscription';
import * as support from '@/lib/contracts/support';
import * as usage from '@/lib/contracts/usage';
import * as userActionLog from '@/lib/contracts/user-action-log';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const contracts: Record<string, unknown> = {
  ...account,
  ...accountData,
  ...audit,
  ...health,
  ...organizations,
  ...pronouns,
  ...snippets,
  ...subscription,
  ...support,
  ...usage,
  ...userActionLog,
};
const operations = Object.entries(contracts).flatMap(([name, value]) =>
  isOperation(value) ? [[name, value] as const] : [],
);

const files = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

const fileOf = (path: string) => {
  const name = path.replace('/api/', '');
  return files.find((file) => file === `${name}.ts` || file === `${name}/index.ts`);
};

describe('operations', () => {
  it('are found', () => expect(operations.length).toBeGreaterThan(10));

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
    expect(open.sort()).toEqual(['checkHealth', 'sendPasswordResetMail']);
  });

  it('leave no API file without one', () => {
    const served = new Set(operations.map(([, operation]) => fileOf(operation.path)));
    expect(files.filter((file) => !served.has(file))).toEqual(['[[...path]].ts', 'stripe/webhook.ts']);
  });
});
