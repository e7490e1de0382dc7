import {
  bareAuxiliaries,
  dependent,
  formsOfDo,
  nothings,
  pluralAuxiliaries,
  singularAuxiliaries,
} from '../../words/agreement-words.ts';
import {
  counts,
  determiners,
  indefinites,
  isIrregularPlural,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { WordSet, type Word } from '../../words/word.ts';
import { closingMark } from '../clause/insertions.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import {
  actsOnObject,
  hasOwnClause,
  isAskedFor,
  isCompared,
  isInserted,
  isMainSubject,
  isRelative,
  isSeeming,
} from './other-subjects.ts';
import { skipAdverbs } from '../clause/adverbs.ts';
import { tellsOfDog } from '../clause/indicatives.ts';
import { listBehind } from '../clause/verb-lists.ts';
import { goesOnBehindTime, isOutside } from './outside-clause.ts';
import type { Agreement, Clause, Joint, VerbsSoFar } from '../clause/clause.ts';

/** What a subject asks of its verb. */
type Claim = Agreement | 'none';

const singularPronouns = new Set(['it', 'he', 'she']);

/** What else than the subject was named since its last verb, and whether that may claim the next one. */
export class InterveningSubject {
  /** Number of the subject of a clause in between that could claim the next verb. */
  number: Claim = 'none';
  private readonly clause: Clause;
  /** Number of the last noun that may be the subject of another clause. */
  private noun: Claim = 'none';
  /** The clause in between goes on behind a comma, like "the bell that rings". */
  private isRelative = false;
  /** It tells of a thing: "a house that leaks". */
  private isOfThing = false;
  /** It stands between commas, like ", which is fine,". */
  private isAside = false;
  /** It stands between commas, like ", as far as you know,". */
  private isInserted = false;
  /** It is the subject of a main clause behind a comma, "while he waits, the bell rings". */
  private isOfMainClause = false;
  /** Nothing of it follows a comma with "and". */
  private endsWithComma = false;
  /** Where the last noun stands. */
  private nounAt = -1;
  /** Where the last pronoun stands that was such a subject. */
  private pronoun = -1;
  /** Where the subject in between stands, and its verb. */
  private doer = -1;
  private does = -1;

  constructor(clause: Clause) {
    this.clause = clause;
  }

  /** A bare comma: whether what opened behind another, ", as far as you know,", ends there. */
  endsInsertion(): boolean {
    const { isInserted } = this;
    if (isInserted) this.end();
    return isInserted;
  }

  /** A verb was found that needs no other subject. */
  end(): void {
    this.number = 'none';
    this.isInserted = false;
    this.endsWithComma = false;
  }

  /** Whether its number is that of the verbs that change: "you starts" is nobody's. */
  mayClaim(): boolean {
    return this.number === (this.clause.to === 'plural' ? 'singular' : 'plural');
  }

  nameNothing(): void {
    this.noun = 'none';
  }

  /** A quotation, a variable or the like. */
  nameThing(): void {
    this.noun = 'singular';
  }

