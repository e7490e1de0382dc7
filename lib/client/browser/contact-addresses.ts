/** Where people tell what they miss and see what is planned. */
export const feedbackAddress = process.env.NEXT_PUBLIC_FEEDBACK_URL || 'https://feedback.heelwrite.app';

/** Who answers when someone cannot get in or on; the build writes in what is set, else who sends the mails. */
export const contactAddress = process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@heelwrite.test';
