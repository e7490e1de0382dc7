import { InputRule, Node as Piece, type Range } from '@tiptap/core';
import { DOMSerializer, type DOMOutputSpec, type Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { closedBraces } from '@/lib/domain/text/brace-query';
import {
  keptFallback,
  nearestVariable,
  variableName,
  variableText,
  type WrittenVariable,
} from '@/lib/domain/text/variables';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import { keysThatDelete } from './pieces/keys-that-delete';
import type { VariableLook } from './variable-look';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    variable: {
      /** Puts a variable in the place of `range`, else of what is selected, in the type style found there. */
      insertVariable: (variable: WrittenVariable, range?: Range) => ReturnType;
    };
  }
}

export function variableOf({ attrs }: DocumentNode): WrittenVariable {
  const name = String(attrs.name);
  return typeof attrs.fallback === 'string' ? { name, fallback: attrs.fallback } : { name };
}

function element(variable: WrittenVariable): DOMOutputSpec {
  const { name, fallback } = variable;
  const attributes = { 'data-variable': name, ...(fallback !== undefined && { 'data-fallback': fallback }) };
  return ['span', attributes, variableText(variable)];
}

/** What is read in the place of a variable; its braces with the fallback quieter than the name. */
function drawn(variable: WrittenVariable, shown: string | null): (string | Node)[] {
  const { name, fallback } = variable;
  if (shown !== null || fallback === undefined) return [shown ?? variableText(variable)];
  const quiet = document.createElement('span');
  quiet.className = 'else';
  quiet.textContent = `|${fallback}`;
  return [`{{${name}`, quiet, '}}'];
}

/** A variable: one piece that is typed over, dragged, copied and deleted whole, kept as `{{name}}` or `{{name|fallback}}`. */
export const VariableNode = Piece.create<{ look: VariableLook | null }>({
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
      fallback: {
        default: null,
        rendered: false,
        parseHTML: (element) => keptFallback(element.getAttribute('data-fallback') ?? '') || null,
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
    return element(variableOf(node));
  },

  renderText({ node }) {
    const variable = variableOf(node);
    return this.options.look?.shown(variable) ?? variableText(variable);
  },

  addNodeView() {
    const { look } = this.options;
    return ({ node }) => {
      const variable = variableOf(node);
      const dom = document.createElement('span');
      dom.dataset.variable = variable.name;
      const draw = () => {
        dom.className = look?.className(variable) ?? `v chip ${fallbackColor}`;
        dom.replaceChildren(...drawn(variable, look?.shown(variable) ?? null));
      };
      draw();
      const destroy = look?.subscribe(draw);
      return { dom, ...(destroy ? { destroy } : {}) };
    };
  },

  addCommands() {
    return {
      insertVariable:
        ({ name, fallback = null }, range) =>
        ({ tr }) => {
          const { from, to } = range ?? tr.selection;
          const marks = tr.storedMarks ?? tr.doc.resolve(from).marks();
          tr.replaceRangeWith(from, to, this.type.create({ name, fallback }, null, marks)).scrollIntoView();
          return true;
        },
    };
  },

  addInputRules() {
    return [
      new InputRule({
        find: closedBraces,
        handler: ({ commands, range, match }) => {
          const variable = nearestVariable(match[1] ?? '', match[2]);
          if (variable === null) return null;
          commands.insertVariable(variable, range);
          return undefined;
        },
      }),
    ];
  },

  addKeyboardShortcuts() {
    return keysThatDelete(this.editor, this.name);
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
          const variable = variableOf(node);
          const shown = look.shown(variable);
          return shown === null ? element(variable) : ['span', shown];
        },
      },
      DOMSerializer.marksFromSchema(schema),
    );
    return [new Plugin({ props: { clipboardSerializer } })];
  },
});
