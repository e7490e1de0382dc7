import type { Editor } from '@tiptap/core';

/** Takes an uneditable piece away with one press: browsers differ in how many they need. */
export function keysThatDelete(editor: Editor, name: string) {
  const deleteBeside = (side: 'nodeBefore' | 'nodeAfter') =>
    editor.commands.command(({ tr, state }) => {
      const { empty, $from } = state.selection;
      const node = $from[side];
      if (!empty || node?.type.name !== name) return false;
      const from = side === 'nodeBefore' ? $from.pos - node.nodeSize : $from.pos;
      tr.delete(from, from + node.nodeSize).scrollIntoView();
      return true;
    });
  return { Backspace: () => deleteBeside('nodeBefore'), Delete: () => deleteBeside('nodeAfter') };
}
