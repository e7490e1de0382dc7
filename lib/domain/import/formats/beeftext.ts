import {
  anyTextToHtml,
  oneTextCandidate,
  shortcutNote,
  variableFor,
  type ImportCandidate,
} from './import-candidate';
import { isFields, text, type Fields } from './json-fields';

const mostNesting = 4;

/** `{ combos: [{ name, keyword, snippet, group }], groups: [{ uuid, name }] }`; null for anything else. */
export function candidatesFromBeeftext(json: unknown): ImportCandidate[] | null {
  if (!isFields(json) || !Array.isArray(json.combos)) return null;
  const combos = json.combos.filter(isFields);
  const groups = new Map(
    (Array.isArray(json.groups) ? json.groups : [])
      .filter(isFields)
      .map(({ uuid, name }) => [text(uuid), text(name)]),
  );
  const byKeyword = new Map(combos.map((combo) => [keywordOf(combo), snippetOf(combo)]));
  const nested = (content: string, depth = 0): string =>
    content.replace(/#\{(?:combo|upper|lower|trim):([^{}]*)\}/gi, (whole, keyword: string) => {
      const inner = byKeyword.get(keyword.trim());
      return inner !== undefined && depth < mostNesting ? nested(inner, depth + 1) : whole;
    });
  return combos.map((combo) => {
    const { html, notes } = withVariables(anyTextToHtml(nested(snippetOf(combo))));
    const keyword = keywordOf(combo);
    const name = text(combo.name);
    const group = groups.get(text(combo.group)) ?? '';
    return oneTextCandidate(name || keyword, html, group === '' ? [] : [group], [
      ...notes,
      ...(name === '' ? [] : shortcutNote(keyword)),
    ]);
  });
}

const keywordOf = (combo: Fields) => text(combo.keyword) || text(combo.comboText);
const snippetOf = (combo: Fields) => text(combo.snippet) || text(combo.substitutionText);

function withVariables(content: string): { html: string; notes: readonly string[] } {
  const html = content
    .replace(/#\{input:([^{}]*)\}/gi, (_, name: string) => variableFor(name, 'field'))
    .replace(/#\{clipboard\}/gi, '{{clipboard}}')
    .replace(/#\{(?:date|dateTime)(?::[^{}]*)?\}/gi, '{{date}}')
    .replace(/#\{time(?::[^{}]*)?\}/gi, '{{time}}')
    .replace(/#\{(?:cursor|delay:[^{}]*|key:[^{}]*|shortcut:[^{}]*)\}/gi, '');
  const left = [...new Set([...html.matchAll(/#\{([a-z]+)/gi)].map(([, name]) => `#{${name}}`))];
  return {
    html,
    notes:
      left.length === 0
        ? []
        : [`It contains Beeftext variables, which stay in the text: ${left.join(', ')}.`],
  };
}
