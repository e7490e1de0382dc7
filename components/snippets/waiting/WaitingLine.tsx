import { useQuery } from '@tanstack/react-query';
import { onDemand } from '@/components/on-demand/on-demand';
import { waitingSavesQuery } from '@/lib/client/queries/waiting-saves/waiting-saves';

const WaitingSaves = onDemand(() => import('./WaitingSaves').then((module) => module.WaitingSaves));

/** A line about what was saved on this device and waits to be sent, while something does. */
export function WaitingLine({ uid }: { uid: string }) {
  const { data: saves = [] } = useQuery(waitingSavesQuery(uid));
  return saves.length > 0 && <WaitingSaves saves={saves} />;
}
