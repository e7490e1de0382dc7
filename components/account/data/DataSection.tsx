import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Button } from '@/components/ui/buttons/Button';
import { Panel, PanelPart } from '@/components/ui/Panel';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { downloadAccount } from '@/lib/client/queries/account/account-data';
import { useAccount } from '@/lib/client/queries/account/account-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import styles from './DataSection.module.css';

const load = () => import('./DeleteAccountDialog');
const dialogPreload = preloadOnHover(load);
const DeleteAccountDialog = onDemand(() => load().then((module) => module.DeleteAccountDialog));

/** Taking everything along, and leaving for good. */
export function DataSection() {
  const [isDeleting, setDeleting] = useState(false);
  const { data: account } = useAccount(useSignedInUser().uid);
  const download = useMutation({ mutationFn: downloadAccount });
  return (
    <Panel id="data" title="Your data">
      <PanelPart>
        <div className={styles.row}>
          <p>
            Everything Heelwrite keeps about you, in one JSON file. The snippets in it can be imported again.
          </p>
          <Button disabled={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? 'Collecting' : 'Download all my data'}
          </Button>
        </div>
        {download.error !== null && (
          <p role="alert" className={styles.error}>
            Your data could not be collected. {errorSentence(download.error)}
          </p>
        )}
      </PanelPart>
      <PanelPart>
        {account?.isBeingDeleted ? (
          <p role="status">
            Your account is being deleted. The rest happens on its own, and nothing new is saved in the
            meantime.
          </p>
        ) : (
          <div className={styles.row}>
            <p>Deleting your account deletes your private snippets too. It cannot be undone.</p>
            <Button {...dialogPreload} className={styles.delete} onClick={() => setDeleting(true)}>
              Delete my account
            </Button>
          </div>
        )}
      </PanelPart>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Panel>
  );
}
