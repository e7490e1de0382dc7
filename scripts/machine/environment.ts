import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingsIn, standInHosts } from '../../lib/domain/deployment/settings.ts';
import { Failure } from '../bootstrap/say.mjs';

const credentials = ['FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'];

const isSet = (name: string) => Boolean(process.env[name]);

/** Reads `.env`, where there is one, into the environment. */
export function readFileIntoEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Reads `.env` where there is one, and tells whether to use hosted services or the local ones. */
export function readEnvironment() {
  readFileIntoEnvironment();
  // What the host knows counts as set, also in the processes that start from here.
  Object.assign(process.env, settingsIn(process.env));
  const hosted = credentials.some(isSet);
  const standIn = standInHosts.find(isSet);
  if (hosted && standIn !== undefined) {
    throw new Failure(
      `${standIn} is set beside real Firebase credentials: a stand-in accepts anyone, so unset one or the other.`,
    );
  }
  if (!hosted && isSet('GOOGLE_APPLICATION_CREDENTIALS')) {
    throw new Failure(
      'GOOGLE_APPLICATION_CREDENTIALS is set, and the local services do not start beside real credentials: unset it.',
    );
  }
  const {
    HOST,
    PORT = '3000',
    AUTH_PORT = '9099',
    STRIPE_PORT = '12111',
    DATA_DIR = '.data',
    FIREBASE_AUTH_EMULATOR_HOST,
    FIRESTORE_EMULATOR_HOST,
  } = settingsIn(process.env);
  const signInPort = FIREBASE_AUTH_EMULATOR_HOST && portOfThisMachine(FIREBASE_AUTH_EMULATOR_HOST);
  // With a key of Stripe's test mode, Stripe itself is used beside the other local services.
  const stripePort = isSet('STRIPE_SECRET_KEY') ? undefined : STRIPE_PORT;
  return {
    hosted,
    host: HOST,
    port: PORT,
    authPort: signInPort ?? AUTH_PORT,
    /** Whether a sign-in service runs already: the Firebase CLI's. */
    hasSignIn: signInPort !== undefined,
    storeHost: FIRESTORE_EMULATOR_HOST,
    stripePort,
    dataDir: DATA_DIR,
  };
}

function portOfThisMachine(host: string): string {
  const port = /^(?:127\.0\.0\.1|localhost):(\d+)$/.exec(host)?.[1];
  if (port === undefined) {
    throw new Failure(
      `FIREBASE_AUTH_EMULATOR_HOST is ${host}, and has to be on this machine, such as 127.0.0.1:9099: a stand-in accepts anyone.`,
    );
  }
  return port;
}

/** Where the local services keep their data; fails where hosted ones are used, whose data are not here. */
export function localDataDir(what: string): string {
  const { hosted, dataDir } = readEnvironment();
  if (!hosted) return dataDir;
  throw new Failure(
    `Here the data of local services are ${what}, and the environment names hosted ones: see docs/backups.md.`,
  );
}

/** Makes what starts from here on use local services and defaults, whatever the environment and `.env` say. */
export function ignoreEnvironment() {
  const inFile = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
  const baked = Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  const others = [
    ...['APP_URL', 'EMAIL_WHITELIST', 'GOOGLE_APPLICATION_CREDENTIALS', 'MAIL_FROM', 'SMTP_URL'],
    ...['FIREBASE_STORAGE_BUCKET', 'FIREBASE_CONFIG', 'FIREBASE_WEBAPP_CONFIG'],
    ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ];
  for (const name of [...inFile, ...baked, ...credentials, ...others]) {
    // Set to nothing rather than removed: Next would read what is removed from `.env`.
    process.env[name] = '';
  }
}
