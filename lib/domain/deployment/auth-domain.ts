interface Settings {
  readonly FIREBASE_PROJECT_ID?: string | undefined;
  readonly NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN?: string | undefined;
}

/** The domain of the hosted sign-in; null where people sign in on the local service. */
export function authDomainIn(settings: Settings): string | null {
  const { FIREBASE_PROJECT_ID: project, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: domain } = settings;
  return project === undefined ? null : (domain ?? `${project}.firebaseapp.com`);
}
