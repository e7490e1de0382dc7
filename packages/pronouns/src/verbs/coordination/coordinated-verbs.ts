import { formsOfDo, isNumbered, isThird, others, pastAuxiliaries } from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  subjectPronouns,
} from '../../words/function-words.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { endsClause } from '../clause/clause-opening.ts';
import { closingQuote } from '../clause/insertions.ts';
import { opensInfinitive } from './infinitives.ts';
import { jointAt, mayJoin, steering } from './conjunctions.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isObject } from '../intervening/other-subjects.ts';
import { isDoneToHim, isDoneToThem, ordersBehindSo, turnsToReader } from './imperatives.ts';
import { isSaidOf } from './set-phrases.ts';
import { InterveningSubject } from '../intervening/intervening-subject.ts';
import { verbAtJoint } from './verb-at-joint.ts';
import { isPlainPast } from '../clause/tense.ts';
import { tellsOfDog } from '../clause/indicatives.ts';
import { listBehind } from '../clause/verb-lists.ts';
import type { Clause, Joint, Mode, Setting, VerbChange, VerbsSoFar } from '../clause/clause.ts';

/** Words looked at behind the first verb. */
const furthest = 90;

/** Follows a sentence to the verbs that are joined to a subject's first one, and adds their changes. */
export class CoordinatedVerbs implements VerbsSoFar {
  readonly clause: Clause;
  readonly changes: VerbChange[];
  mode: Mode;
  isPast: boolean;
  start = 0;
  listed = 0;
  isListOpen = false;
  /** The form is bare for the modal verb of another's: "they say that prices will fall". */
  private isBareForAnother = false;
  /** The form is bare for one verb of a list: "eats once a day, should eat twice, and is thin". */
  private isModalListed = false;
  private readonly findSetting: () => Setting;
  private found: Setting | undefined;
  private end = 0;
  /** How many brackets are open. */
  private depth = 0;
  /** The mode at the last comma, before what may be an insertion like ", as far as anyone can tell,". */
  private modeAtComma: Mode;
  private readonly between: InterveningSubject;
  /** Something was named behind "and" or "say that": it gets the verb behind the next comma. */
  private named = false;
  /** A clause between commas tells of it. */
  private isNamedAside = false;

  /** `setting` is asked for once something may be joined: most clauses end before. */
  constructor(clause: Clause, setting: () => Setting, changes: VerbChange[], mode: Mode, isPast = false) {
    this.clause = clause;
    this.between = new InterveningSubject(clause);
    this.findSetting = setting;
    this.changes = changes;
    this.mode = mode;
    this.modeAtComma = mode;
    this.isPast = isPast;
  }

  get setting(): Setting {
    return (this.found ??= this.findSetting());
  }

  addFrom(start: number): void {
    this.start = start;
    this.end = Math.min(this.clause.last, start + furthest);
    for (let at = start; at < this.end; at += 1) at = this.step(at);
  }

