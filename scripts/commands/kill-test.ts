export { killTest as run } from '../kill-test/rounds.ts';
