/** The text came back with other markup or variables than it was sent with: nothing of it is taken. */
export class SpoiledTextError extends Error {}
