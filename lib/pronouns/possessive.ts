import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  particles,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class, lemmaOf } from './lexicon.ts';
import { notAdverbs } from './word-notes.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';

/** How sure a reading is: above 0 the first, below 0 the second; between -1 and 1 it is worth a look. */
export type Leaning = number;

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const openQuotes = set('" \' ( [ * _');
/** Verbs after which "her" and a bare verb belong together: "let her sniff". */
const causing = set('let make help have see watch hear feel bid notice observe');
const lettingOnly = set('let help');
/** Verbs that take a person and a thing: "give her treats". */
const giving = set(
  'give feed offer show teach tell hand ask call name send bring buy pay cost grant allow throw toss lend loan owe text email wish promise ' +
    'deny award assign serve sell pass write read cause spare save earn forgive charge bet leave get find make do play deal cook build draw guarantee cut ' +
    'order pour prescribe sneak slip drop deliver fetch mail fax refuse supply dub provide',
);
const strongGiving = set(
  'give feed offer teach tell ask call name grant allow owe wish promise deny award cost charge dub prescribe sneak provide',
);
/** Things that are somebody's own even behind such a verb: "offer her paw". */
const owned = set(
  'paw paws belly bellies tooth teeth tail head life lives ear ears leash lead collar harness bed body nose mouth owner owners name names mother mom mum father dad ' +
    'parents brother sister brothers sisters son daughter husband wife family baby friend friends partner boyfriend girlfriend boss children kids puppies ' +
    'feet foot leg legs back face eyes eye coat fur crate bowl dog dogs puppy house home car phone number address age weight nails breath hair hand hands heart best worst mind ' +
    'opinion story side version consent permission account job team work boss doctor lawyer father notice testimony resignation speech approval vote regards condolences',
);
const massThings = set(
  'rice toys feedback milk insulin beer wine coffee tea juice soup pasta gifts presents snacks candy ice gum clothes shoes pellets insects mice crickets  time room water food praise exercise attention access permission credit advice help information love affection freedom confidence ' +
    'comfort rest peace medicine medication money company feedback guidance practice clarity structure stimulation enrichment plenty lots tons something anything ' +
    'nothing everything everyone directions instructions kibble chicken cheese treats treat dinner breakfast lunch supper meals kisses cuddles hugs crap hell grief ' +
    'trouble pleasure joy pain hope reason cause comfort support shit bad good more less enough extra two three four five six seven eight nine ten one ' +
    'meds pills leeway antibiotics painkillers flowers chocolates flea worming tablets consistency privacy courage strength points options choices ideas tips pointers manners tricks ' +
    'questions lies stories jokes news stuff things permission power authority bread peanuts documents suggestions luck',
);
const motion = set(
  'drive bring take walk send carry follow lead invite get welcome want have let see fly ride ship leave drop',
);
const adjectiveTaking = set(
  'make keep get leave find have drive want hold render consider let think believe call send set turn like prefer see feel deem love take',
);
const withDirection = set(
  'bring take get call put send give want have hold lead guide pull lure let move walk welcome keep ask pay love bring throw knock fight win push invite drop pick follow turn ' +
    'help see leave carry chase let lift drag recall release steer shepherd coax set',
);
const perceiving = set(
  'watch see hear feel find catch keep have get leave start stop notice spot observe picture imagine send set discover remember saw mind prevent smell film video',
);
const timeNouns = set(
  'week weekend month year night morning evening afternoon time summer winter spring fall autumn monday tuesday wednesday thursday friday saturday sunday semester season thanksgiving christmas',
);
const countNouns = set(
  'years year days day weeks week months month minutes minute hours hour times time seconds dollars bucks',
);
const alwaysObject = set(
  'now then here there too again today tomorrow yesterday tonight once twice never not either anymore alone instead together just always enough much ' +
    'everywhere somewhere anywhere nowhere anyway though although however because if when whenever while until unless whether why how what who whom whose ' +
    'which where as than or but and so yet please afterwards already soon sometimes often personally directly immediately nor otherwise maybe perhaps apart ahead thanks outdoors indoors upstairs downstairs forever lol ' +
    'aside forward forwards backwards also only even still either online abroad away throughout elsewhere myself yourself himself herself everyday somehow anytime everyone someone anyone something anything nothing everything anyways well prior',
);
const leadsNounPhrase = set(
  'own other first second third fourth fifth next last latest only late then current former entire whole two three four five six seven eight nine ten ' +
    'many few several various usual favorite favourite very most best worst front hind rear left right upper lower inner outer many numerous first-ever so-called new old big little own',
);
const nounPhraseStarters = set(
  'a an the my your our its their his some any another every each no these those this that all both',
);

