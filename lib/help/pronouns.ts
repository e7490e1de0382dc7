import type { HelpSection } from './help-article';

export const pronouns: HelpSection = {
  id: 'pronouns',
  title: 'The pronoun swap and its limits',
  articles: [
    {
      id: 'swap-can',
      title: 'How does the pronoun swap change he to she?',
      body: [
        'Open the snippet, choose the tab of the version you want, and choose Make from. The swap rewrites what is said about the dog:',
        [
          'he, him, his and himself, she, her, hers and herself, they, them, their and themself, each in the form the sentence needs;',
          'the verbs that go with them: “he waits” and “they wait”, “isn’t he” and “aren’t they”;',
          '“good boy” and “good girl” where they mean the dog; in a neutral text they become “dog” or “pup”.',
        ],
        'Your formatting, links and variables stay exactly as they are.',
      ],
      alsoCalled: [
        'change',
        'he',
        'she',
        'they',
        'him',
        'her',
        'his',
        'pronoun',
        'pronouns',
        'swap',
        'switch',
        'boy',
        'girl',
      ],
    },
    {
      id: 'plural-they',
      title: 'Why was a “they” not changed?',
      body: [
        'In a neutral text “they” can mean the dog or several: treats, dogs, people. Each one is read together with the whole text. If it looks like several, it is left alone; if it is not certain, it is marked for you to decide.',
        'This is the hardest thing the swap does, and it is sometimes wrong: in emails crowded with other dogs, people and treats, about one plural “they” in three was taken for the dog. Read the new text through once; the changed words are listed next to it.',
      ],
      alsoCalled: [
        'they',
        'them',
        'their',
        'plural',
        'not changed',
        'unchanged',
        'treats',
        'dogs',
        'several',
        'missed',
        'wrong',
      ],
    },
    {
      id: 'owners-pronouns',
      title: 'Does it change the owner’s pronouns too?',
      body: [
        'Only pronouns of the dog’s sex change. In a text about a male dog, “she” is someone else, such as the owner, and stays.',
        'When the dog and the owner are both “he”, the swap cannot tell who is who. Mark the owner’s words as not the dog.',
      ],
      alsoCalled: [
        'owner',
        'client',
        'people',
        'person',
        'human',
        'handler',
        'somebody',
        'pronouns',
        'child',
      ],
    },
    {
      id: 'not-the-dog',
      title: 'How do I keep a word as it is?',
      body: [
        'Select it and choose “Not the dog” above the text, the crossed-out paw. The word is then left alone in every swap, and the mark is not copied into an email.',
        'In an email, the ready check offers “Not about the dog” where it finds a pronoun of another sex.',
      ],
      alsoCalled: [
        'keep',
        'protect',
        'lock',
        'mark',
        'not the dog',
        'leave alone',
        'paw',
        'exception',
        'ignore',
        'skip',
      ],
    },
    {
      id: 'her',
      title: 'How does it know whether “her” is him or his?',
      body: [
        'From what follows, and from what the verb takes: “praise her” becomes “praise him”, “her leash” becomes “his leash”. Where a sentence allows both, the word is marked and both readings are offered.',
      ],
      alsoCalled: ['her', 'his', 'hers', 'him', 'ambiguous', 'possessive', 'doubt', 'question mark'],
    },
    {
      id: 'names-and-quotes',
      title: 'What about names and quoted speech?',
      body: [
        'Names are never changed: Bella stays Bella. Words in quotation marks are treated like any others, because trainers quote cues and praise: “good boy” becomes “good girl”. Mark a quotation as not the dog when it has to stay word for word.',
        'Facts are not translated either. “A neutered male” becomes “a neutered female”, so read such sentences once.',
      ],
      alsoCalled: ['names', 'quote', 'quoted', 'quotation', 'speech', 'neutered', 'spayed', 'facts'],
    },
    {
      id: 'two-dogs',
      title: 'Can it write about two dogs?',
      body: [
        'Not reliably. Two dogs that share a pronoun cannot be told apart: in “they gave them a treat,” nobody could. Write such a paragraph straight into the email, or mark what should stay as not the dog.',
      ],
      alsoCalled: ['two dogs', 'both dogs', 'several dogs', 'litter', 'siblings', 'pack', 'puppies'],
    },
    {
      id: 'swap-data',
      title: 'Is my text sent to anyone to be rewritten?',
      body: [
        'It goes to our server and is not kept there. Out of the box, Heelwrite’s own engine rewrites it there, and it goes no further.',
        'The person who runs Heelwrite for you can connect a different engine. Your text is then passed on to it, and they have to tell you whose it is.',
      ],
      alsoCalled: [
        'AI',
        'artificial intelligence',
        'chatgpt',
        'third party',
        'sent',
        'model',
        'training data',
        'openai',
      ],
    },
  ],
};
