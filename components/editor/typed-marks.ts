import { Bold as AnyBold, starInputRegex } from '@tiptap/extension-bold';
import { Italic as AnyItalic } from '@tiptap/extension-italic';
import { markInputRule } from '@tiptap/core';

/** From here on a weight stands out: pages write their usual text in 400 or 500. */
const leastBold = 600;

function isBold(weight: string): boolean {
  return /^bold/.test(weight) || Number(weight) >= leastBold;
}

/** Bold as people type and paste it: `**so**`, and what looks bold where it comes from. */
export const Bold = AnyBold.extend({
  parseHTML() {
    return [
      { tag: 'strong' },
      {
        tag: 'b',
        getAttrs: ({ style: { fontWeight } }) => (fontWeight === '' || isBold(fontWeight)) && null,
      },
      {
        style: 'font-weight',
        clearMark: (mark) => mark.type.name === this.name,
        getAttrs: (weight) => !isBold(weight) && null,
      },
      { style: 'font-weight', getAttrs: (weight) => isBold(weight) && null },
    ];
  },
  addInputRules() {
    // Underscores are lines to write on: "Name: ____".
    return [markInputRule({ find: starInputRegex, type: this.type })];
  },
  addPasteRules: () => [],
});

/** Without shortcuts of Markdown: "3 * 10 minutes, 2 * a day" means its asterisks. */
export const Italic = AnyItalic.extend({
  addInputRules: () => [],
  addPasteRules: () => [],
});
