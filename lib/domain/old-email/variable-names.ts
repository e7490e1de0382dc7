/** What libraries call the variable for the dog and for the client; the first is ours. */
const usual = {
  dog: [
    'dog',
    'dog name',
    'dogs name',
    'dog_name',
    'dog-name',
    'dogname',
    'puppy',
    'puppy name',
    'pet',
    'pet name',
  ],
  client: [
    'client',
    'client name',
    'clients name',
    'client_name',
    'client-name',
    'clientname',
    'client first name',
    'owner',
    'owner name',
    'owners name',
    'customer',
    'customer name',
    'first name',
    'first_name',
    'firstname',
    'name',
  ],
} as const;

/** The name by which a library already knows the variable; ours where it has none. */
export const variableNameFor = (of: 'dog' | 'client', known: readonly string[]): string =>
  usual[of].find((name) => known.includes(name)) ?? usual[of][0];
