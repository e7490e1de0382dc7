import { Mark } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    keep: {
      /** Marks what is selected, or the word at the cursor, as not about the dog; or takes the mark away. */
      toggleKeep: () => ReturnType;
    };
  }
}

/** Words that are not about the dog (`<span data-keep>`): a swap leaves them as they are. */
export const KeepMark = Mark.create({
  name: 'keep',
  inclusive: false,

  parseHTML() {
    return [{ tag: 'span[data-keep]' }];
  },

  renderHTML() {
    return ['span', { 'data-keep': '' }, 0];
  },

  addCommands() {
    return {
      toggleKeep:
        () =>
        ({ state, chain }) => {
          const { selection } = state;
          if (!selection.empty) return chain().toggleMark(this.name).run();
          const word = wordAt(state);
          return word ? chain().setTextSelection(word).toggleMark(this.name).run() : false;
        },
    };
  },
});

function wordAt({ doc, selection }: EditorState): { from: number; to: number } | null {
  const { $from } = selection;
  const text = doc.textBetween($from.start(), $from.end(), '\n', '\ufffc');
  const ahead = /[\p{L}\p{N}'’]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}'’]*/u.exec(text.slice($from.parentOffset))?.[0].length ?? 0;
  return ahead + behind === 0 ? null : { from: $from.pos - ahead, to: $from.pos + behind };
}
