/** What a hosted deployment is started with, where the machine itself proves who it is. */
export const hostedSettings = {
  FIREBASE_PROJECT_ID: 'good-dog',
  FIREBASE_STORAGE_BUCKET: 'good-dog.firebasestorage.app',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaGoodDog',
  APP_URL: 'https://app.good-dog.academy',
  SMTP_URL: 'smtps://mail.good-dog.academy',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
