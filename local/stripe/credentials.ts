/** What the app and the stand-in know each other by; they are worth nothing anywhere else. */
export const localStripeKey = 'sk_test_heelwrite_local';
export const localWebhookSecret = 'whsec_heelwrite_local';
