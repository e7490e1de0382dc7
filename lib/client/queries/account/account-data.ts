import { deleteAccount } from '@/lib/contracts/account';
import { call, callForHeaders } from '@/lib/client/wire/call';
import { isUnderWay } from '@/lib/client/wire/deletion-state';
import { deviceStore } from '@/lib/client/device/device-store';
import { saveFile } from '@/lib/client/browser/save-file';

/** Everything that is kept about the user, as a file. */
export async function downloadAccount(): Promise<void> {
  const { exportAccount } = await import('@/lib/contracts/account-data');
  const data = await call(exportAccount);
  const name = `heelwrite-account-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

/** Deletes the account, then what this device keeps of it; tells whether the server is done or still at it. */
export async function deleteAccountAndTraces(uid: string): Promise<'deleted' | 'under-way'> {
  const { headers } = await callForHeaders(deleteAccount);
  await deviceStore(uid).clear();
  return isUnderWay(headers) ? 'under-way' : 'deleted';
}
