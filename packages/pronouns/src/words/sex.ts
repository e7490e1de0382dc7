/** What a text says of the dog: "he", "she" or "they". */
export type Sex = 'male' | 'female' | 'neutral';
