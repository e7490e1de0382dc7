import type { HelpSection } from './help-article';

export const privacy: HelpSection = {
  id: 'privacy',
  title: 'Privacy and your data',
  articles: [
    {
      id: 'who-sees',
      title: 'Who can see my snippets?',
      body: [
        'Your private snippets are seen by you alone. Snippets in an organization are seen by its active members.',
        'Support staff see nothing unless you, or an admin for the organization, grant access.',
      ],
      alsoCalled: [
        'see',
        'who',
        'private',
        'visible',
        'privacy',
        'read my snippets',
        'access',
        'secret',
        'snippets',
      ],
    },
    {
      id: 'what-is-stored',
      title: 'What is stored where?',
      body: [
        [
          'With your account: your address and name, your signature, your snippets, the organizations you belong to, and a record of changes to members, roles, licenses and support access.',
          'On your device only: the email you are writing with the names of clients and dogs, unsaved drafts, recent dogs, your theme and preferences.',
          'With Stripe: your card. Its number never reaches us.',
        ],
        'What is on the device is not sent to us. When you log out, you can clear it.',
      ],
      alsoCalled: [
        'stored',
        'data',
        'where',
        'gdpr',
        'server',
        'cloud',
        'client names',
        'personal data',
        'tracking',
        'safe',
      ],
      link: { href: '/privacy', text: 'Read the privacy page' },
    },
    {
      id: 'support-access',
      title: 'What is support access?',
      body: [
        'It is off unless you switch it on. You let support staff look at your private snippets for 1, 7 or 30 days; an admin can do the same for the organization’s. They can read and not change anything.',
        'Every use is recorded where you can see it. Revoke ends the access at once.',
      ],
      alsoCalled: ['support', 'access', 'staff', 'grant', 'revoke', 'look at', 'help me', 'days'],
      link: { href: '/profile#support-access', text: 'Go to support access' },
    },
    {
      id: 'download-data',
      title: 'How do I download everything you keep about me?',
      body: [
        'Under My account, choose to download your data. You get one file with your account, your snippets, your memberships and the record that concerns you.',
      ],
      alsoCalled: [
        'download',
        'data',
        'everything',
        'gdpr',
        'copy of my data',
        'request',
        'export account',
        'archive',
      ],
      link: { href: '/profile', text: 'Go to My account' },
    },
    {
      id: 'delete-account',
      title: 'How do I delete my account?',
      body: [
        'Under My account. You are asked to sign in again first if that was more than five minutes ago. Your private snippets go with the account, and a personal subscription ends at once.',
        'What you wrote for an organization stays there. If you are its only admin, make someone else an admin first.',
      ],
      alsoCalled: ['delete', 'account', 'close', 'remove', 'erase', 'leave heelwrite', 'forget me'],
      link: { href: '/profile', text: 'Go to My account' },
    },
  ],
};
