import { variableFor } from './import-candidate';

/** The macros of PhraseExpress, `{#input -head Dog name}` and the like, as far as there is something for them here. */
export function macrosToVariables(text: string): {
  readonly html: string;
  readonly notes: readonly string[];
} {
  let fields = 0;
  const html = text
    .replace(/(?<!\{)\{#(?:input|form\w*)\b([^{}]*)\}/gi, (_, options: string) => {
      fields += 1;
      const [, label = ''] = /-head(?:er)?\s+(.*?)(?=\s+-\w|$)/i.exec(options) ?? [];
      return variableFor(label, `field ${fields}`);
    })
    .replace(/(?<!\{)\{#(date|time)(time)?\b([^{}]*)\}/gi, (_, kind: string, both = '', options: string) => {
      const isClock = both === '' ? kind.toLowerCase() === 'time' : /-f\s+[^dmy]*$/i.test(options);
      return isClock ? '{{time}}' : '{{date}}';
    })
    .replace(/(?<!\{)\{#clipboard\b[^{}]*\}/gi, '{{clipboard}}')
    .replace(/(?<!\{)\{#cursor\b[^{}]*\}/gi, '');
  const left = [...html.matchAll(/(?<!\{)\{#(\w+)[^{}]*\}/g)].map(([, name]) => `{#${name}}`);
  const notes =
    left.length === 0
      ? []
      : [`It contains PhraseExpress macros, which stay in the text: ${[...new Set(left)].join(', ')}.`];
  return { html, notes };
}
