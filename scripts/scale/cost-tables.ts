import { limits } from './limits.ts';
import { kindsOfTrainers, type Counted, type Day } from './day-of-use.ts';
import { callsOf, documentsOf, monthOf, trainersForFree, type Counts, type Month } from './month.ts';

const sizes = [1_000, 10_000, 100_000] as const;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
const dollars = (amount: number) => `$${whole.format(amount)}`;
const millions = (amount: number) => `${short.format(amount / 1_000_000)} million`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}

/** What a day of work, a month and its costs are by these counts, as Markdown. */
export function costTables(counted: Counts): string {
  const months = sizes.map((trainers) => monthOf(trainers, counted));
  return [
    'On a day of work, how often each kind of trainer does it, and the documents of each time:',
    dayTable(counted),
    'Together, on that day:',
    table(
      ['A trainer who is', 'share', 'calls', 'reads', 'writes', 'deletes'],
      kindsOfTrainers.map(({ what, share, day }) => {
        const { reads, writes, deletes } = documentsOf(day, counted);
        const amounts = [callsOf(day), reads, writes, deletes].map((amount) => short.format(amount));
        return [what, `${share * 100} %`, ...amounts];
      }),
    ),
    'A month of 20 days of work, in US dollars at list prices:',
    monthTable(months),
    'What the busiest second and day take of what services allow where nobody has asked for more:',
    limitTable(months),
    `Firestore’s free quota of a day has room for ${trainersForFree(counted)} trainers beside one process.`,
  ].join('\n\n');
}

function dayTable(counted: Counts): string {
  const all = new Set(kindsOfTrainers.flatMap(({ day }) => Object.keys(day) as Counted[]));
  const often = (day: Day, what: Counted) => (day[what] === undefined ? '' : short.format(day[what]));
  return table(
    ['Action', ...kindsOfTrainers.map(({ what }) => what), 'reads', 'writes', 'deletes'],
    [...all].map((what) => {
      const { reads, writes, deletes } = counted[what];
      const each = [reads, writes, deletes].map(String);
      return [what, ...kindsOfTrainers.map(({ day }) => often(day, what)), ...each];
    }),
  );
}

function monthTable(months: readonly Month[]): string {
  const row = (what: string, of: (month: Month) => string) => [what, ...months.map(of)];
  return table(
    ['Trainers', ...months.map(({ trainers }) => whole.format(trainers))],
    [
      row('Documents read', ({ documents }) => millions(documents.reads)),
      row('Documents written', ({ documents }) => millions(documents.writes)),
      row('Documents deleted', ({ documents }) => whole.format(documents.deletes)),
      row('Kept in Firestore, GiB', ({ storedGibibytes }) => whole.format(storedGibibytes)),
      row('Pictures, GiB', ({ pictureGibibytes }) => whole.format(pictureGibibytes)),
      row('Sent out, GiB', ({ egressGibibytes }) => whole.format(egressGibibytes)),
      row('Mails', ({ mails }) => whole.format(mails)),
      row('Calls on a day of work', ({ day }) => millions(day.calls)),
      row('Calls in the busiest second', ({ peak }) => whole.format(peak.calls)),
      row('Of them under way at once', ({ peak }) => whole.format(peak.underWay)),
      row('Reads in that second', ({ peak }) => whole.format(peak.reads)),
      row('Writes in that second', ({ peak }) => whole.format(peak.writes)),
      row('Instances for it', ({ instances }) => whole.format(instances)),
      row('Firestore', ({ costs }) => dollars(costs.firestore)),
      row('Cloud Run', ({ costs }) => dollars(costs.run)),
      row('What is sent out', ({ costs }) => dollars(costs.egress)),
      row('Cloud Storage', ({ costs }) => dollars(costs.storage)),
      row('Identity Platform', ({ costs }) => dollars(costs.identity)),
      row('Mails', ({ costs }) => dollars(costs.mail)),
      row('**Together**', ({ costs }) => `**${dollars(costs.all)}**`),
      row('**For a trainer**', ({ costs, trainers }) => `**$${(costs.all / trainers).toFixed(3)}**`),
    ],
  );
}

function limitTable(months: readonly Month[]): string {
  return table(
    ['Trainers', ...months.map(({ trainers }) => whole.format(trainers)), 'limit', 'reached by'],
    limits.map(({ what, most, of }) => {
      const amounts = months.map((month) => (of(month) < 1 ? '< 1' : whole.format(of(month))));
      const largest = months.at(-1);
      const reachedBy = largest ? (largest.trainers * most) / of(largest) : 0;
      return [what, ...amounts, whole.format(most), whole.format(Math.round(reachedBy / 1_000) * 1_000)];
    }),
  );
}
