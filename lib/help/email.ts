import type { HelpSection } from './help-article';

export const email: HelpSection = {
  id: 'email',
  title: 'Writing an email',
  articles: [
    {
      id: 'first-email',
      title: 'How do I write an email?',
      body: [
        [
          'Go to Email and choose snippets on the left, in the order you want. A second click takes one out again.',
          'Set the dog’s sex once, on the right.',
          'Fill in the details. Each is asked for once; Enter leads to the next.',
          'Look at the ready check, then choose Copy email and paste it into your mail program.',
        ],
        'On a phone, Snippets, Letter and Details are one tap apart at the top.',
      ],
      alsoCalled: ['email', 'write', 'compose', 'letter', 'follow up', 'message', 'send', 'start'],
      link: { href: '/email', text: 'Start an email' },
    },
    {
      id: 'own-words',
      title: 'Can I add my own words to an email?',
      body: [
        'Yes. Choose Write here in any gap of the letter, or click into a snippet’s text to change it for this email. The snippet in your library stays as it is.',
        'Drag a part by its handle to move it, or press Alt with the arrow keys.',
      ],
      alsoCalled: [
        'own words',
        'edit',
        'change text',
        'free text',
        'move',
        'order',
        'drag',
        'reorder',
        'between',
      ],
    },
    {
      id: 'details',
      title: 'Why am I asked for details?',
      body: [
        'They are the variables of the snippets you chose. Fill in one and it appears everywhere it is used, in the subject too.',
        'Enter leads to the next field, Shift+Enter breaks the line.',
      ],
      alsoCalled: ['details', 'form', 'fields', 'fill in', 'blanks', 'subject', 'values'],
    },
    {
      id: 'ready-check',
      title: 'What does the ready check look at?',
      body: [
        [
          'details that are still empty, and an empty subject;',
          'braces left over in the text;',
          'pronouns of another sex than the dog’s;',
          'snippets without a text for the dog’s sex, or with one that is out of date;',
          'a signature that could not be loaded.',
        ],
        'A click takes you to the spot, and often a fix is offered right there. You can copy with open points all the same: the check warns, it never stops you.',
      ],
      alsoCalled: [
        'ready',
        'check',
        'warning',
        'to fix',
        'missing',
        'proofread',
        'mistake',
        'errors',
        'before sending',
      ],
    },
    {
      id: 'copying',
      title: 'How do I get the email into Gmail or Outlook?',
      body: [
        'Choose Copy email, or press Ctrl+Enter (⌘ and Enter on a Mac), and paste it into a new message. Paragraphs, lists and links come along; colors of the theme and of variables never do.',
        'The arrow beside the button copies plain text or the subject. Open in mail hands the subject and the text to your mail program, as plain text; a very long letter has to be copied instead. Heelwrite itself sends nothing to your clients.',
      ],
      alsoCalled: [
        'copy',
        'paste',
        'gmail',
        'outlook',
        'apple mail',
        'send',
        'mail program',
        'clipboard',
        'plain text',
        'email',
      ],
    },
    {
      id: 'signature',
      title: 'Where do I set my signature?',
      body: [
        'Choose Add your signature below the letter, or open Preferences in the account menu. It closes every letter you write and is kept with your account.',
      ],
      alsoCalled: ['signature', 'sign off', 'closing', 'best wishes', 'my name', 'footer'],
    },
    {
      id: 'recent-dogs',
      title: 'What are recent dogs?',
      body: [
        'The last twelve dogs you wrote about on this device. Choose one above the details, and the dog, the client and the sex are filled in. A dog is remembered when you copy its email, open it in your mail program or start a new one.',
        '“Forget these dogs” clears the list at once. It is never sent to us.',
      ],
      alsoCalled: ['recent dogs', 'remember', 'history', 'same dog', 'again', 'clients', 'forget'],
    },
    {
      id: 'phone',
      title: 'Can I use it on my phone?',
      body: [
        'Yes, in the phone’s browser. The email is then in three parts, Snippets, Letter and Details, and Copy stays at the bottom. An email you have begun is kept on the device where you began it.',
      ],
      alsoCalled: ['phone', 'mobile', 'tablet', 'iphone', 'android', 'app', 'small screen'],
    },
    {
      id: 'kept-on-device',
      title: 'Where is my email kept until I send it?',
      body: [
        'On this device only, in this browser. It is still there after a reload, and Home offers to continue it. It does not appear on your other devices.',
        'Start new puts it away, with Undo. The last ten emails that you put away stand on Home under “Recent emails”; one click, and you go on with it. When you log out, you can clear everything from the device.',
      ],
      alsoCalled: [
        'kept',
        'saved',
        'where',
        'device',
        'draft',
        'other computer',
        'sync',
        'lost',
        'reload',
        'continue',
        'past emails',
        'recent emails',
        'old email',
        'reopen',
      ],
    },
  ],
};
