/** Marks a change that nobody has typed: it is taken back by itself. */
export const ownStep = 'ownStep';
