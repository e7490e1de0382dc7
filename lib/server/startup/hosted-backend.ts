import 'server-only';
import { cert, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Backend } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { cloudPictures } from '@/lib/server/gateways/cloud-pictures';
import { smtpMailer } from '@/lib/server/gateways/smtp-mailer';
import { stripeBilling } from '@/lib/server/gateways/stripe';
import { videoPages } from '@/lib/server/gateways/video-pages';

/** Connects to hosted Firebase and the SMTP server named in the environment. */
export function connectHostedBackend(): Backend {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY, SMTP_URL, MAIL_FROM } = env();
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, APP_URL, FIREBASE_STORAGE_BUCKET, VIDEO_PROXY_URL } =
    env();
  if (!FIREBASE_PROJECT_ID || !FIREBASE_CLIENT_EMAIL || !FIREBASE_PRIVATE_KEY || !SMTP_URL) {
    throw new Error('Hosted services need the Firebase credentials and SMTP_URL.');
  }
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new Error('Hosted services need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  if (!FIREBASE_STORAGE_BUCKET) throw new Error('Hosted services need FIREBASE_STORAGE_BUCKET.');
  const credential = cert({
    projectId: FIREBASE_PROJECT_ID,
    clientEmail: FIREBASE_CLIENT_EMAIL,
    // A key in one line of a .env file carries its line breaks as \n.
    privateKey: FIREBASE_PRIVATE_KEY.replaceAll('\\n', '\n'),
  });
  const app = initializeApp({ credential });
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
