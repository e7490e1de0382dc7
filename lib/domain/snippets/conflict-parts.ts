import type { Sex } from '@/lib/contracts/primitives';
import type { EditedSnippet, EditedVersion } from './edited-snippet';
import { conditionWords } from '@/lib/domain/text/optional-part';
import { parseRichText, type Block, type OptionalPart, type RichText } from '@/lib/domain/text/rich-text';
import { readsSame } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { sexNames, versionOrder } from './version-state';

export type Side = 'mine' | 'theirs';

/** A part of a snippet that two people have left in different states, in words. */
export interface ConflictPart {
  readonly id: 'title' | 'tags' | Sex;
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

export function conflictParts(mine: EditedSnippet, theirs: EditedSnippet): ConflictPart[] {
  const parts: ConflictPart[] = [];
  if (mine.title.trim() !== theirs.title) {
    parts.push({ id: 'title', name: 'Title', mine: mine.title, theirs: theirs.title });
  }
  if (mine.tags.join('\n') !== theirs.tags.join('\n')) {
    parts.push({ id: 'tags', name: 'Tags', mine: mine.tags.join(', '), theirs: theirs.tags.join(', ') });
  }
  for (const sex of versionOrder) {
    const [myHtml, theirHtml] = [mine.versions[sex]?.html ?? '', theirs.versions[sex]?.html ?? ''];
    if (readsSame(myHtml, theirHtml)) continue;
    parts.push({ id: sex, name: `${sexNames[sex]} text`, mine: plain(myHtml), theirs: plain(theirHtml) });
  }
  return parts;
}

const plain = (html: string) => textOf(withConditions(parseRichText(html)), null);

/** What brings a part in is said before its words: it may be all that differs. */
function withConditions(blocks: RichText, item?: OptionalPart): Block[] {
  return blocks.map((block, place) => {
    if (block.type === 'paragraph') {
      const optional = block.optional ?? (place === 0 ? item : undefined);
      if (optional === undefined) return block;
      const said = { type: 'text', text: `[Optional, ${conditionWords(optional.when)}] ` } as const;
      return { ...block, children: [said, ...block.children] };
    }
    if (block.type === 'quote') return { ...block, children: withConditions(block.children) };
    const items = block.items.map((each) => ({
      ...each,
      children: withConditions(each.children, each.optional),
    }));
    return { ...block, items };
  });
}

/** The snippet with each part from the side that was chosen; what reads the same is theirs, as it is saved. */
export function mergeParts(
  mine: EditedSnippet,
  theirs: EditedSnippet,
  parts: readonly ConflictPart[],
  sideOf: (part: ConflictPart) => Side,
): EditedSnippet {
  const mineFor = new Set(parts.filter((part) => sideOf(part) === 'mine').map(({ id }) => id));
  const versions: { [S in Sex]?: EditedVersion | undefined } = {};
  for (const sex of versionOrder) {
    const version = (mineFor.has(sex) ? mine : theirs).versions[sex];
    if (version) versions[sex] = version;
  }
  return {
    title: (mineFor.has('title') ? mine : theirs).title,
    tags: (mineFor.has('tags') ? mine : theirs).tags,
    versions,
    colors: mine.colors,
  };
}
