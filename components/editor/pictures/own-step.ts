import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';

const key = 'ownStep';

/** Makes a change that nobody has typed one that is taken back by itself. */
export const asOwnStep = (tr: Transaction): Transaction => closeHistory(tr).setMeta(key, true);

export const isOwnStep = (tr: Transaction): boolean => tr.getMeta(key) === true;
