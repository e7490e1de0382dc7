import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { stricter, type EmulatorState } from './stricter-state.ts';

export interface Account {
  readonly localId: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

export interface PendingCode {
  readonly oobCode: string;
}

/** What Firebase's emulator knows about a project; private there, so the version of firebase-tools is pinned. */
export interface ProjectState extends EmulatorState {
  readonly users: ReadonlyMap<string, Account>;
  readonly oobs: Map<string, PendingCode>;
  /** Leaves what is indexed by an account's first address. */
  deleteAllAccounts(): void;
  readonly localIdForInitialEmail: Map<string, string>;
}

/** The same with what an earlier run knew put back in. */
export interface RestorableState extends ProjectState {
  restore(localId: string, properties: Omit<Account, 'localId'>): void;
}

interface Modules {
  '../lib/emulator/auth/server.js': {
    createApp: (project: string, mode: number, states: Map<string, ProjectState>) => Promise<RequestListener>;
  };
  '../lib/emulator/auth/state.js': { AgentProjectState: new (project: string) => ProjectState };
  '../lib/emulator/auth/errors.js': { BadRequestError: new (message: string) => Error };
  'exegesis-express': { middleware: (api: unknown, options: object) => unknown };
}

const severalProjectsAllowed = 0;

/** Firebase's own auth emulator as a request listener, without the command line and the hub around it. */
export async function firebaseEmulator(
  project: string,
): Promise<{ readonly app: RequestListener; readonly state: RestorableState }> {
  const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/lib/api.js')) as <
    Name extends keyof Modules,
  >(
    name: Name,
  ) => Modules[Name];

  // The emulator compiles the validators of all its 200 operations when it starts, which takes longer than everything
  // else together; its router can do that for each operation when it is first called.
  const router = load('exegesis-express');
  const { middleware } = router;
  router.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });

  const { AgentProjectState } = load('../lib/emulator/auth/state.js');
  const { BadRequestError } = load('../lib/emulator/auth/errors.js');
  const State = stricter(AgentProjectState, (message) => new BadRequestError(message));
  const state = new State(project);
  const { createApp } = load('../lib/emulator/auth/server.js');
  return { app: await createApp(project, severalProjectsAllowed, new Map([[project, state]])), state };
}
