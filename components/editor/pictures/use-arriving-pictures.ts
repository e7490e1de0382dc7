import type { Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Picture } from '@/lib/domain/text/picture';
import { shownAtFirst } from '@/lib/domain/text/picture-size';
import { PictureProblem } from '@/lib/client/pictures/picture-problem';
import { beginArrival, endArrival, placeOfArrival } from './arriving-pictures';

/** Keeps a picture where it can be shown from: the size of its pixels, under its address. */
export type UploadPicture = (file: Blob) => Promise<Omit<Picture, 'alt'>>;

export const picturesRefused = 'Pictures cannot be put here, so they were left out.';

/** Takes pictures into the text at a place; each stands there once it is kept. */
export function useArrivingPictures(
  editor: RefObject<Editor | null>,
  upload: UploadPicture | undefined,
  onArrived: () => void,
) {
  const { notify } = useNotifications();
  return async (files: readonly Blob[], at?: number) => {
    const current = editor.current;
    if (upload === undefined || current === null) {
      notify({ text: picturesRefused, severity: 'warning' });
      return;
    }
    for (const file of files) {
      const id = crypto.randomUUID();
      current.view.dispatch(beginArrival(current.state.tr, id, at ?? current.state.selection.to));
      try {
        const { preparedPicture } = await import('@/lib/client/pictures/prepared-picture');
        const picture = shownAtFirst(await upload(await preparedPicture(file)));
        if (current.isDestroyed) return;
        const place = placeOfArrival(current.state, id);
        if (place === undefined) continue;
        const { empty, from } = current.state.selection;
        // Who has gone on writing is not taken away from it.
        const isAwaited = files.length === 1 && empty && from === place;
        current
          .chain()
          .command(({ tr }) => Boolean(endArrival(tr, id)))
          .insertPicture({ ...picture, alt: '' }, place, isAwaited)
          .run();
        if (isAwaited) onArrived();
      } catch (error) {
        if (current.isDestroyed) return;
        current.view.dispatch(endArrival(current.state.tr, id));
        notify({
          text: error instanceof PictureProblem ? error.message : errorSentence(error),
          severity: 'error',
        });
      }
    }
  };
}
