import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change =
  | { readonly begin: string; readonly at: number }
  | { readonly watch: string; readonly from: number; readonly to: number }
  | { readonly end: string };

const key = new PluginKey<DecorationSet>('arrivingPictures');

const withId = (id: string) => (spec: { id?: string }) => spec.id === id;

/** Keeps the places of pictures that are on their way, and of links that become pictures; they move along while someone types. */
export const ArrivingPictures = Extension.create({
  name: 'arrivingPictures',

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before) => {
            const set = before.map(transaction.mapping, transaction.doc);
            const change = transaction.getMeta(key) as Change | undefined;
            if (change === undefined) return set;
            if ('end' in change) return set.remove(set.find(undefined, undefined, withId(change.end)));
            if ('watch' in change) {
              const { watch: id, from, to } = change;
              return set.add(transaction.doc, [Decoration.inline(from, to, {}, { id })]);
            }
            const widget = Decoration.widget(change.at, placeholder, { id: change.begin, side: 1 });
            return set.add(transaction.doc, [widget]);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

function placeholder(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'arriving-picture';
  element.textContent = 'Adding the picture…';
  return element;
}

export const beginArrival = (tr: Transaction, id: string, at: number): Transaction =>
  tr.setMeta(key, { begin: id, at }).setMeta('addToHistory', false);

/** Keeps the place of a stretch of the text as it keeps that of a picture; what is written beside it is no part of it. */
export const beginWatch = (tr: Transaction, id: string, from: number, to: number): Transaction =>
  tr.setMeta(key, { watch: id, from, to }).setMeta('addToHistory', false);

export const endArrival = (tr: Transaction, id: string): Transaction => tr.setMeta(key, { end: id });

/** Where the picture goes by now; undefined where the text around its place is gone. */
export const placeOfArrival = (state: EditorState, id: string): number | undefined =>
  stretchOfArrival(state, id)?.from;

/** The same for a stretch. */
export const stretchOfArrival = (state: EditorState, id: string): { from: number; to: number } | undefined =>
  key.getState(state)?.find(undefined, undefined, withId(id))[0];
