export const newLetterAddress = '/email?new=blank';
export const openAddress = (id: string) => `/email?open=${id}`;
/** Back to the letter, and to what it lacks. */
export const openPointsAddress = '/email?show=open';