  /** Whether the verb behind a joint is one of the subject in between. */
  claims(joint: Joint, so: VerbsSoFar): boolean {
    const { at, verb, isComma, isJoined } = joint;
    const { text, to } = this.clause;
    const { number, isRelative, pronoun, doer } = this;
    const { isListOpen, setting } = so;
    if (this.endsWithComma && isComma && isJoined) return false;
    // "He stops, which is fine, and tries."
    if (this.isAside && isComma) return false;
    // "Vetoes every film I pick, then dozes."
    if (isComma && text.word(verb - 1) === 'then' && (pronoun >= 0 || to === 'plural')) return false;
    // "Sits, waits until you look and comes": the list needs its end.
    if (isListOpen && isJoined && text.word(at) !== 'or') return false;
    const isNew = isJoined && text.word(at) !== 'or' && !isListOpen;
    // "Barks at anything that moves and sulks when it doesn't."
    const isTimed = dependent.has(text.word(verb + 1)) || text.word(verb + 1) === 'it';
    if (isNew && to === 'plural' && this.isOfThing && isTimed) return false;
    if (isOutside(text, joint, so, doer, this.isPronoun)) return false;
    if (to === 'singular') {
      // "Stops when you stop, starts when you start and …"
      const isAlike = dependent.has(text.word(verb + 1)) || dependent.has(text.word(verb + 2));
      // "Turns when you call, hesitates, looks at you and …"
      const isList = isAlike
        ? listBehind(this.clause, verb) === 'verbs'
        : !isRelative && (tellsOfDog(this.clause, at, false) || this.goesOn(joint));
      const goesOn = isComma ? isJoined || isList : isAlike;
      return number === 'plural' && !(goesOn && !isRelative);
    }
    const butIt = text.word(at) === 'but' && text.word(pronoun) === 'it';
    // "While he waits, the bell rings — and never stops."
    const goesOn = setting.subordinate && this.isOfMainClause;
    return number === 'singular' && !butIt && (!isComma || isRelative || goesOn);
  }

  /** Whether a list of the subject's goes on behind the clause of a pronoun and a comma. */
  goesOn(joint: Joint): boolean {
    return this.isPronoun && goesOnBehindTime(this.clause, joint, this.doer);
  }

  /** Whether the subject in between is a pronoun. */
  private get isPronoun(): boolean {
    return this.doer >= 0 && this.doer === this.pronoun;
  }

  /** A subject in between of this number; `noun` may be the next one. */
  private claim(number: Claim, at: number, noun = this.noun): void {
    this.number = number;
    this.doer = subjectPronouns.has(this.clause.text.word(at)) ? at : this.nounAt;
    this.does = at;
    this.isOfThing = false;
    this.isRelative = isRelative(this.clause, at);
    this.isInserted = isInserted(this.clause, at);
    this.isOfMainClause = isMainSubject(this.clause, at);
    this.noun = noun;
  }

  /** "You wait", "it rings"; gives whether a verb of today may go on from there. */
  subject(at: number, word: string): boolean {
    const { text, to } = this.clause;
    const verb = text.classes(skipAdverbs(this.clause, at + 1));
    // "You went, and waits": no verb of today goes on from one of the past.
    const isPast = to === 'singular' && (verb & Class.past) !== 0 && !(verb & Class.verb);
    this.nounAt = at;
    this.claim(isPast ? 'none' : singularPronouns.has(word) ? 'singular' : 'plural', at, 'singular');
    this.pronoun = at;
    return !isPast;
  }

  /** "And you wait": its clause goes on behind commas. */
  joinedSubject(word: string): void {
    this.number = word === 'it' ? 'singular' : 'plural';
    this.isRelative = true;
    this.doer = -1;
  }

  /** "When the bell rings and nobody comes, and leaves": whether a clause in between goes on with another subject, up to a comma. */
  joinsAnother(isComma: boolean): boolean {
    if (this.number === 'none' || isComma) return false;
    this.joinedSubject('it');
    this.endsWithComma = true;
    return true;
  }

  /** "The bell was", unless it is the subject's own first verb; gives whether it is another's. */
  auxiliary(at: number, word: string, start: number): boolean {
    const { noun } = this;
    const { text } = this.clause;
    // "Thought to have been": no verb of the thought's.
    if (bareAuxiliaries.has(word) || (word === 'have' && text.word(at - 1) === 'to')) return false;
    // "Questions nobody has asked."
    if (word === 'has' && indefinites.has(text.word(at - 1))) return false;
    // "Faster than Bean does and then leaves."
    if (formsOfDo.has(word) && isCompared(this.clause, at)) return false;
    // "I have had him in the yard."
    if (word === 'had' && pluralAuxiliaries.has(text.word(at - 1))) return false;
    if (noun === 'none' || at === start || !hasOwnClause(this.clause, at)) return false;
    // "Knows how they did it and tells."
    const ofPronoun = this.pronoun === at - 1 ? this.number : noun;
    this.claim(
      singularAuxiliaries.has(word) ? 'singular' : pluralAuxiliaries.has(word) ? 'plural' : ofPronoun,
      at,
    );
    // "When I am tired", "things that I can't, raises".
    if (word === 'am' || (modals.has(word) && !text.isWord(at + 1))) this.number = 'none';
    return true;
  }