const isFiniteBe = (word: string) => auxiliaries.has(word) || modals.has(word);

/** "her" as a possessive (above 0) or as an object (below 0). */
export function herLeaning(text: Text, { first, last }: Sentence, index: number): Leaning {
  const next = index + 1;
  const previous = before(text, first, index);
  const kind = next < last ? text.kind(next) : 0;
  if (kind === 0 || kind === Kind.block) return -3;
  const word = text.word(next);
  const lemma = previous < first ? '' : lemmaOf(text.word(previous));
  const previousWord = previous < first ? '' : text.word(previous);
  const afterPreposition = prepositions.has(previousWord) && !(previousWord === 'like' && false);
  const gives = giving.has(lemma);
  if (kind === Kind.mark) return leaningBeforeMark(text, next, last, lemma, gives);
  if (kind === Kind.clitic) return word === "'s" ? 2 : -2;
  if (kind === Kind.number) return leaningBeforeNumber(text, next, lemma);
  if (kind === Kind.variable)
    return strongGiving.has(lemma) || lemma === 'call' || lemma === 'name'
      ? -1.5
      : text.isWord(next + 1) || afterPreposition
        ? 1.5
        : 0.8;
  if (kind === Kind.opaque) return gives ? -0.5 : 1;
  return leaningBeforeWord(text, {
    first,
    last,
    index,
    next,
    previous,
    previousWord,
    lemma,
    afterPreposition,
    gives,
  });
}

interface Around {
  readonly first: number;
  readonly last: number;
  readonly index: number;
  readonly next: number;
  readonly previous: number;
  readonly previousWord: string;
  readonly lemma: string;
  readonly afterPreposition: boolean;
  readonly gives: boolean;
}

/** The token before, quotation marks stepped over. */
function before(text: Text, first: number, index: number): number {
  let at = index - 1;
  while (at >= first && text.kind(at) === Kind.mark && openQuotes.has(text.word(at))) at -= 1;
  return at;
}

function leaningBeforeMark(text: Text, next: number, last: number, lemma: string, gives: boolean): Leaning {
  const mark = text.word(next);
  if (mark === '-' || mark === '/') return text.gap(next + 1) ? -1.5 : 1.5;
  if (mark === '$' || mark === '#')
    return gives ? -1.5 : lemma === '' || prepositions.has(lemma) ? 1.5 : -0.5;
  if (!openQuotes.has(mark)) return -3;
  if (!text.gap(next) || next + 1 >= last) return -2.5;
  if (
    lemma === 'call' ||
    lemma === 'name' ||
    lemma === 'tell' ||
    lemma === 'ask' ||
    lemma === 'teach' ||
    lemma === 'give' ||
    lemma === 'dub'
  )
    return -1.5;
  const inner = text.word(next + 1);
  if (mark === '(' || mark === '[') {
    const classes = text.classes(next + 1);
    return (classes === 0 ||
      classes & (Class.noun | Class.adjective) ||
      text.kind(next + 1) === Kind.number) &&
      !isFunction(inner)
      ? 0.6
      : -1.5;
  }
  return isFunction(inner) ? -1.2 : 1.6;
}

function isFunction(word: string): boolean {
  return (
    prepositions.has(word) ||
    determiners.has(word) ||
    subordinators.has(word) ||
    coordinators.has(word) ||
    subjectPronouns.has(word) ||
    isFiniteBe(word) ||
    alwaysObject.has(word)
  );
}

