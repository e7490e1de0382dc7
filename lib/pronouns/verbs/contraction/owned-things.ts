import { Kind } from '../../text/kinds.ts';
import {
  coordinators,
  counts,
  determiners,
  isIrregularPlural,
  possessives,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { isFunction } from '../../noun-phrase.ts';
import { nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';

const lacked =
  'idea clue time money cash choice chance patience interest intention right reason excuse need desire shame manners sense taste ' +
  'friends family kids children siblings qualms regrets plans say nerve filter boundaries rhythm chill loyalty respect backbone spine tact social memory luck game nerve appetite energy experience evidence proof alibi job';

/** What somebody has and hardly is, by the word before it: "he's no idea", "she's every right to ask", "he's a knack for it". */
const had: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['no', wordSet(`${lacked} malice spite vice vices fear aggression brakes teeth recall papers pedigree`)],
  ['enough', wordSet(lacked)],
  ['much', wordSet(lacked)],
  ['more', wordSet(lacked)],
  ['little', wordSet(lacked)],
  ['less', wordSet(lacked)],
  ['fewer', wordSet(lacked)],
  ['every', wordSet('right reason chance intention excuse opportunity')],
  ['a', wordSet('point knack nerve cheek temper habit tendency heart say right')],
  [
    'the',
    wordSet(
      'nerve cheek gall decency courage guts makings patience right look air advantage ear knack luck flu hiccups runs measles mumps shakes sniffles giggles shivers jitters zoomies trots',
    ),
  ],
]);
/** What nobody is, whatever is told of it: "a sore paw", "a high prey drive", "an appointment at ten", "the build of a boxer". */
const onesOwn = wordSet(
  'paw nose leg hip knee ankle wrist tail chest throat tooth jaw skin coat stomach tummy belly bladder limp fever temperature cough headache rash infection allergy ' +
    'injury fracture bruise scar lump wound appetite temperament disposition imagination instinct drive threshold recall attitude fear phobia dislike fondness ' +
    'aversion preference interest passion reputation history background accent lisp stammer stutter beard moustache tattoo nickname smile build physique stamina energy ' +
    'confidence strength span appointment meeting interview exam deadline house flat cottage apartment garden car degree harness collar crate kennel ' +
    'murmur cyst abscess ulcer hernia sprain swelling haematoma hematoma cataract graze scratch splinter thorn tumour tumor condition deficiency intolerance sensitivity squint underbite overbite pulse microchip ' +
    'trick recall bed basket leash blanket check-up checkup jab booster vaccination family following cold hangover migraine earache toothache check operation op scan x-ray consultation viewing hearing rehearsal biopsy',
);
/** What one has without an article, by the word behind: "time for everyone", "miles to go", "years left". */
const bareThings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['time', 'room', 'space', 'money', 'cash', 'energy'].map(
    (word) => [word, wordSet('for to left enough')] as const,
  ),
  ...['places', 'things', 'people', 'work', 'bills', 'mouths', 'miles'].map(
    (word) => [word, wordSet('to')] as const,
  ),
  ...['kids', 'children', 'friends', 'family', 'relatives', 'cousins'].map(
    (word) => [word, wordSet('of in at here there')] as const,
  ),
  ...['problems', 'issues', 'difficulty', 'difficulties'].map(
    (word) =>
      [
        word,
        wordSet('with sleeping eating walking breathing getting standing keeping seeing hearing swallowing'),
      ] as const,
  ),
  [
    'trouble',
    wordSet('sleeping eating walking breathing getting standing keeping seeing hearing swallowing'),
  ],
  ...['minutes', 'hours', 'days', 'weeks', 'months', 'years', 'ages'].map(
    (word) => [word, wordSet('left')] as const,
  ),
  ...['plans', 'doubts', 'questions', 'feelings', 'hopes', 'reasons'].map(
    (word) => [word, wordSet('for to about')] as const,
  ),
]);
/** Of what is one's own, what has no article: "good manners", "brown eyes". */
const qualities = wordSet(
  'manners instincts reflexes eyesight hearing stamina balance concentration potential hair fur',
);
/** What somebody of the other sex can only have: "he's a wife and two sons". */
const kin: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['he', wordSet('wife girlfriend mistress daughter sister niece granddaughter stepdaughter')],
  ['she', wordSet('husband boyfriend son brother nephew grandson stepson')],
]);
/** What somebody has for something: "a keen eye for detail", "a way with words". */
const giftedFor: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['for', wordSet('eye ear nose head feel flair talent knack taste thing weakness spot')],
  ['with', wordSet('way')],
  ['about', wordSet('thing')],
  ['on', wordSet('spot tick wart lump bump')],
]);
/** "Nothing to hide", but "nothing to write home about". */
const ahead = wordSet('tell hide lose say do prove add fear gain offer give wear eat show learn answer');
const several = wordSet('people parts gear dogs');
const settings = wordSet('speeds modes settings');
const whole = wordSet('animals food places ideas events');
/** What somebody has several of: "two degrees". */
const counted = wordSet(
  'pairs followers subscribers copies degrees jobs homes houses flats medals titles convictions novels books allergies phobias passports names',
);
/** What somebody still has to do something with: "a train to catch". */
const toBeDone: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['go', wordSet('way mile week month')],
  ['climb', wordSet('mountain hill')],
  ['catch', wordSet('train bus plane flight ferry boat')],
  ['feed', wordSet('family household')],
  ['run', wordSet('company business shop farm firm household')],
  ['settle', wordSet('score')],
  ['make', wordSet('speech call decision')],
  ['give', wordSet('speech talk lecture concert')],
  ['tell', wordSet('story tale')],
  ['attend', wordSet('wedding funeral conference')],
  ['write', wordSet('paper report essay thesis book')],
  ['finish', wordSet('paper report essay thesis book')],
  ['pay', wordSet('mortgage debt bill')],
  ['keep', wordSet('promise secret')],
  ['take', wordSet('tablet pill exam test')],
  ['sit', wordSet('exam paper test')],
  ['serve', wordSet('sentence')],
  ['pass', wordSet('exam test')],
]);

