import { InputRule, Node as Piece, type Range } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { canBeIncluded, includeText } from '@/lib/domain/text/includes';
import { keysThatDelete } from './keys-that-delete';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    include: {
      /** Puts another snippet, by its title, in the place of `range`. */
      insertInclude: (title: string, range: Range) => ReturnType;
    };
  }
}

export const titleOf = ({ attrs }: DocumentNode): string => String(attrs.title);

/** Another snippet that stands in the text by its title: one piece, kept as `{{> title}}`. */
export const IncludeNode = Piece.create({
  name: 'include',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      title: {
        default: '',
        rendered: false,
        parseHTML: (element) => element.getAttribute('data-include') ?? '',
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'span[data-include]',
        getAttrs: (element) => (canBeIncluded(element.getAttribute('data-include') ?? '') ? null : false),
      },
    ];
  },

  renderHTML({ node }) {
    const title = titleOf(node);
    return ['span', { 'data-include': title }, includeText(title)];
  },

  renderText({ node }) {
    return includeText(titleOf(node));
  },

  addNodeView() {
    return ({ node }) => {
      const title = titleOf(node);
      const dom = document.createElement('span');
      dom.dataset.include = title;
      dom.className = 'v chip include';
      dom.textContent = includeText(title);
      return { dom };
    };
  },

  addCommands() {
    return {
      insertInclude:
        (title, { from, to }) =>
        ({ tr }) => {
          tr.replaceRangeWith(from, to, this.type.create({ title })).scrollIntoView();
          return true;
        },
    };
  },

  addInputRules() {
    return [
      new InputRule({
        find: /\{\{[ \u00a0]?>([^{}<>\n]{1,121})\}\}$/,
        handler: ({ commands, range, match }) => {
          const title = (match[1] ?? '').trim();
          if (!canBeIncluded(title)) return null;
          commands.insertInclude(title, range);
          return undefined;
        },
      }),
    ];
  },

  addKeyboardShortcuts() {
    return keysThatDelete(this.editor, this.name);
  },
});
