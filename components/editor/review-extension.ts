import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { shownChanges } from '@/lib/domain/snippets/shown-changes';
import type { VersionReview } from '@/lib/domain/snippets/version-review';
import { textPositions } from './text-positions';

/** What is shown of a version's review, and what a click on a word in doubt does. */
export interface ShownReview {
  readonly review: VersionReview;
  readonly showsChanges: boolean;
}

export const reviewKey = new PluginKey<DecorationSet>('review');

/** Marks what reads otherwise than in the source, and the words to decide; they move along while someone types. */
export const ReviewExtension = Extension.create({
  name: 'review',

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: reviewKey,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before) => {
            const shown = transaction.getMeta(reviewKey) as ShownReview | null | undefined;
            if (shown !== undefined) return decorationsOf(transaction.doc, shown);
            return before.map(transaction.mapping, transaction.doc);
          },
        },
        props: { decorations: (state) => reviewKey.getState(state) },
      }),
    ];
  },
});

function decorationsOf(doc: Node, shown: ShownReview | null): DecorationSet {
  if (!shown) return DecorationSet.empty;
  const { doubts } = shown.review;
  const positions = textPositions(doc);
  const end = positions.length - 1;
  const at = (offset: number) => positions[Math.min(offset, end)] ?? 0;
  /** Behind the last character of a stretch, which may be the last of its paragraph. */
  const behind = ({ start, end: last }: { start: number; end: number }) =>
    last > start ? at(last - 1) + 1 : at(last);

  const inDoubt = (start: number, last: number) =>
    doubts.some((doubt) => doubt.start < last && doubt.end > start);
  return DecorationSet.create(doc, [
    ...(shown.showsChanges ? shownChanges(shown.review) : []).flatMap(({ removed, ...after }) => {
      const [from, to] = [at(after.start), behind(after)];
      const gone = Decoration.widget(from, () => struck(removed), { side: -1, ignoreSelection: true });
      const isAdded = to > from && !inDoubt(after.start, after.end);
      const added = isAdded ? [Decoration.inline(from, to, { nodeName: 'ins' })] : [];
      return removed.trim() === '' ? added : [gone, ...added];
    }),
    ...doubts.map((doubt, index) =>
      Decoration.inline(at(doubt.start), behind(doubt), {
        class: 'doubt',
        'data-doubt': String(index),
        title: doubt.why,
      }),
    ),
  ]);
}

function struck(words: string): HTMLElement {
  const element = document.createElement('del');
  element.textContent = words.trim();
  return element;
}