function leaningBeforeNumber(text: Text, next: number, lemma: string): Leaning {
  const number = text.word(next);
  if (/(?:st|nd|rd|th)$/.test(number)) return 2.5;
  const after = text.word(next + 1);
  if (prepositions.has(text.word(next - 2)) && /^(?:19|20)\d\d$/.test(number)) return 1.5;
  if (giving.has(lemma) && (strongGiving.has(lemma) || lemma === 'pay')) return -2;
  if (countNouns.has(after)) {
    const beyond = text.word(next + 2);
    if (
      beyond === 'ago' ||
      beyond === 'later' ||
      beyond === 'before' ||
      beyond === 'a' ||
      beyond === 'per' ||
      beyond === 'each'
    )
      return -2.5;
    return lemma === '' ? 1 : -0.4;
  }
  if (/^\d{1,2}:\d|^\d{1,2}(?:am|pm)$|^(?:19|20)\d\d$/.test(number)) return -0.5;
  return giving.has(lemma) ? -1.2 : lemma === 'charge' ? -2 : 1.5;
}

function leaningBeforeWord(text: Text, around: Around): Leaning {
  const { next, last, lemma, previousWord, afterPreposition, gives, first, index } = around;
  const word = text.word(next);
  const classes = text.classes(next);
  const second = next + 1 < last ? text.word(next + 1) : '';
  const secondKind = next + 1 < last ? text.kind(next + 1) : 0;
  const secondClasses = next + 1 < last ? text.classes(next + 1) : 0;
  const endsThere =
    secondKind === 0 ||
    secondKind === Kind.block ||
    (secondKind === Kind.mark && !openQuotes.has(second) && second !== '-' && second !== '/');
  const nounBehind = startsNoun(text, next + 1, last);
  const atStart =
    around.previous < first ||
    (subordinators.has(previousWord) &&
      previousWord !== 'than' &&
      previousWord !== 'as' &&
      !prepositions.has(previousWord)) ||
    previousWord === ',' ||
    coordinators.has(previousWord) ||
    text.kind(around.previous) === Kind.mark;

  if (word === 'own') return 4;
  if (word === 'to-do' || word === 'at-home') return 3;
  if (word === 'self') return 2;
  if (
    nounPhraseStarters.has(word) ||
    objectPronouns.has(word) ||
    subjectPronouns.has(word) ||
    reflexives.has(word)
  )
    return -3.5;
  if (word === 'will' || word === 'might' || word === 'can')
    return /^(?:be|have|not|also|never|always)$/.test(second) ? -1 : 1;
  if (isFiniteBe(word) || word === 'be') {
    if (causing.has(lemma) && (word === 'be' || word === 'have' || word === 'do' || word === 'been'))
      return -3;
    return afterPreposition || atStart ? -1.5 : -2.5;
  }
  if (word === 'to') return -3.5;
  if (lemma === 'charge' && !afterPreposition) return -2;
  if (
    (word === 'bad' || word === 'wrong' || word === 'cause' || word === 'coz' || word === 'cuz') &&
    !nounBehind
  )
    return -2;
  if (word === 'one' && (second === 'piece' || second === 'treat' || second === 'more' || second === 'last'))
    return second === 'last' ? 0.5 : gives ? -2 : -0.5;
  if (word === 'one') return second === 'and' || nounBehind ? 1 : gives ? -1.2 : -0.2;
  if (word === 'half' || word === 'plenty' || word === 'lots')
    return second === 'of' || second === 'a' ? -3 : 1;
  if (word === 'other' || word === 'others') return 2;
  if (word === 'back' || particles.has(word) || word === 'inside' || word === 'outside') {
    if (
      word === 'back' ||
      word === 'inside' ||
      word === 'outside' ||
      word === 'up' ||
      word === 'down' ||
      word === 'off' ||
      word === 'out' ||
      word === 'over' ||
      word === 'around'
    ) {
      if (word === 'back' && atStart) return 2;
      if (word === 'back' && afterPreposition && previousWord !== 'off' && previousWord !== 'out') return 2;
      if (
        word === 'back' &&
        ((nounBehind && secondClasses & Class.noun && !withDirection.has(lemma)) || bodyParts.has(second))
      )
        return 1.8;
      if (
        word === 'back' &&
        !withDirection.has(lemma) &&
        !afterPreposition &&
        /^(?:was|is|and|hurts|are|against|arched|straight)$/.test(second)
      )
        return 1.2;
      if ((word === 'inside' || word === 'outside') && bodyParts.has(second)) return 1.5;
      if (word === 'down' && /^(?:stay|stays|payment)$/.test(second)) return 1.5;
    }
    return -3;
  }
  if (word === 'left' || word === 'right') {
    if (nounBehind && (bodyParts.has(second) || !isFunction(second))) return 2.5;
    if (afterPreposition) return endsThere || coordinators.has(second) ? 1.5 : -0.5;
    return word === 'right' ? -1.5 : atStart ? 1.5 : -1;
  }
  if (word === 'in-law' || word === 'in-laws') return 3;
  if (word === 'like' || word === 'unlike' || word === 'with' || word === 'about') return -3;
  if (prepositions.has(word)) return -3;
  if (word === 'very' && second === 'much') return -3;
  if (word === 'more' || word === 'less')
    return gives ||
      lemma === 'love' ||
      lemma === 'like' ||
      lemma === 'see' ||
      lemma === 'want' ||
      lemma === 'miss'
      ? -2
      : nounBehind && secondClasses & Class.adjective
        ? 1
        : -1;
  if (word === 'better' || word === 'best' || word === 'most' || word === 'least' || word === 'worst') {
    if (word === 'better') return nounBehind && !endsThere ? 1.3 : -2;
    return endsThere &&
      !afterPreposition &&
      lemma !== 'do' &&
      lemma !== 'try' &&
      lemma !== 'give' &&
      lemma !== 'look' &&
      !atStart
      ? -0.8
      : 2;
  }
  if (word === 'last' || word === 'next' || word === 'first') {
    if ((word === 'last' || word === 'next') && timeNouns.has(second))
      return afterPreposition || atStart ? 0.8 : -1.5;
    if (word === 'first' && (endsThere || isFunction(second))) return -1.5;
    return 2.5;
  }
  if (comparatives.has(word) && !nounBehind) return -2;
  if (word === 'close' && (second === 'to' || second === 'by' || second === 'and' || endsThere)) return -2;
  if (word === 'home') {
    if (afterPreposition || atStart || !motion.has(lemma) || (nounBehind && secondClasses & Class.noun))
      return 1.8;
    return -2;
  }
  if (alwaysObject.has(word)) {
    if (
      (word === 'then' ||
        word === 'now' ||
        word === 'still' ||
        word === 'once' ||
        word === 'always' ||
        word === 'already' ||
        word === 'even' ||
        word === 'only' ||
        word === 'not' ||
        word === 'never' ||
        word === 'much' ||
        word === 'often' ||
        word === 'sometimes' ||
        word === 'soon') &&
      nounBehind &&
      !gives
    ) {
      if (word === 'only')
        return secondClasses & (Class.noun | Class.adjective) || secondClasses === 0 ? 1.6 : -1.5;
      const strong =
        secondClasses & Class.adjective ||
        secondClasses & Class.participle ||
        text.word(next + 1).endsWith('ing');
      if (strong && startsNoun(text, next + 2, last)) return 1.2;
      if (word === 'then' && (afterPreposition || secondClasses & Class.noun)) return 0.8;
    }
    if (word === 'everyday') return 1.5;
    if (word === 'well')
      return (secondClasses & (Class.adjective | Class.participle)) !== 0 && startsNoun(text, next + 2, last)
        ? 1.2
        : -3;
    if (word === 'prior') return second === 'to' ? -2 : 1.5;
    return -3;
  }
  if (subordinators.has(word) || coordinators.has(word)) return -3;
  if (word === 'all' || word === 'both' || word === 'each') return -2.5;

  // From here on the next word is of an open class.
  let score = 1.2;
  if (afterPreposition) score += 1.6;
  if (atStart) score += 1.5;
  if (auxiliaries.has(previousWord) && !/^(?:have|has|had|having)$/.test(previousWord)) score += 1.2;
  if (leadsNounPhrase.has(word)) score += 1.5;

  if (word.endsWith('ly') && (classes & Class.adverb || classes === 0) && !notAdverbs.has(word)) {
    const modified =
      secondClasses & (Class.adjective | Class.participle) ||
      (text.isWord(next + 1) && /(?:ed|ing)$/.test(second));
    if (modified && startsNoun(text, next + 2, last)) return afterPreposition ? 2 : 0.8;
    if (!afterPreposition) return classes & Class.adjective && nounBehind ? 0.8 : -2.5;
    return classes & Class.adjective || modified ? 1 : -1.2;
  }

  if (text.isCapitalized(next) && word !== 'i') {
    if (lemma === 'call' || lemma === 'name' || lemma === 'dub') return -2.5;
    if (/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(word))
      return second !== '' && !endsThere && !isFunction(second) ? 1 : -1;
    return strongGiving.has(lemma) && lemma !== 'tell' && lemma !== 'ask' ? 0.2 : 2.2;
  }

  if (timesBehind(text, next, last) && !afterPreposition) return -1.5;
  if (lemma === 'wish' || lemma === 'charge') return owned.has(word) ? 0.8 : -2;

  const causes = causing.has(lemma);
  const lemmaIsVerb = !afterPreposition && !atStart && lemma !== '';
  const bareVerb = (classes & Class.verb) !== 0;
  if (causes && bareVerb && lemmaIsVerb)
    return causingLeaning(text, around, classes, second, secondClasses, endsThere);

  if (classes & Class.gerund && word.endsWith('ing')) {
    if (perceiving.has(lemma) && lemmaIsVerb && !gerundNouns.has(word))
      return nounBehind && secondClasses & Class.noun && !/^(?:up|down|around)$/.test(second) ? -1 : -2.2;
    if (gerundNouns.has(word)) return perceiving.has(lemma) && lemma === 'keep' ? -1 : score + 0.6;
    if (
      afterPreposition &&
      previousWord !== 'of' &&
      previousWord !== 'about' &&
      previousWord !== 'to' &&
      previousWord !== 'with' &&
      previousWord !== 'by'
    )
      return prepositions.has(second) || determiners.has(second) ? 0.4 : score;
    return prepositions.has(second) && !afterPreposition && !atStart ? -0.4 : score;
  }

  const participle = classes & Class.participle || (word.endsWith('ed') && classes & Class.past);
  if (participle && !(classes & Class.noun)) {
    if (nounBehind && !adjectiveTaking.has(lemma)) return score;
    if (nounBehind && (afterPreposition || atStart)) return score;
    if (lemmaIsVerb && adjectiveTaking.has(lemma))
      return nounBehind && secondClasses & Class.noun && !isFunction(second) ? 0.2 : -2;
    return nounBehind ? score - 0.5 : -1.2;
  }

  const adjective = (classes & Class.adjective) !== 0;
  if (adjective && lemmaIsVerb && strongGiving.has(lemma) && nounBehind) {
    const head = headOf(text, next, last);
    const headWord = text.word(head);
    const mass = massThings.has(headWord) || (text.classes(head) & Class.plural) !== 0;
    if (head > next && mass && !owned.has(headWord) && text.word(head + 1) !== 'to') return -1.5;
  }
  const noun = (classes & (Class.noun | Class.plural)) !== 0 || classes === 0;
  if (adjective && !noun) {
    if (nounBehind)
      return lemmaIsVerb && adjectiveTaking.has(lemma) && !secondClasses
        ? score
        : giving.has(lemma) && strongGiving.has(lemma) && secondClasses & Class.plural
          ? -0.8
          : score + 0.6;
    if (second === 'and' || second === ',' || second === 'but' || second === 'yet') {
      // "her small, soft mouth" or "keep her calm and quiet".
      if (adjectiveTaking.has(lemma) && lemmaIsVerb) return -1.5;
      return startsNoun(text, next + 3, last) ? 1 : -0.6;
    }
    return afterPreposition || atStart ? 0.4 : -1.8;
  }
  if (
    adjective &&
    noun &&
    adjectiveTaking.has(lemma) &&
    lemmaIsVerb &&
    (endsThere || prepositions.has(second) || coordinators.has(second) || subordinators.has(second)) &&
    predicative.has(word)
  )
    return -2;

  if (gives && lemmaIsVerb) return givingLeaning(text, around, word, classes, second, endsThere);

  if (bareVerb && !noun && !adjective) return lemmaIsVerb ? -1.5 : afterPreposition ? 0.6 : -0.2;
  if (classes & Class.thirdPerson && !(classes & Class.plural)) return afterPreposition || atStart ? 1 : -0.5;
  if (lemma === 'than') score -= 0.2;
  if (timeNouns.has(word) && word.endsWith('day')) score -= 2.5;
  if (index === first) score += 1;
  return score;
}

