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

interface Item {
  readonly words: string;
  readonly lists: List[];
}

interface List {
  readonly kind: 'ul' | 'ol';
  /** How far its items are moved in, in blanks. */
  readonly indent: number;
  readonly items: Item[];
}

interface Lines {
  readonly kind: 'p';
  readonly lines: string[];
}

const markers: Readonly<Record<Kind, RegExp>> = { p: /^\s+/, ul: bullet, ol: number };

function blockToHtml(block: string): string {
  const groups: (Lines | List)[] = [];
  /** The lists that are open at the line reached, the outermost first. */
  let open: List[] = [];
  for (const line of block.split('\n')) {
    const indent = indentOf(line);
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0) - 1) open = open.slice(0, -1);
    const last = open.at(-1);
    const isDeeper = last !== undefined && indent > last.indent + 1;
    // A list would count anew from 1: "5. December" stays a sentence.
    const next = last?.kind === 'ol' && !isDeeper ? last.items.length + 1 : 1;
    const kind: Kind = bullet.test(line) ? 'ul' : Number(number.exec(line)?.[1]) === next ? 'ol' : 'p';
    const words = withLinks(escapeHtml(line.replace(markers[kind], '').trimEnd()));
    if (kind === 'p') {
      open = [];
      const group = groups.at(-1);
      if (group?.kind === 'p') group.lines.push(words);
      else groups.push({ kind, lines: [words] });
    } else if (last?.kind === kind && !isDeeper) last.items.push({ words, lists: [] });
    else {
      const list: List = { kind, indent, items: [{ words, lists: [] }] };
      if (!isDeeper) open = open.slice(0, -1);
      (open.at(-1)?.items.at(-1)?.lists ?? groups).push(list);
      open.push(list);
    }
  }
  return groups.map(groupToHtml).join('');
}

const indentOf = (line: string) => (/^[ \t\u00a0]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/** Links as Markdown writes them, in words that are escaped already. */
const withLinks = (words: string) =>
  words.replace(/\[([^[\]]+)\]\(((?:https?:\/\/|mailto:)[^\s()<>]+)\)/g, '<a href="$2">$1</a>');

function groupToHtml(group: Lines | List): string {
  if (group.kind === 'p') return `<p>${group.lines.join('<br>')}</p>`;
  const items = group.items.map(
    ({ words, lists }) => `<li><p>${words}</p>${lists.map(groupToHtml).join('')}</li>`,
  );
  return `<${group.kind}>${items.join('')}</${group.kind}>`;
}
