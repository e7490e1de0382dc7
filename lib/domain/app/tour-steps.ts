import type { TourStepId } from './tour';

export interface TourStep {
  /** The page it belongs to. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Where its words stand, where there is room. */
  readonly placement: 'top' | 'bottom' | 'left' | 'right';
  /** Between target and frame, where the window leaves less than the usual 10 px. */
  readonly framePadding?: number;
  /** The part of the letter page that a phone has to show for it. */
  readonly pane?: 'snippets' | 'details';
}

const editor = '/snippets/create';

/** One email from an empty library to the clipboard. */
export const tourSteps: Readonly<Record<TourStepId, TourStep>> = {
  places: {
    path: '/',
    title: 'Three places to know',
    text: 'Home is where your day begins, Snippets holds your texts, and in Email you put them together.',
    placement: 'bottom',
    framePadding: 6,
  },
  'new-snippet': {
    path: '/snippets',
    title: 'It begins with a snippet',
    text: 'A paragraph you send often: homework, a reminder, directions to your field. Write your own here, or import the texts you have.',
    placement: 'bottom',
  },
  title: {
    path: editor,
    title: 'Write it once',
    text: 'A title to find it by, and below it the text. A draft is kept on this device until you save.',
    placement: 'bottom',
  },
  variable: {
    path: editor,
    title: 'Leave blanks for names',
    text: 'Type {{ where a name belongs, or use the button with the braces. {{dog}} and {{client}} are filled in when you write an email. A blank can also ask for a choice or a date: click Text beside its name.',
    placement: 'bottom',
  },
  versions: {
    path: editor,
    title: 'One text, three versions',
    text: 'Write for a male dog, a female dog or any dog. On an empty tab, choose Make from to have that version written for you, then look it over.',
    placement: 'bottom',
  },
  pick: {
    path: '/email',
    title: 'Pick what the email needs',
    text: 'Your snippets are here. Choose one, and it is in the email; choose it again, and it is out.',
    placement: 'right',
    framePadding: 6,
    pane: 'snippets',
  },
  sex: {
    path: '/email',
    title: 'One switch for the whole email',
    text: 'Choose the dog’s sex once, or Two or more. Every snippet you picked shows the text written for it.',
    placement: 'left',
    pane: 'details',
  },
  details: {
    path: '/email',
    title: 'Fill in each blank once',
    text: 'Every variable in the email is asked for here, once: a line to type, options to tick, a day to pick. The email shows it as you go.',
    placement: 'left',
    pane: 'details',
  },
  ready: {
    path: '/email',
    title: 'A last look before it goes out',
    text: 'The ready check finds empty details, leftover braces and a “he” where a “she” belongs. One click takes you to the spot.',
    placement: 'left',
    pane: 'details',
  },
  copy: {
    path: '/email',
    title: 'Copy, paste, send',
    text: 'The email goes to the clipboard, clean and formatted. Paste it into your mail program. Help and this tour stay in the account menu.',
    placement: 'top',
  },
};
