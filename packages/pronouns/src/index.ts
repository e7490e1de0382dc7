export type { Mark } from './marks.ts';
export type { Swapped } from './patched.ts';
export type { Sex } from './words/sex.ts';
export { swap, swapStream } from './swap.ts';
export { tellOfSeveral } from './tell-of-several.ts';
