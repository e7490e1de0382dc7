import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import { beginWatch, endArrival, stretchOfArrival } from './arriving-pictures';
import { asOwnStep } from './own-step';
import type { ShowVideo } from './show-video';

/** Watches over what is about to be pasted: the link to a video becomes its picture, once that is there. */
export function useArrivingVideos(editor: RefObject<Editor | null>, show: ShowVideo | undefined) {
  return (data: DataTransfer | null) => {
    const current = editor.current;
    const pasted = data?.getData('text/plain').trim() ?? '';
    if (!show || !current?.state.selection.empty || !/^https?:\S+(?:youtu|vimeo)\S+$/i.test(pasted)) return;
    const { from } = current.state.selection;
    // Once it stands there.
    setTimeout(() => {
      if (current.isDestroyed) return;
      const id = crypto.randomUUID();
      const { tr, selection } = current.state;
      if (selection.from <= from) return;
      current.view.dispatch(beginWatch(tr, id, from, selection.from));
      const place = {
        stretch: () => stretchOfArrival(current.state, id),
        fill: (change: Transaction) => current.view.dispatch(asOwnStep(change)),
        leave: () => current.view.dispatch(endArrival(current.state.tr, id)),
      };
      void import('./arriving-videos').then(({ awaitVideo }) => awaitVideo(current, place, pasted, show));
    });
  };
}
