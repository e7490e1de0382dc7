interface Who {
  readonly name: string;
  readonly client?: string | undefined;
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for names that are the same to whoever reads them. */
export const nameKey = (name: string): string => folded(name);

/** Whether both are the same dog of the same client. */
export const isSameDog = (a: Who, b: Who): boolean =>
  folded(a.name) === folded(b.name) && folded(a.client ?? '') === folded(b.client ?? '');

/**
 * The dog that an email is about, among those of a person, of which the one used last stands first. Where an email does not
 * name the client, it is about the one of that name that was written about last; where it does, a dog whose client nobody has
 * named yet is theirs.
 */
export function dogMeant<Dog extends Who>(dogs: readonly Dog[], who: Who): Dog | undefined {
  const named = dogs.filter(({ name }) => folded(name) === folded(who.name));
  if (who.client === undefined) return named[0];
  return named.find((dog) => isSameDog(dog, who)) ?? named.find(({ client }) => client === undefined);
}