/** "He's no idea", "he's two kids", "she's a lot on her plate": whether the 's of `owner` in front of `at` can only tell what somebody has. */
export function ownsThing(text: Text, at: number, owner: string): boolean {
  const word = text.word(at);
  const next = text.word(at + 1);
  if (word === 'plenty')
    return !(text.classes(at + 1) & Class.adjective) || next === 'more' || next === 'left';
  if (bareThings.get(word)?.has(next)) return true;
  if (about.has(word)) return ownsNumber(text, at + 1);
  if (word === 'such' && next === 'a') return ownsWhatNobodyIs(text, at + 1, owner);
  // "All his own teeth", "only himself to blame", "no off switch", "half a chance".
  if (word === 'all') return possessives.has(next) && text.word(at + 2) === 'own';
  if (reflexives.has(word)) return next === 'to' && /^(?:blame|thank|please)$/.test(text.word(at + 2));
  if (word === 'no' && next === 'off') return text.word(at + 2) === 'switch';
  if (word === 'half') return next === 'a' && /^(?:chance|mind|tail)$/.test(text.word(at + 2));
  // "Eyes in the back of his head", "legs like a deer".
  if (text.classes(at) & Class.plural && nounKindOf(word) === 'parts') return prepositions.has(next);
  if (word === 'as') return next === 'much' && ownsThing(text, at + 1, owner);
  if (pronouns.has(word)) return ownsOpenly(text, at, owner);
  if (word === 'much' && next === 'to') return ahead.has(text.word(at + 2));
  // "Just the one sister."
  if (word === 'the' && next === 'one' && /^(?:just|only)$/.test(text.word(at - 1)))
    return nounKindOf(text.word(at + 2)) !== undefined && endsPhrase(text, at + 3);
  // "His hands full", "his mother's eyes".
  if (word === (owner === 'he' ? 'his' : 'her')) return ownsPart(text, at + 1);
  if (word === 'a' && next === 'lot')
    return /^(?:on|to|going)$/.test(text.word(at + 2)) || isLotOf(text, at + 2);
  if (word === 'a' && next === 'bit' && text.word(at + 2) === 'of') return ownsThing(text, at + 3, owner);
  if (ownsWhatNobodyIs(text, at, owner)) return true;
  let noun = at + 1;
  // "Two left feet."
  if (text.word(noun) === 'left' && nounKindOf(text.word(noun + 1)) === 'parts') noun += 1;
  if (text.classes(noun) & Class.adjective && text.isWord(noun + 1) && !endsPhrase(text, noun + 1)) noun += 1;
  if (!endsPhrase(text, noun + 1)) return false;
  if (had.get(word)?.has(text.word(noun))) return true;
  const kind = nounKindOf(text.word(noun));
  // "Ten minutes to spare."
  const isLeft = text.word(noun + 1) === 'to' && (text.classes(noun + 2) & Class.verb) !== 0;
  // "Two speeds: asleep and turbo", but "two lessons in", "two wins from the title".
  const isWhole = (kind !== undefined && whole.has(kind)) || settings.has(text.word(noun));
  const endsThere = isWhole && (!text.isWord(noun + 1) || text.word(noun + 1) === 'left');
  return (
    counts.has(word) &&
    !determiners.has(word) &&
    ((text.classes(noun) & Class.plural) !== 0 || isIrregularPlural(text.word(noun))) &&
    (isLeft || endsThere || counted.has(text.word(noun)) || (kind !== undefined && several.has(kind)))
  );
}

