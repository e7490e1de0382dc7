import type { Mark, Node as DocumentNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { ShownVideo } from '@/lib/contracts/videos';
import { keptAlt } from '@/lib/domain/text/picture';
import { shownAtFirst } from '@/lib/domain/text/picture-size';
import { videoAt } from '@/lib/domain/text/video-address';
import type { ShowVideo } from './show-video';

/** Of a link that is watched: what the editor does there, so that this loads nothing of it. */
interface Place {
  readonly stretch: () => { readonly from: number; readonly to: number } | undefined;
  readonly fill: (change: Transaction) => void;
  readonly leave: () => void;
}

/** Puts the picture and the title of a video in the place of the link that is watched, unless that was touched meanwhile. */
export async function awaitVideo(
  editor: Editor,
  place: Place,
  pasted: string,
  show: ShowVideo,
): Promise<void> {
  const before = watchedLink(editor.state, place);
  const video = videoAt(pasted);
  if (before && video && videoAt(before.href)?.address === video.address) {
    // Without an answer, the link stays what it is.
    const shown = await show(pasted).catch(() => undefined);
    if (editor.isDestroyed) return;
    const now = watchedLink(editor.state, place);
    const isUntouched = now?.words === before.words && now.href === before.href;
    if (isUntouched && editor.isEditable && shown?.title !== undefined && shown.picture) {
      const { address, title, picture } = shown;
      place.fill(withVideo(editor.state, now, { address, title, picture }));
    }
  }
  if (!editor.isDestroyed) place.leave();
}

interface WatchedLink {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly href: string;
  /** Of its words, the link among them. */
  readonly marks: readonly Mark[];
}

/** undefined where there is anything else by now. */
function watchedLink({ doc }: EditorState, place: Place): WatchedLink | undefined {
  const stretch = place.stretch();
  if (!stretch) return undefined;
  const { from, to } = stretch;
  const found: DocumentNode[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline) found.push(node);
  });
  const marks = found[0]?.marks ?? [];
  const link = marks.find(({ type }) => type.name === 'link');
  const isOne = doc.resolve(from).sameParent(doc.resolve(to));
  if (!link || !isOne || found.some((node) => !node.isText || !link.isInSet(node.marks))) return undefined;
  return { from, to, words: doc.textBetween(from, to), href: String(link.attrs['href']), marks };
}

interface Video {
  readonly address: string;
  readonly title: string;
  readonly picture: NonNullable<ShownVideo['picture']>;
}

function withVideo(
  { tr, schema, selection, doc }: EditorState,
  { from, to, marks }: WatchedLink,
  { address, title, picture: { address: source, width, height } }: Video,
): Transaction {
  const { picture, hardBreak } = schema.nodes;
  const { link } = schema.marks;
  if (!picture || !hardBreak || !link) return tr;
  const linked = link.create({ href: address }).addToSet(marks);
  const shown = shownAtFirst({ address: source, alt: keptAlt(`Video: ${title}`), width, height });
  const { nodeBefore } = doc.resolve(from);
  tr.replaceWith(from, to, [
    ...(nodeBefore && nodeBefore.type !== hardBreak ? [hardBreak.create()] : []),
    picture.create(shown, null, linked),
    hardBreak.create(),
    schema.text(title, linked),
  ]);
  // What is written on is no part of the link.
  if (selection.empty && selection.from === to) tr.removeStoredMark(link);
  return tr.setMeta('preventAutolink', true);
}
