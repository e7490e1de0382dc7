import { splitList } from '@/lib/domain/text/csv-text';
import { withFirstBranches } from './blanks';
import { anyTextToHtml, oneTextCandidate, variableFor, type ImportCandidate } from './import-candidate';

/** A Briskine template, from its CSV (`id,title,shortcut,subject,tags,cc,bcc,to,body`) or from JSON. */
export interface BriskineEntry {
  readonly title: string;
  readonly shortcut: string;
  readonly subject: string;
  readonly tags: string | readonly string[];
  readonly body: string;
}

export function candidateFromBriskine({
  title,
  shortcut,
  subject,
  tags,
  body,
}: BriskineEntry): ImportCandidate {
  const branches = withFirstBranches(anyTextToHtml(body));
  const html = expressionsToVariables(branches.html);
  const notes = [...branches.notes];
  if (subject.trim() !== '') notes.push(`Its subject line is left out: “${subject.trim()}”.`);
  if (/\{\{\s*[#/>^]/.test(html)) notes.push('It contains Briskine blocks, which stay in the text.');
  return oneTextCandidate(
    title.trim() || shortcut.trim(),
    html,
    typeof tags === 'string' ? splitList(tags) : tags,
    notes,
  );
}

const people: Readonly<Record<string, string>> = { to: 'client', from: 'trainer', account: 'trainer' };

/** Handlebars expressions: `{{to.first_name}}` is the client, `{{date 'LL'}}` a date; blocks stay as they are. */
function expressionsToVariables(html: string): string {
  return html.replace(/\{\{\{?\s*([^#/>^!{}\s][^{}]*)\}?\}\}/g, (_, expression: string) => {
    const [subject = ''] = expression.trim().split(/\s+/);
    if (subject === 'date' || subject === 'moment') return '{{date}}';
    const [person = '', ...path] = subject.split('.').filter((part) => !/^\d+$/.test(part));
    const who = people[person.toLowerCase()];
    const what = path.join(' ').replaceAll('_', ' ');
    if (who === undefined || path.length === 0) return variableFor(subject.replaceAll('.', ' '), 'field');
    return /^(?:first name|name)$/.test(what) ? `{{${who}}}` : variableFor(`${who} ${what}`, who);
  });
}