/** "several times", "three days". */
function timesBehind(text: Text, next: number, last: number): boolean {
  return (
    next + 1 < last &&
    quantities.has(text.word(next)) &&
    countNouns.has(text.word(next + 1)) &&
    text.word(next + 2) !== 'of'
  );
}

const comparatives = set(
  'closer further farther nearer higher lower faster harder sooner earlier later longer deeper louder slower quicker',
);
const quantities = set(
  'several many few two three four five six seven eight nine ten numerous multiple countless a',
);

function causingLeaning(
  text: Text,
  around: Around,
  classes: number,
  second: string,
  secondClasses: number,
  endsThere: boolean,
): Leaning {
  const { lemma, next } = around;
  const word = text.word(next);
  const noun = (classes & Class.noun) !== 0;
  if (!noun && !(classes & Class.adjective)) return -3;
  let score = classes & Class.verbFirst ? -1 : classes & Class.nounFirst ? 1.2 : 0.2;
  if (lemma === 'let') score -= 2.5;
  if (lemma === 'help') score -= 1;
  if (lemma === 'make') score -= 0.4;
  if (owned.has(word)) score += 1.6;
  if (lemma === 'have' || lemma === 'get' || lemma === 'notice' || lemma === 'observe') score += 1;
  if (determiners.has(second) || objectPronouns.has(second)) score -= 2;
  else if (second === 'to' || particles.has(second) || second.endsWith('ly')) score -= 0.8;
  else if (prepositions.has(second) && second !== 'of') score -= 0.3;
  else if (second === 'of') score += 1.5;
  else if (endsThere) score -= lettingOnly.has(lemma) ? 0.5 : 0;
  else if (auxiliaries.has(second) || modals.has(second)) score += 2;
  else if (secondClasses & Class.thirdPerson) score += 0.5;
  else if (secondClasses & (Class.noun | Class.plural) && !(secondClasses & Class.adverb)) score += 0.4;
  return score;
}

