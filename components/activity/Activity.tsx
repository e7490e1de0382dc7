import { onDemand } from '@/components/on-demand/on-demand';
import { Panel } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';

/** Stands at the end of a page; its words are loaded when the page is there. */
export const Activity = onDemand(
  () => import('./ActivityList').then((module) => module.ActivityList),
  <Panel id="activity" title="Activity">
    <SkeletonRows label="Loading the activity" rows={4} />
  </Panel>,
);
