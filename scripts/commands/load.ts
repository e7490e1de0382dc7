export { load as run } from '../load/run.ts';
