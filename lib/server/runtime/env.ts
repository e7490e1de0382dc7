import 'server-only';
import * as z from 'zod/mini';
import { googleProofIn, googleProofMistake } from '@/lib/domain/deployment/google-proof';
import { settingsIn, standInHosts } from '@/lib/domain/deployment/settings';

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
  /** How long what is under way may take once the process is asked to end. */
  SHUTDOWN_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3_600)), 25),
  /** What a clock sends that calls for the periodic work. */
  CRON_SECRET: z.optional(z.string().check(z.minLength(16, 'it has 16 characters at least'))),
  /** Folder of the local services' data. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** Local mode: a Firestore in a process of its own, which several processes of the app may share. */
  FIRESTORE_EMULATOR_HOST: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/,
          'it is an address of this machine with a port, such as 127.0.0.1:8080: whoever reaches that store reads and writes all of it',
        ),
      ),
  ),
  /** Local mode: port of the baseline that `npm run bench` compares with. */
  BENCH_PORT: z.optional(z.string()),
  EMAIL_WHITELIST: z._default(list, []),
  FIREBASE_PROJECT_ID: z.optional(z.string().check(z.minLength(1))),
  FIREBASE_CLIENT_EMAIL: z.optional(z.email()),
  FIREBASE_PRIVATE_KEY: z.optional(z.string().check(z.minLength(1))),
  /** The web app of the hosted project, as the browser is told of it. */
  NEXT_PUBLIC_FIREBASE_API_KEY: z.optional(z.string()),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+$/i, 'it is the name of a host')),
  ),
  NEXT_PUBLIC_FEEDBACK_URL: z._default(z.url(), 'https://feedback.heelwrite.app'),
  NEXT_PUBLIC_CONTACT_EMAIL: z.optional(z.string()),
  NEXT_PUBLIC_OFFLINE: z.optional(z.string()),
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
  const settings = settingsIn(source);
  const [mistake] = mistakesIn(settings);
  if (mistake !== undefined) throw new Error(mistake);
  const env = z.parse(schema, settings);
  return { ...env, APP_URL: env.APP_URL ?? `http://127.0.0.1:${env.PORT}`, mode: modeOf(settings) };
}

const modeOf = (settings: Record<string, string>): Env['mode'] =>
  googleProofIn(settings) === 'none' ? 'local' : 'hosted';

/** What is wrong with what is set, a sentence each. */
export function mistakesIn(settings: Record<string, string>): string[] {
  const result = schema.safeParse(settings);
  if (!result.success) {
    return result.error.issues.map(
      ({ path, message }) => `The environment variable ${String(path[0])} is not valid: ${message}`,
    );
  }
  const half = googleProofMistake(settings);
  if (half !== undefined) return [half];
  const mode = modeOf(settings);
  return [
    ...(mode === 'hosted' ? hostedMistakes(settings) : localMistakes(settings)),
    ...stripeMistakes(settings, mode),
  ];
}

function hostedMistakes(settings: Record<string, string>): string[] {
  const mistakes: string[] = [];
  if (!settings['SMTP_URL'] || !settings['APP_URL']) {
    mistakes.push('With hosted Firebase, SMTP_URL and APP_URL must be set too.');
  }
  if (!settings['FIREBASE_STORAGE_BUCKET']) {
    mistakes.push(
      'With hosted Firebase, FIREBASE_STORAGE_BUCKET must be set too: the bucket that keeps pictures.',
    );
  }
  if (!settings['NEXT_PUBLIC_FIREBASE_API_KEY']) {
    mistakes.push(
      'With hosted Firebase, NEXT_PUBLIC_FIREBASE_API_KEY must be set too: the key of its web app, with which browsers sign in.',
    );
  }
  const standIn = standInHosts.find((name) => settings[name] !== undefined);
  if (standIn !== undefined) {
    // With the first of them set, firebase-admin accepts tokens that nobody has signed.
    mistakes.push(`${standIn} is set beside real Firebase credentials: unset one or the other.`);
  }
  return mistakes;
}

function localMistakes(settings: Record<string, string>): string[] {
  if (settings['GOOGLE_APPLICATION_CREDENTIALS'] === undefined) return [];
  return [
    'The local services do not start beside real credentials: set FIREBASE_PROJECT_ID for hosted Firebase, or unset GOOGLE_APPLICATION_CREDENTIALS.',
  ];
}

function stripeMistakes(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: Record<string, string>,
  mode: Env['mode'],
): string[] {
  if (mode === 'hosted' && (key === undefined || secret === undefined)) {
    return ['With hosted Firebase, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set too.'];
  }
  if ((key === undefined) !== (secret === undefined)) {
    return [
      'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET for Stripe, or none of them for the local stand-in.',
    ];
  }
  if (mode === 'local' && key?.includes('_live_')) {
    return ['The local services take a test key of Stripe only: STRIPE_SECRET_KEY is a live one.'];
  }
  return [];
}

let current: Env | undefined;

export function env(): Env {
  return (current ??= readEnv(process.env));
}
