import { showEmailVideo, showVideo, type ShownVideo } from '@/lib/contracts/videos';
import { call } from '@/lib/client/wire/call';
import { scopeOf, type Library } from '@/lib/client/queries/snippets/snippet-queries';

/** What a video is called and looks like, its picture kept with a library. */
export const showVideoInLibrary = (library: Library, address: string): Promise<ShownVideo> =>
  call(showVideo, { query: scopeOf(library), body: { address } });

/** The same for an email. */
export const showVideoInEmail = (address: string): Promise<ShownVideo> =>
  call(showEmailVideo, { query: { purpose: 'email' }, body: { address } });