  /** Reads the word at `at`; gives the last one that was read with it, or the end once no other verb can be the subject's. */
  private step(at: number): number {
    const { clause, between } = this;
    const { text } = clause;
    const kind = text.kind(at);
    if (kind === Kind.variable) {
      between.nameThing();
      return at;
    }
    const entry = text.entry(at);
    const word = entry.text;
    if (kind === Kind.word && !steering.has(entry)) {
      if (this.depth === 0 && !between.verb(at)) between.thing(at, entry);
      return at;
    }
    if (word === '(') this.depth += 1;
    if (word === ')') this.depth -= 1;
    if (this.depth < 0) return this.end;
    // "They bark (and spin) at bikes."
    if (word === '(' && coordinators.has(text.word(at + 1)) && text.word(at + 3) === ')')
      return this.joint(at + 1);
    if (this.depth > 0) return at;
    // "The vet – they have been here twice – looks at me."
    // "The mayor loses — they always lose — and goes home."
    if (word === '—' && this.setting.isDashed)
      if (this.setting.outerGoesOn || !coordinators.has(text.word(at + 1))) return this.end;
    if (word === ';' || (word === ':' && !this.tellsOn(at))) return this.end;
    // "Stands 5'9\" and weighs 160."
    if (word === '"' && text.kind(at - 1) === Kind.number && !text.gap(at)) return at;
    if (word === '"') {
      between.nameThing();
      const close = closingQuote(clause, at);
      // "Is “character,” steers you on."
      return close !== undefined && text.word(close - 1) === ','
        ? this.joint(close - 1)
        : (close ?? this.end);
    }
    if (word === ',' && text.word(at + 1) === '"' && !text.gap(at + 1)) return this.behindSpeech(at);
    if (mayJoin(this, at, word)) return this.joint(at);
    if (kind === Kind.opaque) between.nameThing();
    if (kind !== Kind.word) return at;
    const maybeObject = word === 'it' || word === 'you';
    if (subjectPronouns.has(word) && !(maybeObject && isObject(clause, at))) return this.subject(at, word);
    if (word === 'so' && ordersBehindSo(clause, at)) return this.end;
    if (word === 'to') this.followTo(at);
    else if (isFiniteVerb(word)) {
      // "As anyone would" and "what can be seen" are another's.
      // "All they do is eat and sleep."
      if (this.setting.sumsUp && lemmaOf(word) === 'be') return this.end;
      const isOwn = text.word(at - 1) !== 'what';
      const isAnothers = between.auxiliary(at, word, this.start);
      // "They play in May and record in June."
      const isName = () => /^[A-Z][a-z]/.test(text.raw(at));
      if (modals.has(word) && text.isWord(at + 1) && isOwn && !isName()) {
        this.mode = 'bare';
        this.isBareForAnother = isAnothers;
      }
    } else if (!between.verb(at)) {
      if (word !== 'who' && word !== 'which' && word !== 'that') between.thing(at, entry);
      else {
        // "They argue that language, not sense, is the cause."
        if (word === 'that' && this.isKnownVerb(at - 1)) this.named = true;
        // "And the vet, who sees them monthly, says".
        else if (word !== 'that' && text.word(at - 1) === ',') {
          this.named ||= isSaidOf(this.clause.text, this.start, at);
          this.isNamedAside = this.named;
        }
        return between.relative(at, word);
      }
    }
    return at;
  }

  /** "“They bite,” warns a sign, “and bark.”": the verb behind what is said is the speaker's. */
  private behindSpeech(comma: number): number {
    const { text, to } = this.clause;
    for (let at = comma + 2; at < this.end; at += 1) {
      if (text.word(at) !== '"') continue;
      if (coordinators.has(text.word(at + 1))) return at;
      return to === 'plural' ? this.joint(at) : this.end;
    }
    return this.end;
  }

  /** "They greet us nicely now: stay down, wriggle and wait." */
  private tellsOn(colon: number): boolean {
    const { clause, setting } = this;
    const { text, to } = clause;
    if (setting.subordinate || setting.ordered) return false;
    if (to === 'singular') return tellsOfDog(clause, colon, false);
    return isThirdPerson(text.classes(colon + 1)) && listBehind(clause, colon + 1) === 'verbs';
  }

