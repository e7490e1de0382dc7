import { Extension, type Editor } from '@tiptap/core';
import { markParagraphs } from './optional-part-extension';

type ListName = 'bulletList' | 'orderedList';

/** Makes the selected lines a list, or no list: one flat one where some of them are in a list and others are not. */
export function toggleList(editor: Editor, name: ListName): boolean {
  const chain = editor.chain().focus();
  const marked = chain.command(({ tr }) => markParagraphs(tr));
  const lines = isPartlyList(editor) ? marked.clearNodes() : marked;
  return (name === 'bulletList' ? lines.toggleBulletList() : lines.toggleOrderedList()).run();
}

function isPartlyList({ state: { doc, selection } }: Editor): boolean {
  const found = new Set<boolean>();
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!node.isTextblock) return;
    const place = doc.resolve(position);
    found.add(place.parent.type.name === 'listItem');
  });
  return found.size > 1;
}

/** The same by the keys of the editor's own lists. */
export const ListKeys = Extension.create({
  name: 'listKeys',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-7': () => toggleList(this.editor, 'orderedList'),
      'Mod-Shift-8': () => toggleList(this.editor, 'bulletList'),
    };
  },
});
