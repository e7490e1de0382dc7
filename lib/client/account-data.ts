import { deleteAccount } from '@/lib/contracts/account';
import { exportAccount } from '@/lib/contracts/account-data';
import { call } from './call';
import { deviceStore } from './device-store';
import { saveFile } from './save-file';

/** Everything that is kept about the user, as a file. */
export async function downloadAccount(): Promise<void> {
  const data = await call(exportAccount);
  const name = `heelwrite-account-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

/** Deletes the account, then what this device keeps of it. */
export async function deleteAccountAndTraces(uid: string): Promise<void> {
  await call(deleteAccount);
  await deviceStore(uid).clear();
}
