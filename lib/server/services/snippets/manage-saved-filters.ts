import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import type {
  createSavedFilter as create,
  updateSavedFilter as update,
} from '@/lib/contracts/saved-filter-changes';
import type { SavedFilter, SavedFilterContent } from '@/lib/contracts/saved-filters';
import { versionFilters } from '@/lib/domain/snippets/snippet-filters';
import type { Actor } from '@/lib/server/policies/actor';
import * as repository from '@/lib/server/repositories/accounts/saved-filters';

export async function listSavedFilters(actor: Actor): Promise<SavedFilter[]> {
  return repository.listSavedFilters(actor);
}

export async function createSavedFilter(
  actor: Actor,
  body: BodyOf<typeof create>,
  key: string | undefined,
): Promise<SavedFilter> {
  const { place, ...content } = body;
  return repository.createSavedFilter(actor, withoutRepeats(content), place, {
    actor,
    call: 'save a filter',
    key,
    body,
  });
}

export async function updateSavedFilter(
  actor: Actor,
  { id, place, ...content }: BodyOf<typeof update>,
): Promise<SavedFilter> {
  return repository.updateSavedFilter(actor, { id, ...withoutRepeats(content) }, place);
}

export async function deleteSavedFilter(actor: Actor, id: string): Promise<void> {
  await repository.deleteSavedFilter(actor, id);
}

const withoutRepeats = ({ name, filter }: SavedFilterContent): SavedFilterContent => ({
  name,
  filter: {
    ...filter,
    tags: [...new Set(filter.tags)],
    versions: versionFilters.filter((version) => filter.versions.includes(version)),
  },
});