function givingLeaning(
  text: Text,
  around: Around,
  word: string,
  classes: number,
  second: string,
  endsThere: boolean,
): Leaning {
  const { lemma, next, last } = around;
  const strong = strongGiving.has(lemma);
  if (lemma === 'call' || lemma === 'name' || lemma === 'dub')
    return owned.has(word) || /^(?:name|office|cell|bluff|attention|number)/.test(word)
      ? 1.5
      : lemma === 'call'
        ? classes & Class.adjective
          ? -1
          : 0.3
        : 0.3;
  if (owned.has(word)) return massThings.has(word) ? 0.4 : 2;
  const mass =
    massThings.has(word) ||
    (strong && (classes & Class.plural) !== 0 && !(classes & Class.noun && !word.endsWith('s')));
  const head = headOf(text, next, last);
  const headWord = text.word(head);
  const behind = text.word(head + 1);
  if (massThings.has(headWord) && !owned.has(headWord)) {
    if (behind === 'to' && determiners.has(text.word(head + 2))) return 1;
    if (strong) return -2;
    if (lemma === 'make' && /^(?:dinner|breakfast|lunch|supper|meals?|treats?)$/.test(headWord)) return 0.8;
    if (
      /^(?:love|money|peace|hope|freedom|help|support|power|company|practice|rest|medication|confidence|attention)$/.test(
        headWord,
      )
    )
      return 0.9;
    return /^(?:buy|bring|get|send|pay|leave|throw|toss|find|show|sell|provide|make|lend|hand|pour|slip|cut|save|order)$/.test(
      lemma,
    )
      ? -1
      : 0.5;
  }
  if (mass || (text.classes(head) & Class.plural && strong && lemma !== 'feed')) {
    if (behind === 'to' && (determiners.has(text.word(head + 2)) || objectPronouns.has(text.word(head + 2))))
      return 1.2;
    return strong
      ? -1.4
      : lemma === 'show' ||
          lemma === 'send' ||
          lemma === 'buy' ||
          lemma === 'bring' ||
          lemma === 'hand' ||
          lemma === 'sell'
        ? -0.2
        : 1.2;
  }
  if (strong && lemma !== 'tell' && lemma !== 'ask' && !endsThere && second === '') return 0.4;
  return strong ? 1 : 1.6;
}

