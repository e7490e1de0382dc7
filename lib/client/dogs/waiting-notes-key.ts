import { deviceStore } from '@/lib/client/device/device-store';

export const waitingNotesKey = 'dog-notes';

/** Whether the account has still to be told of an email that was copied on this device. */
export const areNotesWaiting = async (uid: string) =>
  (await deviceStore(uid).keys()).includes(waitingNotesKey);
