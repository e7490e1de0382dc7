const secretSettings = [
  'FIREBASE_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'PRONOUN_ENGINE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

/** So short a text would be struck out of every other word. */
const shortestSecret = 4;

/** Strikes out what must never be shown: an answer from outside may repeat what it was asked with. */
export function withoutSecrets(
  text: string,
  settings: Readonly<Record<string, string>>,
  tokens: readonly string[] = [],
): string {
  const secrets = [...secretSettings.flatMap((name) => spellings(settings[name] ?? '')), ...tokens];
  return secrets
    .filter((secret) => secret.length >= shortestSecret)
    .sort((one, other) => other.length - one.length)
    .reduce((left, secret) => left.replaceAll(secret, '[secret]'), text);
}

/** A key in one line has its breaks as \n; a password in an address is escaped there and nowhere else. */
function spellings(secret: string): string[] {
  const lines = secret.split(/\\n|\n/);
  const address = URL.canParse(secret) ? new URL(secret) : undefined;
  const { username = '', password = '' } = address ?? {};
  const inAddress = [
    password,
    decoded(password),
    username && btoa(`\0${decoded(username)}\0${decoded(password)}`),
  ];
  return [secret, ...lines, ...inAddress];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