/** The last noun of the phrase that starts at `at`. */
function headOf(text: Text, at: number, last: number): number {
  let head = at;
  while (head + 1 < last && text.isWord(head + 1) && head - at < 5) {
    const word = text.word(head + 1);
    const classes = text.classes(head + 1);
    if (isFunction(word) || classes & Class.adverb) break;
    if (classes !== 0 && !(classes & (Class.noun | Class.plural | Class.adjective))) break;
    head += 1;
  }
  return head;
}

/** Whether what stands at `at` can go on a noun phrase: a noun, an adjective, a number or a variable. */
function startsNoun(text: Text, at: number, last: number): boolean {
  if (at >= last) return false;
  const kind = text.kind(at);
  if (kind === Kind.variable || kind === Kind.number || kind === Kind.opaque) return true;
  if (kind === Kind.mark)
    return (openQuotes.has(text.word(at)) && text.gap(at)) || (text.word(at) === '-' && !text.gap(at));
  if (kind !== Kind.word) return false;
  const word = text.word(at);
  if (isFunction(word)) return false;
  if (text.isCapitalized(at)) return true;
  const classes = text.classes(at);
  if (classes & (Class.noun | Class.plural)) return true;
  if (classes & Class.adverb && !(classes & Class.adjective)) return false;
  if (classes === 0) return true;
  if (classes & (Class.adjective | Class.gerund | Class.participle)) return true;
  return !(classes & Class.verb);
}

