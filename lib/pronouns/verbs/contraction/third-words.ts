import { subjectPronouns } from '../../words/function-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Leaning } from '../../possessives/leaning.ts';

/** What only the third word tells: "he's put up with it", "she's left with nothing". */
export const byThird: ReadonlyMap<
  string,
  { readonly words: ReadonlySet<string>; readonly leaning: Leaning }
> = new Map([
  ['drunk too', { words: wordSet('much many'), leaning: 3 }],
  ['drunk so', { words: wordSet('much many'), leaning: 3 }],
  ['drunk very', { words: wordSet('little'), leaning: 3 }],
  ['drunk more', { words: wordSet('than of water'), leaning: 3 }],
  ['drunk enough', { words: wordSet('of water'), leaning: 3 }],
  ['drunk out', { words: wordSet('of'), leaning: 3 }],
  ['drunk most', { words: wordSet('of'), leaning: 3 }],
  ['drunk half', { words: wordSet('the'), leaning: -3 }],
  ['drunk all', { words: wordSet('the day night week weekend'), leaning: -3 }],
  ['trained for', { words: wordSet('years months weeks days hours decades this it'), leaning: 3 }],
  ['caught up', { words: wordSet('in'), leaning: -3 }],
  ['hooked up', { words: wordSet('with'), leaning: 3 }],
  ['weighed in', { words: wordSet('with on'), leaning: 3 }],
  ['shut up', { words: wordSet('at about since'), leaning: 3 }],
  ['thrown together', { words: wordSet('with by'), leaning: -3 }],
  ['bowed down', { words: wordSet('with under by'), leaning: -3 }],
  ['held in', { words: wordSet('custody contempt high low great such check suspense'), leaning: -3 }],
  ['put through', { words: wordSet('his her their hell school college it'), leaning: -3 }],
  ['laid up', { words: wordSet('with in at after again'), leaning: -3 }],
  ['made up', { words: wordSet('about for'), leaning: -3 }],
  ['held up', { words: wordSet('at in by on as'), leaning: -3 }],
  ['brought up', { words: wordSet('in by on as with to there here'), leaning: -3 }],
  ['thought of', { words: wordSet('as highly'), leaning: -3 }],
  ['looked up', { words: wordSet('to'), leaning: -3 }],
  ['sent off', { words: wordSet('for'), leaning: 3 }],
  ['chosen for', { words: wordSet('everything the a this his her jury'), leaning: -3 }],
  ['stuck up', { words: wordSet('for'), leaning: 3 }],
  ['put up', { words: wordSet('with'), leaning: 3 }],
  ['grown up', { words: wordSet('now'), leaning: -3 }],
  ['left with', { words: wordSet('nothing no little only'), leaning: -3 }],
  ['set up', { words: wordSet('for'), leaning: -3 }],
  ['hurt that', { words: subjectPronouns, leaning: -3 }],
  ['put to', { words: wordSet('bed sleep work'), leaning: -3 }],
  ['done in', { words: wordSet('after by from today'), leaning: -3 }],
  ['put in', { words: wordSet('charge goal prison jail detention care hospital touch'), leaning: -3 }],
  ['left in', { words: wordSet('charge tears debt shock'), leaning: -3 }],
  ['left for', { words: wordSet('dead'), leaning: -3 }],
  ['held to', { words: wordSet('a'), leaning: -3 }],
  ['shown the', { words: wordSet('door way ropes'), leaning: -3 }],
  [
    'given a',
    {
      words: wordSet('chance choice raise job warning break second pass hard tough rough lift leg'),
      leaning: -3,
    },
  ],
  ['caught on', { words: wordSet('camera tape film'), leaning: -3 }],
  ['kept on', { words: wordSet('edge ice file hold standby'), leaning: -3 }],
  ['turned away', { words: wordSet('at'), leaning: -3 }],
  [
    'left to',
    {
      words: wordSet('clean fend deal sort pick rot stew cope explain carry face wonder figure hold run'),
      leaning: -3,
    },
  ],
  ['left out', { words: wordSet('of'), leaning: -3 }],
  [
    'met with',
    {
      words: wordSet(
        'silence laughter applause hostility suspicion resistance cheers boos criticism indifference blank a',
      ),
      leaning: -3,
    },
  ],
  ['moved to', { words: wordSet('tears'), leaning: -3 }],
  ['brought to', { words: wordSet('justice'), leaning: -3 }],
  ['lost at', { words: wordSet('sea'), leaning: -3 }],
  ['lost for', { words: wordSet('words'), leaning: -3 }],
]);
