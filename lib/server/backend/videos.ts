import 'server-only';
import type { Video } from '@/lib/domain/text/video-address';

export interface ToldVideo {
  /** In one line, without what a text of ours would read as its own. */
  readonly title: string;
  /** As the host sent it: unchecked. */
  readonly picture?: Uint8Array;
}

/** Tells what a video's host says of it; undefined where it does not tell, or not in time. */
export type AskForVideo = (video: Video) => Promise<ToldVideo | undefined>;
