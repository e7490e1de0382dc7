type Given = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<Record<string, string>>;

export const standInHosts = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'];

/**
 * What is set: an empty line of a .env file sets nothing, and what Firebase App Hosting knows of its own project need not
 * be set again.
 */
export function settingsIn(environment: Given): Settings {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) set[name] = value;
  // `firebase emulators:exec` gives FIREBASE_CONFIG too, of a project that need not exist.
  if (standInHosts.some((name) => set[name] !== undefined)) return set;
  return { ...givenByHost(set), ...set };
}

/** FIREBASE_CONFIG is there when the app runs, FIREBASE_WEBAPP_CONFIG when it is built. */
function givenByHost(set: Settings): Settings {
  const server = textsIn(set['FIREBASE_CONFIG']);
  const web = textsIn(set['FIREBASE_WEBAPP_CONFIG']);
  const given = {
    FIREBASE_PROJECT_ID: server['projectId'],
    FIREBASE_STORAGE_BUCKET: server['storageBucket'],
    NEXT_PUBLIC_FIREBASE_API_KEY: web['apiKey'],
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: web['authDomain'],
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Elsewhere the variable may name a file, or hold anything. */
function textsIn(json: string | undefined): Given {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
