import type { HelpSection } from './help-article';

export const writing: HelpSection = {
  id: 'writing',
  title: 'Writing a snippet',
  articles: [
    {
      id: 'first-snippet',
      title: 'How do I write my first snippet?',
      body: [
        'A snippet is a paragraph you send often: homework for the week, a reminder about the next lesson, directions to your training field. You write it once and put it into as many emails as you like.',
        [
          'Go to Snippets and choose New snippet.',
          'Give it a title you will recognize in a list.',
          'Write the text for a male dog, a female dog or any dog. One of the three is enough to begin with.',
          'Put `{{dog}}` or `{{client}}` where a name belongs, then choose Save.',
        ],
      ],
      alsoCalled: ['write', 'create', 'new', 'first', 'start', 'begin', 'snippet', 'template', 'make'],
      link: { href: '/snippets/create', text: 'Write a snippet' },
    },
    {
      id: 'old-email',
      title: 'How do I make a snippet of an email I have sent?',
      body: [
        'Choose From an old email, in the menu next to Import on the Snippets page or in a new snippet, and paste the email: the dog’s and the client’s names are marked to become variables, the pronouns say which version it is, and you can mark other words before you choose Make the snippet. Names are found on your device, and nothing is sent before you save or make the other versions.',
      ],
      alsoCalled: [
        'old email',
        'sent',
        'paste',
        'reuse',
        'convert',
        'turn into',
        'names',
        'existing',
        'gmail',
        'outlook',
      ],
      link: { href: '/snippets/create', text: 'Write a snippet' },
    },
    {
      id: 'starter-snippets',
      title: 'What are the starter snippets?',
      body: [
        'Forty texts written for dog trainers, from a warm hello to recall homework, each for male, female and any dog. While your library is empty, one button adds copies to your own snippets: all forty, or on the free plan the fifteen you need most, so there is room for yours.',
        'They are yours from then on: change them, tag them, delete what you do not need.',
        'You can add the rest at any time: on the Snippets page, choose Add starter snippets in the menu next to Import. They are listed by topic, and titles you already have are not added again.',
      ],
      alsoCalled: ['starter', 'examples', 'samples', 'library', 'ready made', 'forty'],
      link: { href: '/snippets', text: 'Go to your snippets' },
    },
    {
      id: 'optional-parts',
      title: 'Can a part of a snippet be in some emails only?',
      body: [
        'Yes. Click into a paragraph or a list item and choose Optional part above the text, or press Ctrl+Shift+9. Then say whether it is in only when you tick it, when a detail is filled in, or when a line of a detail is an option such as “sit”.',
        'In the email, a part that is out is a dashed line that begins with Add. Click it, or press Enter on it, and the part is in. Leave out takes it away again, whatever the detail says. A part that is out is not copied, and asks for no details.',
        'The other versions, when you make them, and exported files keep these marks. To have a part in every email again, choose Optional part once more, then Always in.',
      ],
      alsoCalled: [
        'optional',
        'part',
        'paragraph',
        'conditional',
        'condition',
        'if',
        'only when',
        'sometimes',
        'show',
        'hide',
        'leave out',
        'tick',
        'checkbox',
      ],
    },
    {
      id: 'saving',
      title: 'Is my text saved while I write?',
      body: [
        'A draft is kept on this device about a second after you stop typing, so a closed tab loses nothing. It is saved to your account when you choose Save or press Ctrl+S; the line next to the button tells you which.',
        'If there is no network when you save, the snippet waits on this device, the page says so, and it is sent when the network is back. If someone has changed it meanwhile, you are shown both texts.',
        'When you leave with unsaved changes, you are asked first. If a draft was left behind, you are offered it when you open the snippet again.',
      ],
      alsoCalled: ['save', 'autosave', 'lost', 'draft', 'unsaved', 'restore', 'recover'],
    },
    {
      id: 'finding',
      title: 'How do I find a snippet again?',
      body: [
        'Press `/` and type. The search covers titles, texts, tags and variables, and forgives a typo or a missing accent.',
        'Tags help when the library grows: give a snippet as many as you like in the editor, and filter the list by tag, by version or by what is out of date.',
      ],
      alsoCalled: [
        'search',
        'find',
        'filter',
        'tag',
        'tags',
        'sort',
        'label',
        'category',
        'folder',
        'organize',
      ],
      link: { href: '/snippets', text: 'Go to your snippets' },
    },
    {
      id: 'favorites',
      title: 'Can I mark the snippets I use most?',
      body: [
        'Yes: choose Add to favorites in the menu of its row, or press F while it has the focus. A star stands before its title from then on, and Favorites, beside the tags, shows only what is marked: on the Snippets page and where you choose snippets for an email.',
        'Favorites are kept with your account, so they are the same on every device. Nobody else sees them, also in a library you share.',
      ],
      alsoCalled: ['favorite', 'favourite', 'star', 'pin', 'bookmark', 'mark', 'most used', 'quick', 'top'],
      link: { href: '/snippets', text: 'Go to Snippets' },
    },
    {
      id: 'snippet-in-snippet',
      title: 'Can a snippet hold another one?',
      body: [
        'Yes. Type `{{>` in its text and choose the other one. An email then says what that one says, in the version that fits the dog; change it once, and it changes wherever it stands.',
        'It stands there by its title, within the same library. When you give the other one a new title, you are offered to rename it there too. When you delete it, you are told who holds it, and the email shows the braces until you take them out.',
      ],
      alsoCalled: [
        'inside',
        'nested',
        'include',
        'insert snippet',
        'reuse',
        'partial',
        'closing',
        'signature block',
        'shared part',
      ],
    },
    {
      id: 'deleting',
      title: 'I deleted a snippet by mistake. Can I get it back?',
      body: [
        'Choose Undo in the message at the bottom of the screen, which stays for six seconds. After that the snippet is gone for good.',
        'Emails you already copied are not touched.',
      ],
      alsoCalled: ['delete snippet', 'remove snippet', 'undo', 'trash', 'mistake', 'restore', 'accident'],
    },
    {
      id: 'pictures',
      title: 'Can a snippet hold pictures?',
      body: [
        'No. A snippet holds text with bold, italic and underlined words, lists and links. When you paste something with a picture in it, the picture is left out and you are told.',
      ],
      alsoCalled: ['picture', 'photo', 'image', 'attachment', 'video', 'format', 'bold', 'link', 'file'],
    },
    {
      id: 'two-people',
      title: 'What if a colleague changes the same snippet?',
      body: [
        'Nothing is overwritten silently. Whoever saves second sees both texts side by side and chooses what to keep: parts of each, or both as two snippets.',
      ],
      alsoCalled: ['conflict', 'same time', 'overwritten', 'colleague', 'two people', 'both'],
    },
  ],
};