  /** A word or mark that may join another verb. */
  private joint(at: number): number {
    const { clause, setting } = this;
    const { text } = clause;
    const joint = jointAt(clause, at, this.end);
    const { isComma, isJoined, next, verb } = joint;
    if (turnsToReader(this, joint)) return this.end;
    const word = text.word(verb);
    if (modals.has(word) || word === 'did' || word === "didn't") {
      this.isModalListed = isComma && !isJoined && (this.mode === 'finite' || this.isModalListed);
      this.mode = 'bare';
      if (isComma) this.between.end();
    } else if (this.isModalListed && isJoined && isComma) this.mode = 'finite';
    if (subjectPronouns.has(word)) {
      if (isThird(word)) return this.end;
      this.between.joinedSubject(word);
      this.mode = 'finite';
      return verb;
    }
    const isAnother = others.has(text.word(next));
    if (isJoined && isAnother && this.between.joinsAnother(isComma)) {
      return next;
    }
    if (isJoined && (isAnother || text.word(next) === 'whose')) return this.end;
    if (text.word(verb - 1) === 'please') return this.end;
    if (isJoined) {
      this.named = determiners.has(text.word(next));
      this.isNamedAside = false;
    }
    if (isDoneToThem(clause, verb) || isDoneToHim(this, verb)) return this.end;
    const isOver = isComma && (isJoined || this.between.goesOn(joint));
    if (this.isBareForAnother && isOver) this.mode = 'finite';
    const change = verbAtJoint(this, joint);
    if (change && (isComma || setting.endsList) && this.isAnothers(joint)) return this.end;
    if (change === 'past') this.mode = 'past';
    else if (change) this.take(joint, change);
    else {
      this.between.nameNothing();
      if (isComma && !isJoined) {
        // "Married a woman who sings, moved to Leeds and has settled."
        if (this.isPast && isPlainPast(text, verb)) this.between.end();
        if (this.between.endsInsertion()) this.mode = this.modeAtComma;
        this.modeAtComma = this.mode;
      }
      return next - 1;
    }
    return verb;
  }

  /** "And the bath, he says, was empty": whether somebody or something that was named waits for the verb behind a comma. */
  private isAnothers({ at, isJoined, verb }: Joint): boolean {
    const { text } = this.clause;
    if (isJoined && text.word(verb - 1) !== 'then') return this.setting.endsList && text.word(at) !== 'but';
    return this.setting.awaited || (this.named && (this.isNamedAside || isNumbered(text.word(verb))));
  }

  private take(joint: Joint, change: VerbChange): void {
    const { text } = this.clause;
    const { verb } = joint;
    const { between } = this;
    between.nameNothing();
    if (between.claims(joint, this)) return;
    const isSure = !between.mayClaim();
    this.changes.push(isSure ? change : { ...change, doubt: 'Another subject stands in between.' });
    this.listed += 1;
    this.isListOpen = !joint.isJoined;
    this.isPast = pastAuxiliaries.has(text.word(verb));
    between.end();
    this.isBareForAnother = false;
    // "Does not pull", but "does the crossword".
    const isMain = determiners.has(text.word(verb + 1));
    this.mode = formsOfDo.has(text.word(verb)) && !isMain ? 'bare' : 'finite';
  }

  private subject(at: number, word: string): number {
    const { text, pronoun, isOthers } = this.clause;
    const isAnother = isThird(word) && word !== pronoun && word !== 'they';
    if (isThird(word) && !isAnother && !isOthers(at)) return text.word(at - 1) === 'than' ? at + 1 : this.end;
    // "Before you do, freezes", "when I am and follows", "faster than you think and naps": that clause is over.
    const isElliptic = auxiliaries.has(text.word(at + 1)) || text.word(at - 1) === 'than';
    if (isElliptic && endsClause(text, at + 2)) return at + 1;
    if (this.between.subject(at, word)) this.mode = 'finite';
    return at;
  }

  /** "To sit and wait": what is joined is a base. */
  private followTo(at: number): void {
    const { clause, mode } = this;
    const { number } = this.between;
    if (!opensInfinitive(clause, at)) return;
    // "They told us that it was our job to get up and call": the infinitive goes on.
    const goesOn = number === 'none' || (number === 'singular' && clause.to === 'singular');
    if (mode === 'finite' && goesOn) this.mode = 'bare';
  }

  private isKnownVerb(index: number): boolean {
    return (this.clause.text.classes(index) & (Class.verb | Class.thirdPerson)) !== 0;
  }
}
