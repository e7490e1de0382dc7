import type { SavedFilter } from '@/lib/contracts/saved-filters';

type Changes = Partial<Omit<SavedFilter, 'filter'>> & { readonly filter?: Partial<SavedFilter['filter']> };

/** Of what carries the tag “puppy”, where nothing else is said. */
export const aSavedFilter = ({ id = 'f-puppies', name = 'Puppies', filter }: Changes = {}): SavedFilter => ({
  id,
  ...aFilter(name, filter ?? { tags: ['puppy'] }),
});

/** As it is sent. */
export const aFilter = (name = 'Puppies', filter: Partial<SavedFilter['filter']> = { tags: ['puppy'] }) => ({
  name,
  filter: {
    query: '',
    tags: [],
    versions: [],
    isStale: false,
    isFavorite: false,
    library: 'all' as const,
    ...filter,
  },
});
