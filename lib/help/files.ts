import type { HelpSection } from './help-article';

export const files: HelpSection = {
  id: 'files',
  title: 'Importing and exporting',
  articles: [
    {
      id: 'import',
      title: 'How do I import snippets from TextExpander or another program?',
      body: [
        'Export a file there, then choose Import on the Snippets page and drop it in. Heelwrite reads:',
        [
          'Heelwrite’s own exports, as CSV or JSON;',
          'exports from TextExpander, Text Blaze, Briskine, espanso and Beeftext;',
          'an email saved as a file (.eml), whose subject becomes the title;',
          'any table (CSV) with a column for the title and one for the text, or one for each version;',
          'any JSON list of entries with a “title” and a “text”, or a text for each version.',
        ],
        'You see row by row what will happen before anything is saved, and can leave rows out.',
      ],
      alsoCalled: [
        'import',
        'text expander',
        'textexpander',
        'text blaze',
        'briskine',
        'espanso',
        'beeftext',
        'eml',
        'csv',
        'json',
        'spreadsheet',
        'excel',
        'move',
        'upload',
        'bring',
      ],
      link: { href: '/snippets', text: 'Go to your snippets' },
    },
    {
      id: 'import-twice',
      title: 'What happens when I import a file twice?',
      body: [
        'What you already have is skipped, and a snippet that was exported from Heelwrite is updated rather than duplicated. If it was changed here after the export, it is left alone. Where you have a different text under the same title, the preview says so and adds the new one only if you check it. An import never deletes anything.',
      ],
      alsoCalled: ['twice', 'duplicate', 'double', 'update', 'again', 'overwrite', 'skip', 'import'],
    },
    {
      id: 'export',
      title: 'How do I get my snippets out?',
      body: [
        'On the Snippets page, open the menu next to Import and choose an export: CSV for spreadsheets, JSON for programs. With rows selected, only those are exported. Both hold all three versions, tags and variables, and can be imported again.',
        'Exporting works on every plan, and still works when a plan has ended.',
      ],
      alsoCalled: [
        'export',
        'backup',
        'download snippets',
        'csv',
        'json',
        'leave',
        'take with me',
        'save file',
      ],
      link: { href: '/snippets', text: 'Go to your snippets' },
    },
  ],
};
