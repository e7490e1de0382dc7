import { blanksToVariables } from './blanks';
import {
  anyTextToHtml,
  looksLikeHtml,
  oneTextCandidate,
  variableFor,
  withFallback,
  type ImportCandidate,
} from './import-candidate';

/** One entry of a TextExpander group, from its CSV or its property list. */
export interface TextExpanderEntry {
  readonly abbreviation: string;
  readonly label: string;
  readonly content: string;
  readonly group?: string;
  /** 0 plain, 1 formatted, 2 and more a script. */
  readonly type?: number;
}

const mostNesting = 4;

export function candidatesFromTextExpander(entries: readonly TextExpanderEntry[]): ImportCandidate[] {
  const byAbbreviation = new Map(entries.map((entry) => [entry.abbreviation, entry]));
  const nested = (content: string, depth = 0): string =>
    content.replace(/%snippet:([^%]+)%/gi, (whole, abbreviation: string) => {
      const inner = byAbbreviation.get(abbreviation.trim());
      return inner && depth < mostNesting ? nested(inner.content, depth + 1) : whole;
    });
  return entries.map((entry) => {
    const notes: string[] = [];
    if (entry.type === 1) notes.push('This file holds the words without their formatting.');
    const isScript = (entry.type ?? 0) > 1 || /^\s*#!/.test(entry.content);
    if (isScript) notes.push('A script cannot be imported.');
    const content = isScript ? '' : macrosToVariables(nested(entry.content));
    if (/%(?:fillpart|key|delay|snippet|script|optional)/i.test(content)) {
      notes.push('It contains TextExpander commands, which stay in the text.');
    }
    const title = entry.label.trim() || entry.abbreviation.trim();
    const blanks = blanksToVariables(anyTextToHtml(content));
    const tags = entry.group ? [entry.group] : [];
    return oneTextCandidate(title, blanks.html, tags, [...notes, ...blanks.notes]);
  });
}

/** Fill-ins, dates and the clipboard become variables, in text and html alike; the mark for the cursor goes. */
function macrosToVariables(content: string): string {
  const closing = looksLikeHtml(content) ? '[^%<>]' : '[^%\\n]';
  let count = 0;
  return (
    content
      .replace(new RegExp(`%fill(?:text|area|popup)(?::${closing}*)?%`, 'gi'), (whole) => {
        count += 1;
        const variable = variableFor(/:name=([^:%]*)/i.exec(whole)?.[1] ?? '', `field ${count}`);
        const usual = /:default=([^:%]*)/i.exec(whole)?.[1] ?? '';
        return withFallback(variable, usual, (said) => said) ?? variable;
      })
      .replace(/%(?:clipboard|pasteboard)\b%?/gi, '{{clipboard}}')
      .replace(/%date:[^%]*%/gi, '{{date}}')
      .replace(/%time:[^%]*%/gi, '{{time}}')
      // A run of codes such as `%B %e, %Y` is one date, `%H:%M` one time.
      .replace(/(?:%@?[+-]?\d*[DMYhms])+(?=%)/g, '')
      .replace(/%(?:1?[aAbBdeHIjlmMpSyY])(?:[ ,./:-]{0,2}%1?[aAbBdeHIjlmMpSyY])*(?![A-Za-z])/g, (run) =>
        /%1?[aAbBdejmyY]/.test(run) ? '{{date}}' : '{{time}}',
      )
      .replace(/%[|\\<>]/g, '')
      .replaceAll('%%', '%')
  );
}
