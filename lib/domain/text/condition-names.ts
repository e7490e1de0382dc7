import { decodeEntities, escapeHtml } from './html-text';
import { conditionText, readCondition } from './optional-part';
import { variableNames } from './variables';

const marks = /(<(?:p|li)\b[^<>]*?\sdata-optional=")([^"<>]*)(?=")/gi;

const conditionsIn = (html: string) =>
  [...html.matchAll(marks)].flatMap(([, , written = '']) => readCondition(decodeEntities(written)) ?? []);

/** The names that a text depends on, each once: its variables as they stand there, then those of its conditions. */
export function namesAskedFor(...htmls: readonly string[]): string[] {
  const conditions = htmls.flatMap(conditionsIn).flatMap(({ name }) => name ?? []);
  return [...new Set([...variableNames(...htmls), ...conditions])];
}

/** The html with another variable in the conditions that ask for one. */
export function renameInConditions(html: string, from: string, to: string): string {
  return html.replace(marks, (whole, tag: string, written: string) => {
    const condition = readCondition(decodeEntities(written));
    if (condition?.name !== from) return whole;
    return tag + escapeHtml(conditionText({ ...condition, name: to }));
  });
}
