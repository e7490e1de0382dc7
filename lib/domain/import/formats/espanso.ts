import {
  anyTextToHtml,
  oneTextCandidate,
  shortcutNote,
  variableFor,
  withFallback,
  type ImportCandidate,
} from './import-candidate';
import { isFields, text, type Fields } from './json-fields';

/** `matches:` of an espanso file, read from its YAML; null for anything else. */
export function candidatesFromEspanso(yaml: unknown): ImportCandidate[] | null {
  if (!isFields(yaml) || !Array.isArray(yaml.matches)) return null;
  const shared = variablesOf(yaml.global_vars);
  return yaml.matches.filter(isFields).map((match) => candidateFrom(match, shared));
}

const kindsOfDate = new Set(['date']);
const kindsAsked = new Set(['form', 'choice', 'clipboard', 'echo', 'random', 'shell', 'script', 'match']);

const variablesOf = (list: unknown): readonly Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

const defaultIn = (fields: unknown, name: string): string => {
  const field = isFields(fields) ? fields[name] : undefined;
  return isFields(field) ? text(field.default) : '';
};

function withUsual(variable: string, usual: string, notes: string[]): string {
  const kept = withFallback(variable, usual);
  if (kept === null) notes.push(`The usual text for ${variable} is left out: “${usual}”.`);
  return kept ?? variable;
}

function candidateFrom(match: Fields, shared: readonly Fields[]): ImportCandidate {
  const triggers = Array.isArray(match.triggers) ? match.triggers.map(text) : [text(match.trigger)];
  const [trigger = ''] = triggers;
  const notes: string[] = [];
  const vars = new Map([...shared, ...variablesOf(match.vars)].map((each) => [text(each.name), each]));
  const given = text(match.replace) || text(match.form) || text(match.markdown) || text(match.html);
  if (text(match.image_path) !== '') notes.push('A picture is left out.');
  const html = anyTextToHtml(given)
    .replace(/\$\|\$/g, '')
    .replace(/\[\[\s*([\w ]+?)\s*\]\]/g, (_, name: string) => {
      const variable = variableFor(name.replaceAll('_', ' '), 'field');
      return withUsual(variable, defaultIn(match.form_fields, name), notes);
    })
    .replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
      const [owner = '', field] = name.split('.');
      const kind = text(vars.get(owner)?.type);
      const variable = variableFor((field ?? owner).replaceAll('_', ' '), 'field');
      if (kindsOfDate.has(kind)) notes.push(`${variable} is filled in by hand here, not with the day.`);
      else if (kindsAsked.has(kind) && kind !== 'form') {
        notes.push(`${variable} is filled in by hand here, not by “${kind}”.`);
      }
      const params = vars.get(owner)?.params;
      const usual = isFields(params) && field !== undefined ? defaultIn(params.fields, field) : '';
      return withUsual(variable, usual, notes);
    });
  const label = text(match.label);
  return oneTextCandidate(
    label || trigger,
    html,
    [],
    [...new Set(notes), ...(label === '' ? [] : shortcutNote(triggers.join(', ')))],
  );
}
