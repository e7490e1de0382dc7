import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { isInLayer } from '@/lib/client/browser/key-targets';
import { useKeptFocus } from '@/lib/client/browser/use-kept-focus';
import { useAuth } from '@/contexts/AuthContext';
import { useTour } from '@/contexts/TourContext';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { useShortcut } from '@/lib/client/browser/use-shortcut';
import { ConfirmAddress } from './ConfirmAddress';
import { OfflineLine } from './OfflineLine';
import styles from './Shell.module.css';
import { WaitingLine } from '@/components/snippets/waiting/WaitingLine';
import { Toasts } from '@/components/notices/Toasts';
import { TopBar } from './TopBar';
import { useKeptApp } from './use-kept-app';
import { useSyncedUses } from './use-synced-uses';

const CommandDialog = onDemand(() => import('./CommandDialog').then(({ CommandDialog }) => CommandDialog));
const FollowedInvitation = onDemand(() =>
  import('@/components/organization/members/FollowedInvitation').then(
    ({ FollowedInvitation }) => FollowedInvitation,
  ),
);
const InvitationDialog = onDemand(() =>
  import('@/components/organization/members/InvitationDialog').then(
    ({ InvitationDialog }) => InvitationDialog,
  ),
);
const JoinedAsSupport = onDemand(() =>
  import('@/components/support/JoinedAsSupport').then(({ JoinedAsSupport }) => JoinedAsSupport),
);
const PreferencesDialog = onDemand(() =>
  import('@/components/preferences/PreferencesDialog').then(({ PreferencesDialog }) => PreferencesDialog),
);
const ShortcutSheet = onDemand(() => import('./ShortcutSheet').then(({ ShortcutSheet }) => ShortcutSheet));
const TourPopover = onDemand(() =>
  import('@/components/tour/TourPopover').then(({ TourPopover }) => TourPopover),
);
/** What surrounds every page of the product. */
export function Shell({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { user, logOut } = useAuth();
  const tour = useTour();
  const [dialog, setDialog] = useState<'commands' | 'invitations' | 'preferences' | 'shortcuts' | null>(null);
  const { invitation, for: invited } = router.query;
  const close = () => setDialog(null);
  const isOnline = useIsOnline();
  useKeptFocus();
  useKeptApp();
  useSyncedUses(user?.uid, isOnline);
  useShortcut('g h', () => void router.push('/'));
  useShortcut('g s', () => void router.push('/snippets'));
  useShortcut('g e', () => void router.push('/email'));
  // In an email, letters are more likely meant for the email.
  useShortcut('n', () => {
    if (router.pathname !== '/email') void router.push('/snippets/create');
  });
  useShortcut('mod+k', () => {
    // What is open over the page has the keys to itself.
    if (!isInLayer(document.activeElement)) setDialog('commands');
  });
  useShortcut('?', () => setDialog('shortcuts'));

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar
        onInvitations={() => setDialog('invitations')}
        onPreferences={() => setDialog('preferences')}
        onLogOut={() => void logOut()}
      />
      {!isOnline && <OfflineLine uid={user?.uid ?? null} />}
      {isOnline && user?.emailVerified === false && <ConfirmAddress email={user.email} />}
      {user?.isGlobalAdmin === true && <JoinedAsSupport />}
      {user !== null && <WaitingLine uid={user.uid} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Toasts />
      {dialog === 'commands' && (
        <CommandDialog
          onClose={close}
          onPreferences={() => setDialog('preferences')}
          onShortcuts={() => setDialog('shortcuts')}
        />
      )}
      {dialog === 'invitations' && <InvitationDialog onClose={close} />}
      {typeof invitation === 'string' && (
        <FollowedInvitation
          key={invitation}
          orgId={invitation}
          invited={typeof invited === 'string' ? invited : undefined}
        />
      )}
      {dialog === 'preferences' && <PreferencesDialog onClose={close} />}
      {tour.run !== null && <TourPopover />}
      {dialog === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </div>
  );
}
