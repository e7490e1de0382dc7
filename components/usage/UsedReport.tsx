import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScope } from '@/components/organization/use-scope';
import { LoadFailure } from '@/components/page/LoadFailure';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { Segment } from '@/components/ui/fields/Segment';
import { saveFile } from '@/lib/client/browser/save-file';
import { useNow } from '@/lib/client/browser/use-now';
import { schoolUsageQuery } from '@/lib/client/queries/organizations/school-usage-queries';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { fewestTrainers, mayTellTrainers } from '@/lib/domain/usage/trainers-told';
import { usageReport, usageToCsv, type UsageReport } from '@/lib/domain/usage/usage-report';
import { UsedMonths } from './UsedMonths';
import styles from './UsedReport.module.css';
import { UsedTable } from './UsedTable';

const periods = [
  { value: '3', label: '3 months' },
  { value: '6', label: '6 months' },
  { value: '12', label: '1 year' },
] as const;
type Period = (typeof periods)[number]['value'];

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

function inWords({ emails, uses, used, rows }: UsageReport): string {
  if (uses === 0) return 'No email with a snippet of your school has gone out in this time.';
  return `${counted(emails, 'email')} went out with ${used === 1 ? '1 snippet' : `${used.toLocaleString('en-US')} different snippets`} of ${rows.length.toLocaleString('en-US')}.`;
}

/** What is used of an organization's library: at a glance, month by month, and snippet by snippet. */
export function UsedReport({ organization }: { organization: Organization }) {
  const { id, members } = organization;
  const scope = useScope(id);
  const now = useNow();
  const [period, setPeriod] = useState<Period>('3');
  const usage = useQuery(schoolUsageQuery(scope, Number(period), now));
  const library = useQuery(libraryQuery(scope));
  const failed = [usage, library].find(({ data, error }) => data === undefined && error !== null);
  const report = usage.data && library.data && usageReport(usage.data, library.data.snippets);
  const download = () => {
    if (report)
      saveFile(
        `heelwrite-what-is-used-${report.months.at(-1)?.month ?? ''}.csv`,
        usageToCsv(report),
        'text/csv;charset=utf-8',
      );
  };
  return (
    <div className={styles.report}>
      <NeedsNetwork>What is used is added up with the network.</NeedsNetwork>
      <div className={styles.tools}>
        <Segment
          className={styles.period}
          label="In the last"
          options={periods}
          value={period}
          onChange={setPeriod}
        />
        <Button variant="text" disabled={!report} onClick={download}>
          Download CSV
        </Button>
      </div>
      {failed && (
        <LoadFailure
          what="What is used"
          error={failed.error}
          onRetry={() => void Promise.all([usage.refetch(), library.refetch()])}
        />
      )}
      {!report && !failed && <SkeletonRows label="Adding up what is used" rows={6} />}
      {report && (
        <>
          <p role="status">{inWords(report)}</p>
          <UsedMonths months={report.months} />
          <UsedTable key={period} orgId={id} report={report} />
        </>
      )}
      <p className={styles.note}>
        Each snippet counts once in every email that is copied, shared or opened to be sent. Neither the text
        of an email nor its clients and dogs are counted, and nobody sees who used what.
        {!mayTellTrainers(members) &&
          ` By how many trainers is shown from ${fewestTrainers} members on, so that it does not tell who.`}
      </p>
    </div>
  );
}
