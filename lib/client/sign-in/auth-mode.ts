import { publicSettings } from '@/lib/client/browser/public-settings';

/** Without a hosted project the product signs people in on its own local service. */
export const signsInLocally = (): boolean => publicSettings().firebase === null;
