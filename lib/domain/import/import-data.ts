import { candidatesFromBeeftext } from '@/lib/domain/import/formats/beeftext';
import { candidateFromBriskine } from '@/lib/domain/import/formats/briskine';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { candidatesFromJson } from '@/lib/domain/import/formats/heelwrite';
import { isFields, text, type Fields } from '@/lib/domain/import/formats/json-fields';
import { candidatesFromList } from '@/lib/domain/import/formats/json-list';
import { candidatesFromEspanso } from '@/lib/domain/import/formats/espanso';
import { candidatesFromTextBlaze } from '@/lib/domain/import/formats/text-blaze';
import { candidatesFromTextExpander } from '@/lib/domain/import/formats/textexpander';
import type { RecognizedFile } from '@/lib/domain/import/recognized-file';

/** null: data that tells nothing about snippets. */
export function recognizeJson(json: unknown): RecognizedFile | null {
  const own = candidatesFromJson(json);
  if (own) return { format: 'Heelwrite JSON', candidates: own };
  const beeftext = candidatesFromBeeftext(json);
  if (beeftext) return { format: 'Beeftext JSON', candidates: beeftext };
  const blaze = candidatesFromTextBlaze(json);
  if (blaze) return { format: 'Text Blaze JSON', candidates: blaze };
  const templates = templatesIn(json);
  if (templates) return { format: 'Briskine JSON', candidates: templates.map(candidateFromTemplate) };
  const written = candidatesFromList(json);
  return written && { format: 'JSON list', candidates: written };
}

/** null: YAML that tells nothing about snippets. */
export function recognizeYaml(yaml: unknown): RecognizedFile | null {
  const candidates = candidatesFromEspanso(yaml);
  return candidates && { format: 'espanso YAML', candidates };
}

function templatesIn(json: unknown): readonly Fields[] | null {
  const list = isFields(json) ? json.templates : json;
  if (!Array.isArray(list) || list.length === 0) return null;
  return list.every((entry) => isFields(entry) && typeof entry.body === 'string') ? list : null;
}

function candidateFromTemplate(entry: Fields): ImportCandidate {
  return candidateFromBriskine({
    title: text(entry.title),
    shortcut: text(entry.shortcut),
    subject: text(entry.subject),
    tags: Array.isArray(entry.tags) ? entry.tags.map(text) : text(entry.tags),
    body: text(entry.body),
  });
}

/** A TextExpander group or settings file, read from its property list; null for another one. */
export function recognizePropertyList(list: unknown): RecognizedFile | null {
  if (!isFields(list)) return null;
  const snippets = list.snippetsTE3 ?? list.snippetsTE2 ?? list.snippetPlists;
  if (!Array.isArray(snippets)) return null;
  const groupOfAll = isFields(list.groupInfo) ? text(list.groupInfo.groupName) : text(list.name);
  const groupById = new Map<string, string>();
  for (const group of Array.isArray(list.groupsTE2) ? list.groupsTE2 : []) {
    if (!isFields(group) || !Array.isArray(group.snippetUUIDs)) continue;
    for (const id of group.snippetUUIDs) groupById.set(text(id), text(group.name));
  }
  const entries = snippets.filter(isFields).map((snippet) => {
    const group = groupById.get(text(snippet.uuidString)) ?? groupOfAll;
    return {
      abbreviation: text(snippet.abbreviation),
      label: text(snippet.label),
      content: text(snippet.plainText),
      ...(group !== '' && { group }),
      ...(typeof snippet.snippetType === 'number' && { type: snippet.snippetType }),
    };
  });
  return { format: 'TextExpander group', candidates: candidatesFromTextExpander(entries) };
}
