import { decodeEntities } from '@/lib/domain/text/html-text';
import { anyTextToHtml, oneTextCandidate, variableFor, type ImportCandidate } from './import-candidate';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

interface Entry {
  readonly shortcut: string;
  readonly title: string;
  readonly content: string;
  readonly folder: string;
}

const mostNesting = 4;

/** `{ version, folders: [{ name, snippets: [{ name, shortcut, type, text, html }] }] }`; null for anything else. */
export function candidatesFromTextBlaze(json: unknown): ImportCandidate[] | null {
  if (!isFields(json) || !Array.isArray(json.folders)) return null;
  const entries = list(json.folders).flatMap((folder) =>
    list(folder.snippets).map((snippet): Entry => {
      const isHtml = text(snippet.type) === 'html' && text(snippet.html) !== '';
      return {
        shortcut: text(snippet.shortcut),
        title: text(snippet.name) || text(snippet.shortcut),
        content: isHtml ? text(snippet.html) : anyTextToHtml(text(snippet.text) || text(snippet.html)),
        folder: text(folder.name),
      };
    }),
  );
  const byShortcut = new Map(entries.map((entry) => [entry.shortcut, entry]));
  const imported = (content: string, depth = 0): string =>
    content.replace(/\{import:([^;{}]+)[^{}]*\}/gi, (whole, shortcut: string) => {
      const inner = byShortcut.get(decodeEntities(shortcut).trim());
      return inner && depth < mostNesting ? imported(inner.content, depth + 1) : whole;
    });
  return entries.map(({ title, content, folder }) => {
    const html = commandsToVariables(imported(content));
    const notes = /\{(?:=|if:|else|repeat|import|url|db|button|run|form|key|site|user)/i.test(
      html.replaceAll('{{', ''),
    )
      ? ['It contains Text Blaze commands, which stay in the text.']
      : [];
    return oneTextCandidate(title, html, folder === '' ? [] : [folder], notes);
  });
}

const clock = /[hHms]/;
const calendar = /[YMD]|d/;

function commandsToVariables(html: string): string {
  let count = 0;
  const field = (settings: string) => {
    count += 1;
    const name = /(?:^|;)\s*name\s*=\s*([^;}]*)/i.exec(decodeEntities(settings))?.[1];
    return variableFor(name ?? '', `field ${count}`);
  };
  return html
    .replace(/\{form(?:text|paragraph|menu|date)(?::([^{}]*))?\}/gi, (_, settings: string | undefined) =>
      field(settings ?? ''),
    )
    .replace(/\{(?:formtoggle(?::[^{}]*)?|endformtoggle|cursor|note(?::[^{}]*)?|endnote)\}/gi, '')
    .replace(/\{time(?::([^{};]*)[^{}]*)?\}/gi, (_, format: string | undefined) =>
      clock.test(format ?? '') && !calendar.test(format ?? '') ? '{{time}}' : '{{date}}',
    )
    .replace(/\{clipboard\}/gi, '{{clipboard}}')
    .replace(/\{key:\s*enter[^{}]*\}|\{enter\}/gi, '<br>')
    .replace(/\{(?:key:\s*tab[^{}]*|tab)\}/gi, ' ')
    .replace(/(?<!\{)\{=\s*([A-Za-z][\w\s]*)\}(?!\})/g, (_, name: string) =>
      variableFor(name.trim(), 'field'),
    );
}
