import { Extension } from '@tiptap/core';
import { PluginKey, type EditorState } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';

export interface PickerRequest {
  /** What stands behind the `{{`. */
  readonly query: string;
  readonly rect: () => DOMRect | null;
  readonly insert: (name: string) => void;
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

const pluginKey = new PluginKey('variable-picker');

// Longer than a name may be, so that the picker can say so; what is longer still is a text behind stray braces.
const queryBehindBraces = /\{\{[ \u00a0]?([^{}\n]{0,120})$/;

function matchBeforeCursor($position: EditorState['selection']['$from']) {
  const text = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? '') : '';
  const match = queryBehindBraces.exec(text);
  if (!match) return null;
  const to = $position.pos;
  return { range: { from: to - match[0].length, to }, query: match[1] ?? '', text: match[0] };
}

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

    const show = ({ query, range, clientRect, command }: SuggestionProps<never, string>) => {
      const close = () => {
        exitSuggestion(editor.view, pluginKey);
        if (query === '') editor.commands.deleteRange(range);
      };
      link.set({ query, rect: () => clientRect?.() ?? null, insert: command, close });
    };
    return [
      Suggestion<never, string>({
        pluginKey,
        editor,
        char: '{{',
        decorationClass: 'variable-query',
        findSuggestionMatch: ({ $position }) => matchBeforeCursor($position),
        command: ({ range, props: name }) => {
          editor.chain().focus().insertVariable(name, range).run();
        },
        render: () => ({
          onStart: show,
          onUpdate: show,
          onExit: () => link.set(null),
          onKeyDown: ({ event }) => link.handleKey(event),
        }),
      }),
    ];
  },

  onBlur() {
    const request = this.options.link?.get();
    if (request) request.close();
    else exitSuggestion(this.editor.view, pluginKey);
  },
});
