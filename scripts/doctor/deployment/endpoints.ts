/** Every address that is asked besides the app's own, Stripe's and the mail server's. */
export const googleEndpoints = {
  clock: 'https://www.google.com',
  firebase: 'https://firebase.googleapis.com',
  firebaseRules: 'https://firebaserules.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  identityToolkit: 'https://identitytoolkit.googleapis.com',
  projects: 'https://cloudresourcemanager.googleapis.com',
  storage: 'https://storage.googleapis.com',
};

export type GoogleEndpoints = typeof googleEndpoints;
