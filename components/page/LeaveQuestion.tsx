import { useEffect } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import type { LeaveDialogProps } from './LeaveDialog';

const load = () => import('./LeaveDialog');
const LeaveDialog = onDemand(() => load().then((module) => module.LeaveDialog));

/** Asks whoever wants to leave the page with something unsaved. */
export function LeaveQuestion({
  isDirty,
  ...props
}: Omit<LeaveDialogProps, 'onClose'> & { isDirty: boolean }) {
  useEffect(() => {
    // Whoever wants to leave may do so because the connection is gone.
    if (isDirty) void load().catch(() => undefined);
  }, [isDirty]);
  return props.guard.wanted !== null && <LeaveDialog {...props} onClose={props.guard.stay} />;
}
