import { expect, test } from 'vitest';
import { googleProofIn, googleProofMistake } from '@/lib/domain/deployment/google-proof';
import { settingsIn } from '@/lib/domain/deployment/settings';

const server = '{"databaseURL":"","projectId":"good-dog","storageBucket":"good-dog.firebasestorage.app"}';
const web = '{"apiKey":"AIza","authDomain":"good-dog.firebaseapp.com","projectId":"good-dog"}';

test.each([
  ['an empty line is not set', { PORT: '', HOST: '::' }, { HOST: '::' }],
  [
    'the host knows project and bucket',
    { FIREBASE_CONFIG: server },
    {
      FIREBASE_CONFIG: server,
      FIREBASE_PROJECT_ID: 'good-dog',
      FIREBASE_STORAGE_BUCKET: 'good-dog.firebasestorage.app',
    },
  ],
  [
    'while it builds, the web app too',
    { FIREBASE_WEBAPP_CONFIG: web },
    {
      FIREBASE_WEBAPP_CONFIG: web,
      NEXT_PUBLIC_FIREBASE_API_KEY: 'AIza',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'good-dog.firebaseapp.com',
    },
  ],
  [
    'what is set wins',
    { FIREBASE_CONFIG: server, FIREBASE_PROJECT_ID: 'mine', FIREBASE_STORAGE_BUCKET: 'pictures' },
    { FIREBASE_CONFIG: server, FIREBASE_PROJECT_ID: 'mine', FIREBASE_STORAGE_BUCKET: 'pictures' },
  ],
  [
    'an empty line gives way to the host',
    { FIREBASE_CONFIG: '{"projectId":"good-dog"}', FIREBASE_PROJECT_ID: '' },
    { FIREBASE_CONFIG: '{"projectId":"good-dog"}', FIREBASE_PROJECT_ID: 'good-dog' },
  ],
  [
    'emulators make a project up',
    { FIREBASE_CONFIG: server, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    { FIREBASE_CONFIG: server, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
  ],
  ['a file of that name says nothing', { FIREBASE_CONFIG: './a.json' }, { FIREBASE_CONFIG: './a.json' }],
  ['nor does what is no object', { FIREBASE_CONFIG: 'null' }, { FIREBASE_CONFIG: 'null' }],
  ['nor what is no text', { FIREBASE_CONFIG: '{"projectId":7}' }, { FIREBASE_CONFIG: '{"projectId":7}' }],
])('%s', (_, environment, settings) => expect(settingsIn(environment)).toEqual(settings));

const [project, email, key] = [
  { FIREBASE_PROJECT_ID: 'good-dog' },
  { FIREBASE_CLIENT_EMAIL: 'server@good-dog.example' },
  { FIREBASE_PRIVATE_KEY: '-----BEGIN' },
];

test.each([
  [{}, 'none', undefined],
  [project, 'machine', undefined],
  [{ ...project, ...email, ...key }, 'key', undefined],
  [{ ...project, ...email }, 'machine', /both/],
  [{ ...project, ...key }, 'key', /both/],
  [{ ...email, ...key }, 'key', /FIREBASE_PROJECT_ID too/],
  [email, 'none', /both/],
])('%j proves it by %s', (settings, proof, mistake) => {
  expect(googleProofIn(settings)).toBe(proof);
  if (mistake) expect(googleProofMistake(settings)).toMatch(mistake);
  else expect(googleProofMistake(settings)).toBeUndefined();
});
