import 'server-only';
import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { Billing } from './billing';
import type { PictureStore } from './pictures';
import type { AskForVideo } from './videos';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over for good. */
  send(mail: Mail): Promise<void>;
}

/** The services the product stands on: hosted ones, or the local stand-ins of `local/`. */
export interface Backend {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly billing: Billing;
  readonly pictures: PictureStore;
  readonly videos: AskForVideo;
  /** Whether the store would keep a write; absent where only a write can tell. */
  readonly isWritable?: () => boolean;
}

// `instrumentation.ts` and the API routes are bundled apart, so the one backend hangs on the process.
const key = Symbol.for('heelwrite.backend');
const holder = globalThis as { [key]?: Backend };

export function provideBackend(backend: Backend): void {
  holder[key] = backend;
}

export function backend(): Backend {
  const provided = holder[key];
  if (!provided) throw new Error('The backend was asked for before instrumentation.ts provided it.');
  return provided;
}