/** "Better things to do", "better recall than mine". */
export const ownsBetter = (text: Text, at: number): boolean => {
  const noun = text.word(at);
  const isOwn = onesOwn.has(noun) || qualities.has(noun) || noun === 'odds';
  return (isOwn && endsPhrase(text, at + 1)) || (noun === 'things' && text.word(at + 1) === 'to');
};

const pronouns = wordSet('nothing something nobody nowhere everything');

/** "Nothing to hide", "something on his mind", "nobody to talk to", "nowhere to live", "everything he needs", but "nowhere to be found". */
function ownsOpenly(text: Text, at: number, owner: string): boolean {
  const word = text.word(at);
  const next = text.word(at + 1);
  const behind = text.word(at + 2);
  if (word === 'everything') return next === owner && wanting.has(text.word(at + 2));
  if (next === 'left') return word.endsWith('thing');
  if (next !== 'to')
    return (
      word.endsWith('thing') && /^(?:on|in|up|under|round|around)$/.test(next) && possessives.has(behind)
    );
  if (word.endsWith('thing')) return ahead.has(behind);
  return behind !== 'be' && (text.classes(at + 2) & Class.verb) !== 0;
}

const wanting = wordSet('wants needs wanted needed could');
const about = wordSet('about over around nearly almost');

/** "Forty pairs of trainers", "a million followers". */
const ownsNumber = (text: Text, at: number): boolean =>
  (counts.has(text.word(at)) ||
    text.kind(at) === Kind.number ||
    (text.word(at) === 'a' && amounts.has(text.word(at + 1)))) &&
  counted.has(text.word(amounts.has(text.word(at + 1)) ? at + 2 : at + 1));

const amounts = wordSet('hundred thousand million dozen billion');

/** "Hands full", "mother's eyes", "work cut out", "doubts". */
function ownsPart(text: Text, at: number): boolean {
  const noun = text.kind(at + 1) === Kind.clitic ? at + 2 : at;
  const word = text.word(noun);
  const isParts = nounKindOf(word) === 'parts' && (text.classes(noun) & Class.plural) !== 0;
  if (noun > at) return isParts || inherited.has(word);
  return (
    isParts ||
    (word === 'work' && text.word(noun + 1) === 'cut') ||
    (word === 'heart' && text.word(noun + 1) === 'set') ||
    (word === 'eye' && text.word(noun + 1) === 'on') ||
    (doubts.has(word) && endsPhrase(text, noun + 1))
  );
}

