import { Mark } from '@tiptap/core';

/** Words that are not about the dog (`<span data-keep>`): carried through as they are. */
export const KeepMark = Mark.create({
  name: 'keep',
  inclusive: false,

  parseHTML() {
    return [{ tag: 'span[data-keep]' }];
  },

  renderHTML() {
    return ['span', { 'data-keep': '' }, 0];
  },
});
