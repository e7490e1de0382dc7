import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { WrittenVariable } from '@/lib/domain/text/variables';

export interface PickerRequest {
  /** What stands behind the `{{`. */
  readonly query: string;
  readonly rect: () => DOMRect | null;
  readonly insert: (variable: WrittenVariable) => void;
  /** Closes the picker; braces with nothing behind them go too. */
  readonly close: () => void;
}

/** Answers whether it has used the key. */
type KeyHandler = (event: KeyboardEvent) => boolean;

/** Carries the `{{` being typed from the editor to the picker, and the keys pressed meanwhile. */
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

/** A `{{` with a part of a name behind it, up to the cursor. */
interface BegunName {
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

function begunName($position: EditorState['selection']['$from']): BegunName | null {
  const text = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? '') : '';
  const match = queryBehindBraces.exec(text);
  if (!match) return null;
  const to = $position.pos;
  return { from: to - match[0].length, to, query: match[1] ?? '' };
}

const isSame = (one: BegunName | null, other: BegunName | null) =>
  one?.from === other?.from && one?.to === other?.to && one?.query === other?.query;

/** Opens the variable picker while `{{` and a part of a name stand before the cursor. */
export const VariablePickerExtension = Extension.create<{ link: VariablePickerLink | null }>({
  name: 'variablePicker',

  addOptions() {
    return { link: null };
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    const { link } = this.options;
    if (!link) return [];

    const requestFor = ({ query, ...range }: BegunName): PickerRequest => ({
      query,
      rect: () => editor.view.dom.querySelector(`.${queryClass}`)?.getBoundingClientRect() ?? null,
      insert: (variable) => void editor.chain().focus().insertVariable(variable, range).run(),
      close: () => {
        editor.view.dispatch(editor.state.tr.setMeta(pluginKey, dismissal));
        if (query === '') editor.commands.deleteRange(range);
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
            const begun = begunName(selection.$from);
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
