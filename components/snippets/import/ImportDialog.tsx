import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/floating/Dialog';
import { onDemand } from '@/components/on-demand/on-demand';
import { Segment } from '@/components/ui/fields/Segment';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { usageQuery } from '@/lib/client/queries/account/usage-queries';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import { type PlannedRow, planImport } from '@/lib/domain/import/import-plan';
import { rowsOverQuota } from '@/lib/domain/import/import-quota';
import { ImportChoice } from './ImportChoice';
import { ImportColumns } from './ImportColumns';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { ImportResult } from './ImportResult';
import { ImportQuotaNotice } from './ImportQuotaNotice';
import { countOf } from '@/components/snippets/snippet-count';
import { useImport } from './use-import';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useSnippets } from '@/components/snippets/use-snippets';

type Place = 'mine' | 'organization';

const StarterDialog = onDemand(() =>
  import('@/components/snippets/starter/StarterDialog').then((module) => module.StarterDialog),
);

/** A snippet whose title is there already is taken only by choice. */
const isWantedAtFirst = ({ does }: PlannedRow) => does === 'create' || does === 'update';

/** From a file to snippets: choose, look through what would come of it, take it over, read what became of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { uid } = useSignedInUser();
  const { current } = useOrganization();
  const mayWrite = useMayWrite();
  const { snippets, status } = useSnippets();
  const shared = current && mayWrite({ orgId: current.id }) ? current : null;
  const [place, setPlace] = useState<Place>('mine');
  const orgId = place === 'organization' ? (shared?.id ?? null) : null;
  const { step, read, assign, begin, retry, restart } = useImport(orgId);
  /** Rows that were decided otherwise by hand than they stood at first. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());

  const library = useMemo(
    () => snippets.filter((snippet) => (snippet.orgId ?? null) === orgId),
    [snippets, orgId],
  );
  // What becomes of a row is told once everything is known that may be there already.
  const preview = step.name === 'preview' && status !== 'loading' ? step : null;
  const isReading = step.name === 'reading' || (step.name === 'preview' && !preview);
  const candidates = preview ? preview.file.candidates : null;
  const rows = useMemo(
    () => (candidates ? planImport(candidates, library, snippetLimits) : []),
    [candidates, library],
  );
  const wanted = rows.filter(
    (row, index) => isWantedAtFirst(row) !== changed.has(index) && row.does !== 'skip',
  );
  const { data: usage } = useQuery({
    ...usageQuery(uid),
    staleTime: 0,
    enabled: orgId === null && candidates !== null,
  });
  const plan = orgId === null && usage ? usage.snippets : { used: 0, limit: null };
  const tooMany = rowsOverQuota(wanted, plan);
  const taken = wanted.filter((row) => !tooMany.has(row));
  const isBusy = step.name === 'importing';
  /** The starter snippets were chosen instead of a file. */
  const [isStarter, setStarter] = useState(false);
  if (isStarter) return <StarterDialog onClose={onClose} />;

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="md"
      aria-labelledby="import-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <DialogTitle id="import-title">Import snippets</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {(step.name === 'choose' || isReading) && (
          <ImportChoice
            problem={step.name === 'choose' ? step.problem : null}
            isReading={isReading}
            onStarter={() => setStarter(true)}
            onRead={(given) => {
              setChanged(new Set());
              void read(given);
            }}
          />
        )}
        {preview && (
          <>
            <p className={styles.lead}>
              <strong>{preview.source}</strong> is recognized as {preview.file.format} with{' '}
              {countOf(rows.length)}. Nothing you have is deleted.
            </p>
            {preview.file.table && (
              <ImportColumns
                table={preview.file.table}
                onAssign={(columns) => {
                  setChanged(new Set());
                  assign(columns);
                }}
              />
            )}
            {shared && (
              <div className={styles.place}>
                <span aria-hidden>Import into</span>
                <Segment<Place>
                  label="Import into"
                  className={styles.places}
                  value={place}
                  onChange={(chosen) => {
                    setPlace(chosen);
                    // Rows stand otherwise in another library.
                    setChanged(new Set());
                  }}
                  options={[
                    { value: 'mine', label: 'Mine' },
                    { value: 'organization', label: shared.name },
                  ]}
                />
                <span role="status" className={styles.readers}>
                  {orgId === null ? 'Only you will see them.' : `Everyone at ${shared.name} will see them.`}
                </span>
              </div>
            )}
            {plan.limit !== null && tooMany.size > 0 && (
              <ImportQuotaNotice room={Math.max(0, plan.limit - plan.used)} tooMany={tooMany.size} />
            )}
            <ImportPreview
              rows={rows}
              wanted={new Set(wanted)}
              tooMany={tooMany}
              onToggle={(index) =>
                setChanged((current) => {
                  const next = new Set(current);
                  if (!next.delete(index)) next.add(index);
                  return next;
                })
              }
            />
          </>
        )}
        {step.name === 'importing' && (
          <div className={styles.progress}>
            <p role="status">
              {step.done.toLocaleString()} of {countOf(step.total)}
            </p>
            <progress aria-label="Importing" max={step.total} value={step.done} />
          </div>
        )}
        {step.name === 'result' && <ImportResult {...step} />}
      </DialogContent>
      <DialogActions>
        {preview && (
          <Button variant="text" onClick={restart} className={styles.start}>
            Another file
          </Button>
        )}
        {step.name !== 'result' && (
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
        )}
        {preview && (
          <Button variant="contained" disabled={taken.length === 0} onClick={() => void begin(taken)}>
            {taken.length === 0 ? 'Nothing to import' : `Import ${countOf(taken.length)}`}
          </Button>
        )}
        {step.name === 'result' && step.rest.length > 0 && (
          <Button onClick={() => void retry()}>Try the rest again</Button>
        )}
        {step.name === 'result' && (
          <Button variant="contained" onClick={onClose} autoFocus>
            Done
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
