import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const inFirebaseTools = (path: string) => require(`firebase-tools/lib/emulator/auth/${path}`) as object;

interface State {
  readonly prototype: Readonly<Record<string, unknown>>;
}

test('firebase-tools still has what the local sign-in service takes of it behind its public entry', () => {
  expect(inFirebaseTools('server.js')).toHaveProperty('createApp', expect.any(Function));
  expect(inFirebaseTools('errors.js')).toHaveProperty('BadRequestError', expect.any(Function));
  const { AgentProjectState } = inFirebaseTools('state.js') as { AgentProjectState: State };
  const base = Object.getPrototypeOf(AgentProjectState) as State;
  for (const method of [
    ...['createUserWithLocalId', 'updateUserByLocalId', 'deleteAllAccounts'],
    ...['createRefreshTokenFor', 'validateRefreshToken'],
  ]) {
    const owner = method in AgentProjectState.prototype ? AgentProjectState : base;
    expect(owner.prototype[method], method).toBeTypeOf('function');
  }
});
