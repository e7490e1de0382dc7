import { useState } from 'react';
import { SendVerificationMail } from '@/components/sign-in/SendVerificationMail';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { PanelPart } from '@/components/ui/Panel';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { GoogleLink } from './GoogleLink';
import { SettingRow } from './SettingRow';

const loadEmail = () => import('./ChangeEmailDialog');
const loadPassword = () => import('./ChangePasswordDialog');
const loadEverywhere = () => import('./SignOutEverywhereDialog');
const emailPreload = preloadOnHover(loadEmail);
const passwordPreload = preloadOnHover(loadPassword);
const everywherePreload = preloadOnHover(loadEverywhere);
const ChangeEmailDialog = onDemand(() => loadEmail().then((module) => module.ChangeEmailDialog));
const ChangePasswordDialog = onDemand(() => loadPassword().then((module) => module.ChangePasswordDialog));
const SignOutEverywhereDialog = onDemand(() =>
  loadEverywhere().then((module) => module.SignOutEverywhereDialog),
);

/** Address, password and Google: all the ways to sign in, how to change each, and how to end what was signed in. */
export function SignInWays() {
  const { email, emailVerified, hasPassword } = useSignedInUser();
  const [open, setOpen] = useState<'email' | 'password' | 'everywhere' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PanelPart>
        <SettingRow
          label="Email"
          action={
            emailVerified && (
              <Button {...emailPreload} aria-label="Change email" onClick={() => setOpen('email')}>
                Change
              </Button>
            )
          }
        >
          {email}
          {emailVerified ? (
            <Badge tone="good">Verified</Badge>
          ) : (
            <>
              <Badge tone="bad">Not verified</Badge>
              <span>
                Open the link we emailed you, or <SendVerificationMail label="send it again" />. Is the
                address mistyped? Log out and sign up with the right one.
              </span>
            </>
          )}
        </SettingRow>
      </PanelPart>
      <PanelPart>
        <SettingRow
          label="Password"
          action={
            <Button
              {...passwordPreload}
              aria-label={hasPassword ? 'Change password' : undefined}
              onClick={() => setOpen('password')}
            >
              {hasPassword ? 'Change' : 'Set a password'}
            </Button>
          }
        >
          {hasPassword ? 'Set' : 'None, you sign in with Google'}
        </SettingRow>
      </PanelPart>
      <PanelPart>
        <GoogleLink />
      </PanelPart>
      <PanelPart>
        <SettingRow
          label="Devices"
          action={
            <Button {...everywherePreload} onClick={() => setOpen('everywhere')}>
              Sign out everywhere
            </Button>
          }
        >
          Lost a device, or signed in on one that is not yours?
        </SettingRow>
      </PanelPart>
      {open === 'email' && <ChangeEmailDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'everywhere' && <SignOutEverywhereDialog onClose={close} />}
    </>
  );
}
