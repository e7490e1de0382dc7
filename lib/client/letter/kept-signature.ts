import * as z from 'zod/mini';
import { deviceStore } from '@/lib/client/device/device-store';

const key = 'signature';

/** The signature as this device last knew it, '' for none; undefined where it never did. */
export async function loadSignature(uid: string): Promise<string | undefined> {
  return deviceStore(uid).read(key, z.string());
}

export async function keepSignature(uid: string, signature = ''): Promise<void> {
  await deviceStore(uid).write(key, signature);
}
