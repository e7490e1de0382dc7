type Settings = Readonly<Record<string, string | undefined>>;

/**
 * How the server proves to Google who it is: by the `key` of a service account, by what the `machine` provides
 * (Application Default Credentials), or not at all, beside the local services.
 */
export type GoogleProof = 'key' | 'machine' | 'none';

export function googleProofIn(settings: Settings): GoogleProof {
  if (settings['FIREBASE_PRIVATE_KEY']) return 'key';
  return settings['FIREBASE_PROJECT_ID'] ? 'machine' : 'none';
}

/** What is half set, in one sentence. */
export function googleProofMistake(settings: Settings): string | undefined {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_CLIENT_EMAIL: email, FIREBASE_PRIVATE_KEY: key } = settings;
  if (Boolean(email) !== Boolean(key)) {
    return 'Set FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY both, for the key of a service account, or neither, where the machine itself is known to Google.';
  }
  if (key && !project) {
    return 'Set FIREBASE_PROJECT_ID too: FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are set without it.';
  }
  return undefined;
}