  /** Whether the word is the verb of the last noun, "when the bell rings", which claims what follows then. */
  verb(at: number): boolean {
    const { clause, noun } = this;
    if (noun === 'none') return false;
    const before = clause.text.word(at - 1);
    // "Hours of sleep."
    if (counts.has(before) || determiners.has(before) || before === 'of') return false;
    const classes = clause.text.classes(at);
    const isVerb =
      noun === 'singular'
        ? isThirdPerson(classes) ||
          (classes & Class.thirdPerson &&
            (indefinites.has(before) ||
              clause.text.isCapitalized(at - 1) ||
              actsOnObject(clause.text, at) ||
              isSeeming(clause.text, at)))
        : classes & Class.verb && classes & Class.verbFirst;
    if (!isVerb || !hasOwnClause(clause, at)) return false;
    // "A bar that never closes": known already.
    if (at === this.does) return true;
    this.claim(noun, at, 'none');
    return true;
  }

  /** "The boy who throws", "the bell that, at night, rings"; gives the last word that was read. */
  relative(at: number, word: string): number {
    const { clause } = this;
    const { text } = clause;
    // "Works in finance, whatever that means, and earns more than you."
    if (text.word(at - 1) === 'whatever') return at;
    const close = text.word(at + 1) === ',' ? closingMark(clause, at + 1) : undefined;
    const verb = skipAdverbs(clause, (close ?? at) + 1);
    const classes = text.classes(verb);
    const verbWord = text.word(verb);
    // "A bar that never closes", "a dog who trusts people": behind an adverb or "who" it is no plural.
    const isPlural = word !== 'who' && classes & Class.plural && classes & Class.nounFirst && verb === at + 1;
    const isSingular = classes & Class.thirdPerson && !isPlural;
    if (singularAuxiliaries.has(verbWord) || isSingular) {
      this.number = 'singular';
      this.isRelative = word !== 'who' || !isAskedFor(text, at);
    } else if (
      pluralAuxiliaries.has(verbWord) ||
      (word === 'who' && this.noun === 'plural' && classes & Class.verb)
    ) {
      this.number = 'plural';
      this.isRelative = true;
    }
    if (word === 'who') this.noun = 'none';
    this.doer = text.isWord(at - 1) ? at - 1 : at - 2;
    this.does = verb;
    this.isOfThing = nothings.has(text.word(at - 1));
    this.isAside = word === 'which' && (text.word(at - 1) === ',' || text.word(at - 1) === 'of');
    return close ?? at;
  }

  /** Any other word: a noun may be the subject of what follows. */
  thing(at: number, word: Word): void {
    const number = numberOf(word);
    if (number === 'none') return;
    this.noun = number;
    this.nounAt = at;
  }
}

/** The number that a noun has as a subject; none for another word. */
function numberOf(word: Word): Claim {
  if (severals.has(word)) return 'plural';
  return singles.has(word) ? 'singular' : 'none';
}

const severals = new WordSet(
  ({ text, classes }) => (classes & Class.plural) !== 0 || isIrregularPlural(text),
);

const singles = new WordSet(({ text, classes }) => {
  if (indefinites.has(text)) return true;
  const isNoun = classes === 0 || (classes & Class.noun) !== 0;
  return isNoun && !determiners.has(text) && !prepositions.has(text) && !subordinators.has(text);
});
