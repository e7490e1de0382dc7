import 'server-only';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Backend } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { cloudPictures } from '@/lib/server/gateways/cloud-pictures';
import { smtpMailer } from '@/lib/server/gateways/smtp-mailer';
import { stripeBilling } from '@/lib/server/gateways/stripe';
import { videoPages } from '@/lib/server/gateways/video-pages';
import { expectCredential, googleCredential } from './google-credential';

/** Connects to hosted Firebase and the SMTP server named in the environment. */
export async function connectHostedBackend(): Promise<Backend> {
  const { FIREBASE_PROJECT_ID, SMTP_URL, MAIL_FROM } = env();
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, APP_URL, FIREBASE_STORAGE_BUCKET, VIDEO_PROXY_URL } =
    env();
  if (!FIREBASE_PROJECT_ID || !SMTP_URL) {
    throw new Error('Hosted services need FIREBASE_PROJECT_ID and SMTP_URL.');
  }
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new Error('Hosted services need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  if (!FIREBASE_STORAGE_BUCKET) throw new Error('Hosted services need FIREBASE_STORAGE_BUCKET.');
  const credential = googleCredential(env());
  if (!env().FIREBASE_PRIVATE_KEY) await expectCredential(credential);
  const app = initializeApp({ credential, projectId: FIREBASE_PROJECT_ID });
  return {
    firestore: getFirestore(app),
    auth: getAuth(app),
    mailer: smtpMailer(SMTP_URL, MAIL_FROM),
    billing: stripeBilling({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      appUrl: APP_URL,
    }),
    pictures: cloudPictures({
      name: FIREBASE_STORAGE_BUCKET,
      accessToken: async () => (await credential.getAccessToken()).access_token,
    }),
    videos: videoPages({ proxy: VIDEO_PROXY_URL }),
  };
}
