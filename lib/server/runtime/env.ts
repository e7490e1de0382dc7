import 'server-only';
import * as z from 'zod/mini';

const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  ),
);

const schema = z.object({
  PORT: z._default(z.string(), '3000'),
  AUTH_PORT: z._default(z.string(), '9099'),
  /** Where links in mails lead, without a slash at the end. */
  APP_URL: z.optional(z.url()),
  /** How many proxies stand before the app, whose word on a caller's address is believed. */
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  /** How many calls one person may make in a minute. */
  CALLS_A_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1_500)), 1_800),
  /** Folder of the local services' data. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Local mode: port of the baseline that `npm run bench` compares with. */
  BENCH_PORT: z.optional(z.string()),
  EMAIL_WHITELIST: z._default(list, []),
  FIREBASE_PROJECT_ID: z.optional(z.string().check(z.minLength(1))),
  FIREBASE_CLIENT_EMAIL: z.optional(z.email()),
  FIREBASE_PRIVATE_KEY: z.optional(z.string().check(z.minLength(1))),
  /** The bucket of Cloud Storage that keeps pictures. */
  FIREBASE_STORAGE_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'it is the name of a bucket')),
  ),
  /** Whether each request is told in a line of the log; left out, it is with hosted services. */
  ACCESS_LOG: z.optional(z.enum(['on', 'off'])),
  /** Whether pages tell of errors and how fast they are; left out, they do with hosted services. */
  BROWSER_REPORTS: z.optional(z.enum(['on', 'off'])),
  /** The collector of OpenTelemetry that is told of everything; left out, nothing is measured. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_EXPORTER_OTLP_PROTOCOL: z._default(z.enum(['http/protobuf', 'http/json']), 'http/protobuf'),
  /** In milliseconds. */
  OTEL_METRIC_EXPORT_INTERVAL: z._default(z.coerce.number().check(z.int(), z.gte(100)), 60_000),
  OTEL_TRACES_SAMPLER: z.optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: z.optional(z.string()),
  /** The project of Google Cloud that the app runs in, where that is not Firebase's. */
  GOOGLE_CLOUD_PROJECT: z.optional(z.string().check(z.minLength(1))),
  /** For how many days the audit trail is kept. */
  AUDIT_RETENTION_DAYS: z._default(z.coerce.number().check(z.int(), z.positive()), 730),
  /** Another pronoun engine, behind an address that speaks the wire of POST /api/swap-pronouns. */
  PRONOUN_ENGINE_URL: z.optional(z.url()),
  PRONOUN_ENGINE_KEY: z.optional(z.string()),
  /** A proxy through which YouTube and Vimeo are asked. */
  VIDEO_PROXY_URL: z.optional(z.url()),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^(sk|rk)_(test|live)_\w+$/, 'it begins with sk_test_ or sk_live_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.startsWith('whsec_', 'it begins with whsec_'))),
  /** Local mode: port of the stand-in for Stripe. */
  STRIPE_PORT: z._default(z.string(), '12111'),
  SMTP_URL: z.optional(z.url()),
  MAIL_FROM: z._default(z.string(), 'Heelwrite <hello@heelwrite.test>'),
});

type Env = Omit<z.infer<typeof schema>, 'APP_URL'> & {
  readonly APP_URL: string;
  /** Hosted services where credentials are set, the local stand-ins where none are. */
  readonly mode: 'hosted' | 'local';
};

/** Reads the environment, or throws one sentence that names what is wrong with it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty line in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `The environment variable ${String(issue?.path[0])} is not valid: ${issue?.message ?? ''}`,
    );
  }
  const env = result.data;
  const credentials = [env.FIREBASE_PROJECT_ID, env.FIREBASE_CLIENT_EMAIL, env.FIREBASE_PRIVATE_KEY];
  const set = credentials.filter((value) => value !== undefined).length;
  if (set !== 0 && set !== credentials.length) {
    throw new Error(
      'Set all of FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY for hosted Firebase, or none of them for the local services.',
    );
  }
  const mode = set === 0 ? 'local' : 'hosted';
  if (mode === 'hosted' && (env.SMTP_URL === undefined || env.APP_URL === undefined)) {
    throw new Error('With hosted Firebase, SMTP_URL and APP_URL must be set too.');
  }
  if (mode === 'hosted' && env.FIREBASE_STORAGE_BUCKET === undefined) {
    throw new Error(
      'With hosted Firebase, FIREBASE_STORAGE_BUCKET must be set too: the bucket that keeps pictures.',
    );
  }
  checkStripe(env, mode);
  const standIn = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'].find(
    (name) => given[name] !== undefined,
  );
  if (mode === 'hosted' && standIn !== undefined) {
    // With the first of them set, firebase-admin accepts tokens that nobody has signed.
    throw new Error(`${standIn} is set beside real Firebase credentials: unset one or the other.`);
  }
  if (mode === 'local' && given['GOOGLE_APPLICATION_CREDENTIALS'] !== undefined) {
    throw new Error(
      'The local services do not start beside real credentials: unset GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
  return { ...env, APP_URL: env.APP_URL ?? `http://127.0.0.1:${env.PORT}`, mode };
}

function checkStripe(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: z.infer<typeof schema>,
  mode: Env['mode'],
): void {
  if (mode === 'hosted' && (key === undefined || secret === undefined)) {
    throw new Error('With hosted Firebase, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set too.');
  }
  if ((key === undefined) !== (secret === undefined)) {
    throw new Error(
      'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET for Stripe, or none of them for the local stand-in.',
    );
  }
  if (mode === 'local' && key?.includes('_live_')) {
    throw new Error('The local services take a test key of Stripe only: STRIPE_SECRET_KEY is a live one.');
  }
}

let current: Env | undefined;

export function env(): Env {
  return (current ??= readEnv(process.env));
}
