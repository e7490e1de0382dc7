/** A name as what belongs to it is told: “Sam’s”, and “River Dogs’” where it ends in s. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
