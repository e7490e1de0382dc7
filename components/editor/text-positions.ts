import type { Node } from '@tiptap/pm/model';
import { variableText } from '@/lib/domain/text/variables';
import { includeText } from '@/lib/domain/text/includes';
import { titleOf } from './pieces/include-node';
import { variableOf } from './variable-node';

/** Where each character of a document's text stands in it; lines as `plainTextOf` writes them. */
export function textPositions(doc: Node): number[] {
  const positions: number[] = [];
  let isFirst = true;
  doc.descendants((node, position) => {
    if (node.isTextblock) {
      // The line break before a paragraph stands at its beginning.
      if (!isFirst) positions.push(position + 1);
      isFirst = false;
      return true;
    }
    const { length } = node.isText ? (node.text ?? '') : leafText(node);
    for (let i = 0; i < length; i += 1) positions.push(position + (node.isText ? i : 0));
    return true;
  });
  positions.push(doc.content.size);
  return positions;
}

function leafText(node: Node): string {
  if (node.type.name === 'hardBreak') return '\n';
  if (node.type.name === 'include') return includeText(titleOf(node));
  return node.type.name === 'variable' ? variableText(variableOf(node)) : '';
}
