import type { ShownVideo } from '@/lib/contracts/videos';

/** Tells what a video is called and looks like, by its address. */
export type ShowVideo = (address: string) => Promise<ShownVideo>;