const bodyParts = set(
  'leg legs foot feet paw paws end side eye ear ears hip knee toe toes shoulder hand arm tooth teeth molar half yard claw dewclaw door pocket seat garden kennel',
);
const gerundNouns = set(
  'training being hearing feeling feelings building meeting wedding breathing barking pulling chewing biting jumping lunging nipping mouthing whining growling digging guarding ' +
    'walking running sleeping eating feeding grooming learning thinking writing reading teaching breeding upbringing greeting clothing undoing doing setting surroundings beginning beginnings ' +
    'timing spelling drawing painting offering offerings finding findings earnings living savings belongings standing understanding warning blessing saying ending opening killing shooting recalling ' +
    'socialising socializing conditioning licking pacing housetraining toileting hunting swimming training settling heeling marking sniffing nose-work singing dancing acting playing cooking parenting bearing ' +
    'ability calling wellbeing well-being handling housing funding hiring passing ruling testing counseling calling coming coughing drinking driving drooling scratching shedding vomiting',
);
const predicative = set(
  'calm quiet happy safe busy close still alone mad angry sad crazy awake warm cool cold clean dry wet loose tight fat thin free healthy hungry sick fit ready upset tired occupied ' +
    'comfortable fresh steady sharp open steady sane entertained engaged relaxed content proud interested short worse sleepy nervous anxious dead stable level straight outside inside alert bored dirty sore well good ill',
);

const dependentAfterComma = set('"');

