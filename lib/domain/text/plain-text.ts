import { escapeHtml } from './html-text';

const bullet = /^\s*(?:[-*•·–]|\u25e6)\s+(?=\S)/;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** Plain text as people type it, as html: empty lines part paragraphs, lines with bullets or numbers become lists. */
export function textToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)*(?=\n)/)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part.trim() !== '')
    .map(blockToHtml)
    .join('');
}

type Kind = 'p' | 'ul' | 'ol';

const markers: Readonly<Record<Kind, RegExp>> = { p: /^\s+/, ul: bullet, ol: number };

function blockToHtml(block: string): string {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const last = groups.at(-1);
    // A list would count anew from 1: "5. December" stays a sentence.
    const next = last?.kind === 'ol' ? last.lines.length + 1 : 1;
    const kind: Kind = bullet.test(line) ? 'ul' : Number(number.exec(line)?.[1]) === next ? 'ol' : 'p';
    const words = escapeHtml(line.replace(markers[kind], '').trimEnd());
    if (last?.kind === kind) last.lines.push(words);
    else groups.push({ kind, lines: [words] });
  }
  return groups.map(groupToHtml).join('');
}

function groupToHtml({ kind, lines }: { kind: Kind; lines: readonly string[] }): string {
  if (kind === 'p') return `<p>${lines.join('<br>')}</p>`;
  return `<${kind}>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</${kind}>`;
}
