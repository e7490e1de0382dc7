import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceStore } from '@/lib/client/device/device-store';
import styles from './SignIn.module.css';

/** After logging out: what was written here stays for the next time, or goes now. */
export function ClearDrafts({ uid }: { uid: string }) {
  const client = useQueryClient();
  const queryKey = ['kept-on-device', uid];
  const { data: kept } = useQuery({
    queryKey,
    queryFn: async () => (await deviceStore(uid).keys()).length,
    staleTime: Infinity,
  });
  const clear = async () => {
    await deviceStore(uid).clear();
    client.setQueryData(queryKey, -1);
  };
  if (kept === undefined || kept === 0) return null;
  return (
    <p className={styles.notice} role="status">
      {kept === -1 ? (
        'Nothing of yours is left on this device.'
      ) : (
        <>
          You are logged out. What you wrote stays on this device for next time.{' '}
          <button type="button" className={styles.link} onClick={() => void clear()}>
            Clear it from this device
          </button>
        </>
      )}
    </p>
  );
}
