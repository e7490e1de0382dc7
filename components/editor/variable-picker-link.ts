import { Extension, getHTMLFromFragment } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { withoutVariableElements } from './variable-html';
import type { WrittenVariable } from '@/lib/domain/text/variables';

export interface PickerRequest {
  /** What opened it: `{{`, or a `/` where a word could begin. */
  readonly opener: 'braces' | 'slash';
  /** What stands behind that. */
  readonly query: string;
  readonly rect: () => DOMRect | null;
  readonly insert: (variable: WrittenVariable) => void;
  /** Puts another snippet there by its title. */
  readonly include: (title: string) => void;
  /** The text in two, without what was typed: up to the end of the paragraph or list with the cursor, and what comes behind it. */
  readonly parted: () => readonly [before: string, behind: string];
  /** Closes the picker; braces with nothing behind them go too. */
  readonly close: () => void;
}

/** Answers whether it has used the key. */
type KeyHandler = (event: KeyboardEvent) => boolean;

/** Carries the `{{` or `/` being typed from the editor to the picker, and the keys pressed meanwhile. */
export class VariablePickerLink {
  private request: PickerRequest | null = null;
  private readonly listeners = new Set<() => void>();
  private keyHandler: KeyHandler | null = null;

  readonly get = (): PickerRequest | null => this.request;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The open picker takes the keys first; returns the function that gives them back. */
  takeKeys(handler: KeyHandler): () => void {
    this.keyHandler = handler;
    return () => {
      if (this.keyHandler === handler) this.keyHandler = null;
    };
  }

  handleKey(event: KeyboardEvent): boolean {
    return this.keyHandler?.(event) ?? false;
  }

  set(request: PickerRequest | null): void {
    this.request = request;
    for (const listener of this.listeners) listener();
  }
}

/** A `{{` or a `/` with a part of a name behind it, up to the cursor. */
interface BegunName {
  readonly opener: PickerRequest['opener'];
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

interface PickerState {
  readonly open: BegunName | null;
  /** Where the braces stand whose picker was closed: it stays so until they are left. */
  readonly dismissed: number | null;
}

const pluginKey = new PluginKey<PickerState>('variable-picker');
const dismissal = 'dismiss';
const queryClass = 'variable-query';

// Longer than a name may be, so that the picker can say so; what is longer still is a text behind stray braces.
const queryBehindBraces = /\{\{[ \u00a0]?([^{}\n]{0,120})$/;

const queryBehindSlash = /(?:^|[ \u00a0])(\/((?![ \u00a0])[^{}/\n]{0,60}))$/;

function begunName(
  { nodeBefore, parent, pos, parentOffset }: EditorState['selection']['$from'],
  takesSlash: boolean,
): BegunName | null {
  const text = nodeBefore?.isText ? (nodeBefore.text ?? '') : '';
  const braces = queryBehindBraces.exec(text);
  if (braces) return { opener: 'braces', from: pos - braces[0].length, to: pos, query: braces[1] ?? '' };
  const slash = takesSlash ? queryBehindSlash.exec(text) : null;
  if (!slash) return null;
  const [whole, typed = '', query = ''] = slash;
  // A variable before it is a part of the same word.
  const beside = parent.childBefore(parentOffset - text.length).node;
  if (whole === text && whole === typed && beside && beside.type.name !== 'hardBreak') return null;
  return { opener: 'slash', from: pos - typed.length, to: pos, query };
}

const isSame = (one: BegunName | null, other: BegunName | null) =>
  one?.from === other?.from &&
  one?.to === other?.to &&
  one?.query === other?.query &&
  one?.opener === other?.opener;

/** Opens the picker while `{{` or `/` and a part of a name stand before the cursor. */
export const VariablePickerExtension = Extension.create<{
  link: VariablePickerLink | null;
  takesSlash: boolean;
}>({
  name: 'variablePicker',

  addOptions() {
    return { link: null, takesSlash: false };
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    const { link, takesSlash } = this.options;
    if (!link) return [];

    const requestFor = ({ opener, query, ...range }: BegunName): PickerRequest => ({
      opener,
      query,
      rect: () => editor.view.dom.querySelector(`.${queryClass}`)?.getBoundingClientRect() ?? null,
      insert: (variable) => void editor.chain().focus().insertVariable(variable, range).run(),
      include: (title) => void editor.chain().focus().insertInclude(title, range).run(),
      parted: () => {
        const { doc } = editor.state.tr.delete(range.from, range.to);
        const { depth } = doc.resolve(range.from);
        const end = depth === 0 ? range.from : doc.resolve(range.from).after(1);
        const htmlOf = (from: number, to: number) =>
          withoutVariableElements(getHTMLFromFragment(doc.slice(from, to).content, editor.schema));
        return [htmlOf(0, end), htmlOf(end, doc.content.size)];
      },
      close: () => {
        editor.view.dispatch(editor.state.tr.setMeta(pluginKey, dismissal));
        if (query === '' && opener === 'braces') editor.commands.deleteRange(range);
      },
    });

    return [
      new Plugin<PickerState>({
        key: pluginKey,
        state: {
          init: () => ({ open: null, dismissed: null }),
          apply(tr, before, _, { selection }) {
            const dismissed = before.dismissed === null ? null : tr.mapping.map(before.dismissed);
            if (tr.getMeta(pluginKey) === dismissal) {
              return { open: null, dismissed: before.open?.from ?? dismissed };
            }
            if (!editor.isEditable || !(selection.empty || editor.view.composing)) {
              return { open: null, dismissed };
            }
            const begun = begunName(selection.$from, takesSlash);
            if (begun === null) return { open: null, dismissed: null };
            return begun.from === dismissed ? { open: null, dismissed } : { open: begun, dismissed: null };
          },
        },
        view: () => ({
          update(view, stateBefore) {
            const before = pluginKey.getState(stateBefore)?.open ?? null;
            const open = pluginKey.getState(view.state)?.open ?? null;
            if (!isSame(before, open)) link.set(open && requestFor(open));
          },
          destroy: () => link.set(null),
        }),
        props: {
          handleKeyDown: (_, event) => link.handleKey(event),
          decorations(state) {
            const open = pluginKey.getState(state)?.open;
            if (!open) return null;
            return DecorationSet.create(state.doc, [
              Decoration.inline(open.from, open.to, { class: queryClass }),
            ]);
          },
        },
      }),
    ];
  },

  onBlur() {
    this.options.link?.get()?.close();
  },
});