/** "his" before a noun (above 0) or on its own (below 0). */
export function hisLeaning(text: Text, { first, last }: Sentence, index: number): Leaning {
  const next = index + 1;
  const kind = next < last ? text.kind(next) : 0;
  if (kind === 0 || kind === Kind.block) return -3;
  if (kind === Kind.number || kind === Kind.variable || kind === Kind.opaque) return 3;
  const word = text.word(next);
  if (kind === Kind.clitic) return word === "'s" ? -1 : 1;
  if (kind === Kind.mark) {
    if (word === '-' || word === '/' || word === '—') return text.gap(next + 1) && text.gap(next) ? -0.6 : 2;
    if (
      word === ',' ||
      word === '.' ||
      word === '!' ||
      word === '?' ||
      word === ';' ||
      word === ':' ||
      word === ')' ||
      word === ']'
    )
      return text.kind(next + 1) === Kind.word && word === ',' && dependentAfterComma.has(text.word(next + 1))
        ? 1
        : -3;
    if (word === '...')
      return startsNoun(text, next + 1, last) &&
        text.kind(next + 1) === Kind.word &&
        !text.isCapitalized(next + 1)
        ? 1
        : -2;
    if (openQuotes.has(word) || word === '<') return text.gap(next) || word === '[' || word === '<' ? 2 : -2;
    return 2;
  }
  const second = next + 1 < last ? text.word(next + 1) : '';
  const ofBefore = text.word(index - 1) === 'of';
  if (word === 'own') return 4;
  if (word === 'will' || word === 'might' || word === 'can' || word === 'must')
    return /^(?:be|have|not|also|never|always|do|go|come)$/.test(second)
      ? -1.2
      : word === 'will' || word === 'can'
        ? 1.2
        : -1.2;
  if (auxiliaries.has(word) || modals.has(word)) {
    if (word === 'being' || word === 'having' || word === 'been') return 2;
    return word === 'do' || word === 'have' ? -0.8 : -2;
  }
  if (
    word === 'like' ||
    word === 'back' ||
    word === 'inside' ||
    word === 'outside' ||
    word === 'past' ||
    word === 'down' ||
    word === 'off' ||
    word === 'over' ||
    word === 'up' ||
    word === 'out' ||
    word === 'on' ||
    word === 'in' ||
    word === 'after' ||
    word === 'under'
  ) {
    if (word === 'back' || word === 'past' || word === 'inside' || word === 'outside')
      return endsAt(text, next + 1, last) || startsNoun(text, next + 1, last) || !ofBefore ? 1.2 : -1;
    if (word === 'like') return -1.5;
    return startsNoun(text, next + 1, last) && !determiners.has(second) && !ofBefore ? 0.3 : -1.5;
  }
  if (prepositions.has(word)) return -2;
  if (word === 'and' || word === 'or') {
    const possessor = possessiveAt(text, next + 1, last);
    if (possessor) return 0.8;
    return -1.6;
  }
  if (coordinators.has(word) && word !== 'then') return -2;
  if (subordinators.has(word) && word !== 'once' && word !== 'what')
    return word === 'so' || word === 'as' || word === 'than'
      ? word === 'so' && startsNoun(text, next + 1, last)
        ? 0.4
        : -1.5
      : -2;
  if (
    word === 'too' ||
    word === 'either' ||
    word === 'anyway' ||
    word === 'though' ||
    word === 'anymore' ||
    word === 'again' ||
    word === 'today' ||
    word === 'yesterday' ||
    word === 'tomorrow' ||
    word === 'tonight' ||
    word === 'now' ||
    word === 'not' ||
    word === 'instead' ||
    word === 'alone' ||
    word === 'yet' ||
    word === 'here' ||
    word === 'there' ||
    word === 'also'
  ) {
    if (word === 'too')
      return startsNoun(text, next + 2, last) && text.classes(next + 1) & Class.adjective ? 0.5 : -2;
    return startsNoun(text, next + 1, last) &&
      !(text.classes(next + 1) & Class.adverb) &&
      word !== 'here' &&
      word !== 'there'
      ? 1
      : -2;
  }
  if (determiners.has(word) || subjectPronouns.has(word) || objectPronouns.has(word))
    return word === 'every' || word === 'all' || word === 'both'
      ? 0.5
      : word === 'no' || word === 'half' || word === 'such' || word === 'another'
        ? 1
        : -1.4;
  if (word.endsWith('ly') && !startsNoun(text, next + 1, last) && !notAdverbs.has(word)) return -0.8;
  if (index === first && text.classes(next) === Class.thirdPerson) return -0.5;
  return 3;
}

function endsAt(text: Text, at: number, last: number): boolean {
  return at >= last || (text.kind(at) === Kind.mark && !openQuotes.has(text.word(at)));
}

/** "and your dog", "and Bella's bowl": another owner of the same thing. */
function possessiveAt(text: Text, at: number, last: number): boolean {
  if (/^(?:my|your|our|its|their|her|his)$/.test(text.word(at)))
    return text.isWord(at + 1) && !isFunction(text.word(at + 1));
  for (let index = at; index < Math.min(last, at + 4); index += 1) {
    if (text.word(index) === "'s" && index > at)
      return text.isWord(index + 1) && !isFunction(text.word(index + 1));
    if (!text.isWord(index) && text.kind(index) !== Kind.variable) return false;
  }
  return false;
}