const inherited = wordSet('nose chin smile temper laugh looks hair colouring coloring build sense');
const doubts = wordSet('reasons doubts moments faults flaws uses quirks limits suspicions');

/** "A lot of energy", but "a lot of fun". */
const isLotOf = (text: Text, of: number): boolean =>
  text.word(of) === 'of' && (had.get('no')?.has(text.word(of + 1)) ?? false);

/** "A sore paw", "the attention span of a goldfish", "brown eyes", "a wife": by the last word of the phrase. */
function ownsWhatNobodyIs(text: Text, at: number, owner: string): boolean {
  const isSingle = text.word(at) === 'one' || text.word(at) === 'another';
  const isOne = isSingle || /^(?:an?|the)$/.test(text.word(at));
  let head = isOne ? at + 1 : at;
  while (head < at + 5 && goesOn(text, head) && !endsPhrase(text, head + 1)) head += 1;
  const noun = text.word(head);
  if (!endsPhrase(text, head + 1)) return false;
  if (!isOne) {
    const isDescribed = head > at && (text.classes(at) & Class.adjective) !== 0 && !isFunction(text.word(at));
    const isParts = (text.classes(head) & Class.plural) !== 0 && nounKindOf(noun) === 'parts';
    return isDescribed && (isParts || qualities.has(noun));
  }
  // "The stamina of an ox", "the strength to carry on", but "the strength of the team".
  if (text.word(at) === 'the') {
    const isOf = text.word(head + 1) === 'of' && !definite.has(text.word(head + 2));
    if (likeness.has(noun) && /^an?$/.test(text.word(head + 2))) return text.word(head + 1) === 'of';
    return onesOwn.has(noun) && (isOf || text.word(head + 1) === 'to');
  }
  // "A soft mouth", but "a big mouth".
  if (noun === 'mouth') return /^(?:soft|hard|dry|sore|wet)$/.test(text.word(head - 1));
  // "A cold and bitter man."
  if (noun === 'cold' && coordinators.has(text.word(head + 1))) return determiners.has(text.word(head + 2));
  if (isSingle && nounKindOf(noun) === 'parts') return text.word(head + 1) !== 'to';
  if (text.word(head + 1) === 'to' && toBeDone.get(text.word(head + 2))?.has(noun)) return true;
  // "A stomach on legs", "an appetite with fur".
  if (/^(?:on|with)$/.test(text.word(head + 1)) && embodied.has(text.word(head + 2))) return false;
  return (
    onesOwn.has(noun) || giftedFor.get(text.word(head + 1))?.has(noun) || (kin.get(owner)?.has(noun) ?? false)
  );
}

/** A word, or the 's of "a vet's appointment". */
const goesOn = (text: Text, at: number): boolean => text.isWord(at) || text.kind(at) === Kind.clitic;

const likeness = wordSet(
  'face body heart memory eyes reflexes patience ears legs brain brains mind nose grip stride grace',
);
const embodied = wordSet('legs paws wheels four two fur');
const definite = wordSet('the this that these those my your our its his her their');

/** "A heart", but "a heart surgeon" and "this family's". */
const endsPhrase = (text: Text, at: number): boolean =>
  (!text.isWord(at) && text.kind(at) !== Kind.clitic && !/^['-]$/.test(text.word(at))) ||
  /^(?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|coming|here|there|now|still|today|these|left|whatsoever|anymore|apparently|really|either)$/.test(
    text.word(at),
  ) ||
  prepositions.has(text.word(at)) ||
  subordinators.has(text.word(at)) ||
  coordinators.has(text.word(at)) ||
  subjectPronouns.has(text.word(at));
