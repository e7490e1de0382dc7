import { onDemand } from '@/components/on-demand/on-demand';
import type { Versions } from './use-versions';

const DoubtMenu = onDemand(() => import('./DoubtMenu').then((module) => module.DoubtMenu));
const ReplaceDialog = onDemand(() => import('./ReplaceDialog').then((module) => module.ReplaceDialog));

/** What is asked about the versions: which word is right, and whether one's own text may be replaced. */
export function VersionQuestions({ versions }: { versions: Versions }) {
  const { deciding, replacing } = versions;
  return (
    <>
      {deciding && (
        <DoubtMenu
          doubt={deciding.doubt}
          at={deciding.at}
          onDecide={versions.decide}
          onClose={versions.closeDoubt}
        />
      )}
      {replacing && (
        <ReplaceDialog
          sexes={replacing.map(({ sex }) => sex)}
          onReplace={versions.replace}
          onClose={versions.keepMine}
        />
      )}
    </>
  );
}
