import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { editAddress, trashAddress } from '@/components/snippets/snippet-addresses';
import { useSnippets } from '@/components/snippets/use-snippets';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useTour } from '@/contexts/TourContext';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import { hitsAmong } from '@/lib/client/search/library-search';
import { useLibrarySearch } from '@/lib/client/search/use-library-search';
import { orderSnippets } from '@/lib/domain/snippets/snippet-order';
import type { Command } from './command';
import { destinations, otherPages } from './destinations';
import { useEmailCommands } from './use-email-commands';

interface CommandGroup {
  readonly name: 'Pages' | 'Actions' | 'Email for a dog' | 'Email from a lesson set' | 'Snippets';
  readonly commands: readonly Command[];
}

interface Commands {
  readonly groups: readonly CommandGroup[];
  /** There may be more snippets to find. */
  readonly isWaiting: boolean;
  /** Whether the snippets are those that were asked for; for a moment they may be of what was typed before. */
  readonly areSnippetsCurrent: boolean;
}

interface Dialogs {
  readonly onPreferences: () => void;
  readonly onShortcuts: () => void;
}

const mostSnippets = 8;
/** Of dogs and of lesson sets: all of them would be in the way of what is below as long as nothing is typed. */
const mostUnasked = 3;

/** What can be gone to or done from anywhere, as far as the words that were typed name it. */
export function useCommands(query: string, { onPreferences, onShortcuts }: Dialogs): Commands {
  const router = useRouter();
  const { uid } = useSignedInUser();
  const { active, status } = useOrganization();
  const tour = useTour();
  const library = useSnippets();
  const { snippets } = library;
  const { ranks } = useSnippetUses(uid);

  const search = useLibrarySearch(snippets, query);
  const findings = search?.findings;
  const used = useMemo(() => orderSnippets(snippets, 'used', ranks), [snippets, ranks]);
  const found = useMemo(
    () => (findings ? hitsAmong(used, findings, () => true) : used).slice(0, mostSnippets),
    [used, findings],
  );

  const goTo = (href: string) => () => void router.push(href);
  const isNamed = ({ name }: { name: string }) =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.toLowerCase().includes(word));
  const pages = [...destinations, ...otherPages].map(({ href, name, keys }): Command => ({
    id: href,
    name,
    ...(keys && { keys }),
    run: goTo(href),
  }));
  const actions: Command[] = [
    {
      id: 'new-snippet',
      name: 'New snippet',
      ...(router.pathname !== '/email' && { keys: 'n' }),
      run: goTo('/snippets/create'),
    },
    { id: 'new-email', name: 'Start a new email', run: goTo('/email?new=blank') },
    ...(status === 'loaded' && active.length === 0
      ? [{ id: 'new-organization', name: 'Create an organization', run: goTo('/organization?new=1') }]
      : []),
    { id: 'trash', name: 'Open the trash', run: goTo(trashAddress('all')) },
    { id: 'preferences', name: 'Preferences', run: onPreferences },
    { id: 'shortcuts', name: 'Keyboard shortcuts', keys: '?', run: onShortcuts },
    { id: 'tour', name: 'Take a tour', run: tour.start },
  ];
  const named = (commands: readonly Command[]) =>
    query.trim() === '' ? commands.slice(0, mostUnasked) : commands.filter(isNamed);
  const { dogs, sets } = useEmailCommands(uid);
  const groups: CommandGroup[] = [
    { name: 'Pages', commands: pages.filter(isNamed) },
    { name: 'Actions', commands: actions.filter(isNamed) },
    { name: 'Email for a dog', commands: named(dogs) },
    { name: 'Email from a lesson set', commands: named(sets) },
    {
      name: 'Snippets',
      commands: found.map((snippet) => ({
        id: snippet.id,
        name: snippet.title,
        run: goTo(editAddress(snippet)),
      })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isWaiting: library.status === 'loading',
    areSnippetsCurrent: search?.isCurrent ?? false,
  };
}
