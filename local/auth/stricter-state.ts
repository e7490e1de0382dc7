import { shortestPassword } from '../../lib/domain/app/sign-in-errors.ts';

/** The fields of an account that matter here. */
interface Fields {
  readonly email?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly validSince?: string | undefined;
}

interface Account extends Fields {
  readonly localId: string;
}

/** What is overridden of the emulator's state of a project. */
export interface EmulatorState {
  readonly users: ReadonlyMap<string, Account>;
  createUserWithLocalId(localId: string, fields: Fields): unknown;
  updateUserByLocalId(localId: string, fields: Fields, options?: object): Account;
  createRefreshTokenFor(account: Account, ...rest: unknown[]): string;
  validateRefreshToken(token: string): { readonly user: Account };
}

type StateClass<State> = new (project: string) => State;

const seconds = () => Math.floor(Date.now() / 1000);

/**
 * The emulator's state, as strict as hosted Firebase where its own is not: a refresh token ends with a changed password,
 * a changed address and a revocation, an address changed by mail ends what was signed in under the former one, and a
 * password holds to the rule that `npm run firebase:setup` sets.
 */
export function stricter<State extends EmulatorState>(
  base: StateClass<State>,
  refuse: (message: string) => Error,
) {
  const Base = base as StateClass<EmulatorState>;
  class StricterState extends Base {
    #isRestoring = false;

    /** An account from an earlier run, whatever rule held when its password was chosen. */
    restore(localId: string, fields: object): void {
      this.#isRestoring = true;
      super.createUserWithLocalId(localId, fields);
      this.#isRestoring = false;
    }

    override createUserWithLocalId(localId: string, fields: Fields): unknown {
      // Before anything of the account is there.
      expectLongPassword(fields);
      return super.createUserWithLocalId(localId, fields);
    }

    override updateUserByLocalId(localId: string, fields: Fields, options?: object): Account {
      if (!this.#isRestoring) expectLongPassword(fields);
      const former = this.users.get(localId)?.email;
      const isMoving = former !== undefined && fields.email !== undefined && fields.email !== former;
      const moved = isMoving ? { ...fields, validSince: String(seconds()) } : fields;
      return super.updateUserByLocalId(localId, moved, options);
    }

    override createRefreshTokenFor(account: Account, ...rest: unknown[]): string {
      return encode({ ...decode(super.createRefreshTokenFor(account, ...rest)), issuedAt: seconds() });
    }

    override validateRefreshToken(token: string): { readonly user: Account } {
      const session = super.validateRefreshToken(token);
      const { issuedAt = 0 } = decode(token);
      if (issuedAt < Number(session.user.validSince ?? 0)) throw refuse('TOKEN_EXPIRED');
      return session;
    }
  }

  function expectLongPassword({ passwordHash }: Fields): void {
    // The emulator hashes nothing: what it keeps ends with the password.
    const password = /:password=(.*)$/s.exec(passwordHash ?? '')?.[1];
    if (password !== undefined && password.length < shortestPassword) {
      throw refuse(
        `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${shortestPassword} characters]`,
      );
    }
  }
  return StricterState as unknown as StateClass<State & Pick<StricterState, 'restore'>>;
}

interface RefreshToken {
  readonly issuedAt?: number;
}

const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as RefreshToken;
const encode = (token: RefreshToken) => Buffer.from(JSON.stringify(token)).toString('base64');
