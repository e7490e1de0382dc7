import type { HelpSection } from './help-article';

export const variables: HelpSection = {
  id: 'variables',
  title: 'Variables',
  articles: [
    {
      id: 'variable',
      title: 'What is a variable?',
      body: [
        'A variable is a blank with a name, such as `{{dog}}` or `{{next lesson}}`. You put it in a snippet’s text, and fill it in when you write the email.',
        'Each variable is asked for once in an email, however many snippets use it.',
      ],
      alsoCalled: ['variable', 'placeholder', 'blank', 'braces', 'merge field', 'token', 'mean'],
    },
    {
      id: 'insert-variable',
      title: 'How do I put the dog’s name into a text?',
      body: [
        'Type `{{` where the name belongs. A list opens: choose a variable with the arrow keys and Enter, or type a new name to create one. The Variable button above the text and the names next to it do the same.',
        'Most trainers use `{{dog}}` for the dog and `{{client}}` for the owner. Those two are also what Recent dogs fills in for you.',
      ],
      alsoCalled: [
        'put',
        'insert',
        'add',
        'dog',
        'dogs',
        'name',
        'names',
        'client',
        'owner',
        'variable',
        'type',
      ],
    },
    {
      id: 'left-blank',
      title: 'What if I leave a variable blank?',
      body: [
        'An email with a blank detail is not ready: the ready check names it, and the braces stay in the text. If you want the email to say something else instead, write it behind a bar: `{{dog|your dog}}` says “your dog” when you fill nothing in.',
        'To set it for a whole snippet, click the small square next to the variable’s name and choose If left blank. It can be up to 60 characters long. Emptying it takes it away again.',
        'In an email, the blank field shows what will be said, and the text has it underlined with dashes. Where a variable stands somewhere without it, you are still asked to fill it in. Making the other versions leaves these words as they are, so choose words that fit any dog.',
      ],
      alsoCalled: ['blank', 'empty', 'default', 'fallback', 'optional', 'skip', 'left', 'without'],
    },
    {
      id: 'variable-kinds',
      title: 'Can a variable ask for a date, a choice or a number?',
      body: [
        'Yes. Open the snippet and click the word next to the variable’s name: Text, to begin with. A panel opens there. Choose Choice and write one option in each line; Date, and the day that is filled in, such as next Tuesday; Number, with its unit; or Amount of money. It holds in the whole library at once.',
        'Each version may say an option in its own words: “at his side” for a male dog, “at her side” for a female one.',
      ],
      alsoCalled: [
        'date',
        'calendar',
        'day',
        'choice',
        'choose',
        'option',
        'options',
        'list',
        'dropdown',
        'menu',
        'select',
        'number',
        'money',
        'price',
        'amount',
        'kind',
        'weeks',
        'next lesson',
      ],
    },
    {
      id: 'filling-kinds',
      title: 'How do I fill in a choice or a date in an email?',
      body: [
        'Tick the options. Several read as people write: “sit, down and stay”. Where none of them fits, choose Other and type your own.',
        'A date can be changed in the calendar, and reads “Tuesday, December 8”. Choose In words to write “the week after” instead.',
        'When you write about the same dog again, what you chose last time is offered below the field.',
      ],
      alsoCalled: ['fill in', 'tick', 'calendar', 'other', 'own words', 'last time', 'same dog', 'several'],
    },
    {
      id: 'variable-names',
      title: 'What can a variable be called?',
      body: [
        'A name starts with a letter, then letters, digits, spaces, hyphens and underscores, up to 40 characters in all. Names are always lowercase: `{{Dog}}` becomes `{{dog}}`, so you are never asked for the same dog twice.',
      ],
      alsoCalled: ['variable name', 'capital', 'uppercase', 'lowercase', 'allowed', 'characters'],
    },
    {
      id: 'rename-variable',
      title: 'How do I rename a variable?',
      body: [
        'Open the snippet, click the small square next to the variable’s name and choose Rename. All three versions change, and the color goes along. Where other snippets in the library use it too, you choose whether it is renamed there as well: those are saved right away.',
        'If the new name is already in use, the two become one. What you filled in under the old name, in an email or for a dog, stays under that name.',
      ],
      alsoCalled: ['rename', 'renaming', 'another name', 'change the name', 'everywhere', 'merge'],
    },
    {
      id: 'variable-colors',
      title: 'Can I change the color of a variable, or turn colors off?',
      body: [
        'Click the small square next to its name in the editor, and choose one. The color changes everywhere in that library.',
        'In Preferences you choose how filled-in variables look in your emails: tinted, underlined, outlined, or not at all. Only you see this; what you copy never carries a color.',
      ],
      alsoCalled: ['color', 'colour', 'highlight', 'tint', 'underline', 'outline', 'preferences', 'turn off'],
    },
  ],
};
