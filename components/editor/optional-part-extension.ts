import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import {
  conditionText,
  conditionWords,
  readCondition,
  type Condition,
} from '@/lib/domain/text/optional-part';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    optionalPart: {
      /** Says when the selected paragraphs and list items are in; null: always. */
      setOptional: (condition: Condition | null) => ReturnType;
    };
  }
}

const shown = new PluginKey<DecorationSet>('optionalParts');

/** Paragraphs and list items that come and go (`data-optional`), each with what brings it in. */
export const OptionalPartExtension = Extension.create<{ ask: () => void }>({
  name: 'optionalPart',

  addOptions() {
    return { ask: () => undefined };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-Shift-9': () => {
        this.options.ask();
        return true;
      },
    };
  },

  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'listItem'],
        attributes: {
          optional: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => {
              const condition = readCondition(element.getAttribute('data-optional') ?? '');
              const isMarked = /^(?:p|li)$/.test(element.localName) && element.hasAttribute('data-optional');
              return isMarked && condition !== null ? conditionText(condition) : null;
            },
            renderHTML: ({ optional }) => (typeof optional === 'string' ? { 'data-optional': optional } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      setOptional:
        (condition) =>
        ({ tr, dispatch }) => {
          if (dispatch) setOn(tr, condition === null ? null : conditionText(condition));
          return true;
        },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: shown,
        state: {
          init: (_, { doc }) => captions(doc),
          apply: ({ docChanged, doc }, before) => (docChanged ? captions(doc) : before),
        },
        props: { decorations: (state) => shown.getState(state) },
      }),
    ];
  },
});

function captions(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    const condition = conditionOf(node);
    if (condition === null) return true;
    const attributes = { 'data-when': conditionWords(condition) };
    found.push(Decoration.node(position, position + node.nodeSize, attributes));
    // Nothing within is optional a second time.
    return false;
  });
  return DecorationSet.create(doc, found);
}

function conditionOf({ attrs: { optional } }: Node): Condition | null {
  return typeof optional === 'string' ? readCondition(optional) : null;
}

interface Part {
  readonly node: Node;
  readonly position: number;
}

/** What the selection touches that can be optional: the item that a paragraph stands in, else the paragraph itself. */
function partsIn({
  doc,
  selection: { from, to },
}: Pick<EditorState | Transaction, 'doc' | 'selection'>): Part[] {
  const found = new Map<number, Node>();
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return;
    const place = doc.resolve(position);
    const around = Array.from({ length: place.depth }, (_, index) => place.depth - index);
    const depths = around.filter((depth) => place.node(depth).type.name === 'listItem');
    // What is within an optional item comes and goes with it.
    const depth = depths.findLast((each) => conditionOf(place.node(each)) !== null) ?? depths[0];
    if (depth === undefined) found.set(position, node);
    else found.set(place.before(depth), place.node(depth));
  });
  return [...found].map(([position, node]) => ({ position, node }));
}

/** What brings the part at the cursor in; null where it is not optional. */
export function optionalAt(state: EditorState): Condition | null {
  const [part] = partsIn(state);
  if (part === undefined) return null;
  const [first] = part.node.type.name === 'listItem' ? part.node.children : [];
  return conditionOf(part.node) ?? (first === undefined ? null : conditionOf(first));
}

function setOn(tr: Transaction, optional: string | null): void {
  for (const { node, position } of partsIn(tr)) {
    tr.setNodeAttribute(position, 'optional', optional);
    if (node.type.name !== 'listItem') continue;
    // The item says it for its paragraphs.
    node.forEach((child, offset) => {
      if (conditionOf(child) !== null) tr.setNodeAttribute(position + 1 + offset, 'optional', null);
    });
  }
}

/** Has the words of optional items say it themselves, for when they are items no more. */
export function markParagraphs(tr: Transaction): boolean {
  for (const { node, position } of partsIn(tr)) {
    if (node.type.name === 'listItem' && conditionOf(node) !== null)
      tr.setNodeAttribute(position + 1, 'optional', node.attrs.optional);
  }
  return true;
}
