/** Without a hosted project's key the product signs people in on its own local service. */
export const signsInLocally = !process.env.NEXT_PUBLIC_FIREBASE_API_KEY;
