import { InputRule, Node, type Range } from '@tiptap/core';
import { DOMSerializer, type DOMOutputSpec } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { closedBraces } from '@/lib/domain/text/brace-query';
import { nearestVariableName, variableName } from '@/lib/domain/text/variables';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import type { VariableLook } from './variable-look';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    variable: {
      /** Puts a variable in the place of `range`, else of what is selected, in the type style found there. */
      insertVariable: (name: string, range?: Range) => ReturnType;
    };
  }
}

const nameOf = (attrs: Readonly<Record<string, unknown>>) => String(attrs.name);

const element = (name: string): DOMOutputSpec => ['span', { 'data-variable': name }, `{{${name}}}`];

/** A variable: one piece that is typed over, dragged, copied and deleted whole, kept as `{{name}}` in the html. */
export const VariableNode = Node.create<{ look: VariableLook | null }>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addOptions() {
    return { look: null };
  },

  addAttributes() {
    return {
      name: {
        default: '',
        rendered: false,
        parseHTML: (element) => variableName(element.getAttribute('data-variable') ?? ''),
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'span[data-variable]',
        getAttrs: (element) =>
          variableName(element.getAttribute('data-variable') ?? '') === null ? false : null,
      },
    ];
  },

  renderHTML({ node }) {
    return element(nameOf(node.attrs));
  },

  renderText({ node }) {
    const name = nameOf(node.attrs);
    return this.options.look?.text(name) ?? `{{${name}}}`;
  },

  addNodeView() {
    const { look } = this.options;
    return ({ node }) => {
      const name = nameOf(node.attrs);
      const dom = document.createElement('span');
      dom.dataset.variable = name;
      const draw = () => {
        dom.className = look?.className(name) ?? `v chip ${fallbackColor}`;
        dom.textContent = look?.text(name) ?? `{{${name}}}`;
      };
      draw();
      const destroy = look?.subscribe(draw);
      return { dom, ...(destroy ? { destroy } : {}) };
    };
  },

  addCommands() {
    return {
      insertVariable:
        (name, range) =>
        ({ tr }) => {
          const { from, to } = range ?? tr.selection;
          const marks = tr.storedMarks ?? tr.doc.resolve(from).marks();
          tr.replaceRangeWith(from, to, this.type.create({ name }, null, marks)).scrollIntoView();
          return true;
        },
    };
  },

  addInputRules() {
    return [
      new InputRule({
        find: closedBraces,
        handler: ({ commands, range, match }) => {
          const name = nearestVariableName(match[1] ?? '');
          if (name === null) return null;
          commands.insertVariable(name, range);
          return undefined;
        },
      }),
    ];
  },

  // Browsers differ in how many presses take an uneditable piece away.
  addKeyboardShortcuts() {
    const deleteBeside = (side: 'nodeBefore' | 'nodeAfter') =>
      this.editor.commands.command(({ tr, state }) => {
        const { empty, $from } = state.selection;
        const node = $from[side];
        if (!empty || node?.type.name !== this.name) return false;
        const from = side === 'nodeBefore' ? $from.pos - node.nodeSize : $from.pos;
        tr.delete(from, from + node.nodeSize).scrollIntoView();
        return true;
      });
    return { Backspace: () => deleteBeside('nodeBefore'), Delete: () => deleteBeside('nodeAfter') };
  },

  addProseMirrorPlugins() {
    const { look } = this.options;
    if (!look) return [];
    const { schema } = this.editor;
    // What is copied reads as what is seen: values where they are shown, braces where not.
    const clipboardSerializer = new DOMSerializer(
      {
        ...DOMSerializer.nodesFromSchema(schema),
        [this.name]: (node) => {
          const name = nameOf(node.attrs);
          return look.isFilled(name) ? ['span', look.text(name)] : element(name);
        },
      },
      DOMSerializer.marksFromSchema(schema),
    );
    return [new Plugin({ props: { clipboardSerializer } })];
  },
});
