import { decodeEntities, escapeHtml } from '@/lib/domain/text/html-text';
import { completeAddress } from '@/lib/domain/text/link-address';
import {
  anyTextToHtml,
  oneTextCandidate,
  variableFor,
  withFallback,
  type ImportCandidate,
} from './import-candidate';
import { isFields, text, type Fields } from './json-fields';

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
    const { html, notes } = withoutCommands(imported(content));
    return oneTextCandidate(title, html, folder === '' ? [] : [folder], notes);
  });
}

const clock = /[hHms]/;
const calendar = /[YMD]|d/;

interface Settings {
  readonly named: ReadonlyMap<string, string>;
  /** What stands between semicolons without a name, as the choices of a menu do. */
  readonly bare: readonly string[];
}

function settingsOf(text: string): Settings {
  const parts = decodeEntities(text.replace(/<[^<>]*>/g, ''))
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = new Map<string, string>();
  const bare = parts.filter((part) => {
    const [, name, value] = /^([a-z]+)\s*=\s*(.*)$/is.exec(part) ?? [];
    if (name !== undefined) named.set(name.toLowerCase(), value ?? '');
    return name === undefined;
  });
  return { named, bare };
}

/** The commands as far as there is something for them here, and a sentence on each that there is nothing for. */
function withoutCommands(text: string): { html: string; notes: string[] } {
  const notes: string[] = [];
  let fields = 0;
  const html = text
    .replace(/\{form(text|paragraph|menu|date)(?::([^{}]*))?\}/gi, (_, kind: string, given = '') => {
      const { named, bare } = settingsOf(given as string);
      fields += 1;
      const variable = variableFor(named.get('name') ?? '', `field ${fields}`);
      const usual = named.get('default');
      const kept = withFallback(variable, usual ?? '');
      if (/menu/i.test(kind) && bare.length + Number(usual !== undefined) > 1) {
        const choices = [...new Set([...(usual === undefined ? [] : [usual]), ...bare])];
        notes.push(`The choices for ${variable} are left out: ${choices.join(', ')}.`);
      } else if (kept === null) notes.push(`The usual text for ${variable} is left out: “${usual}”.`);
      return kept ?? variable;
    })
    .replace(/\{link:([^{}]+)\}(.*?)\{endlink\}/gis, (_, given: string, words: string) => {
      const href = completeAddress(decodeEntities(given).replace(/;\s*[a-z]+\s*=.*$/is, ''));
      return href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
    })
    .replace(/\{image:[^{}]*\}/gi, () => {
      notes.push('A picture is left out.');
      return '';
    })
    .replace(/\{error:\s*([^{};]*)[^{}]*\}/gi, (_, message: string) => {
      notes.push(`Its error message is left out: “${decodeEntities(message).trim()}”.`);
      return '';
    })
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
  const left = [...html.replaceAll('{{', '').matchAll(/\{(=|[a-z]+)(?=[:}\s])/gi)].map(
    ([, name]) => `{${name}}`,
  );
  const names = [...new Set(left)].filter((name) => !name.startsWith('{end'));
  if (names.length > 0)
    notes.push(`It contains Text Blaze commands, which stay in the text: ${names.join(', ')}.`);
  return { html, notes };
}
