/** Where people tell what they miss and see what is planned. */
export const feedbackAddress = process.env.NEXT_PUBLIC_FEEDBACK_URL || 'https://feedback.heelwrite.app';

/** Who answers when someone cannot get in, where the people who run the product said so. */
export const contactAddress = process.env.NEXT_PUBLIC_CONTACT_EMAIL || null;
