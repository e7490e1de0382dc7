import {
  auxiliaries,
  coordinators,
  determiners,
  midAdverbs,
  modals,
  objectPronouns,
  prepositions,
  reflexives,
  relatives,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class, isVerb } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import { baseOfThirdPerson, thirdPerson } from './verb-forms.ts';
import { awaitsVerb } from './outer-clause.ts';
import { tellsPast } from './tense.ts';
import { sameInPast } from './word-notes.ts';

/** One verb that follows its subject's number. */
export interface VerbChange {
  readonly index: number;
  readonly word: string;
  /** What it else may be; the word as it was, where this is left out. */
  readonly alternative?: string;
  /** Why it may be wrong; left out where it is certain. */
  readonly doubt?: string;
}

export type Agreement = 'plural' | 'singular';

const inverting = {
  plural: new Map([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['does', 'do'],
    ["isn't", "aren't"],
    ["wasn't", "weren't"],
    ["hasn't", "haven't"],
    ["doesn't", "don't"],
    ['isnt', 'arent'],
    ['wasnt', 'werent'],
    ['hasnt', 'havent'],
    ['doesnt', 'dont'],
  ]),
  singular: new Map([
    ['are', 'is'],
    ['were', 'was'],
    ['have', 'has'],
    ['do', 'does'],
    ["aren't", "isn't"],
    ["weren't", "wasn't"],
    ["haven't", "hasn't"],
    ["don't", "doesn't"],
    ['arent', 'isnt'],
    ['werent', 'wasnt'],
    ['havent', 'hasnt'],
    ['dont', 'doesnt'],
  ]),
} as const;

const furthest = 90;

/**
 * The verbs of the subject that ends before `after` and starts at `subject`, as they read once it has the other number.
 */
export function verbsOf(
  text: Text,
  sentence: Sentence,
  subject: number,
  after: number,
  to: Agreement,
): VerbChange[] {
  return new Walk(text, sentence, to).from(subject, after);
}

type Mode = 'finite' | 'past' | 'bare';

class Walk {
  private readonly text: Text;
  private readonly last: number;
  private readonly first: number;
  private readonly to: Agreement;
  private readonly changes: VerbChange[] = [];
  /** The subject's clause depends on one that may follow behind a comma. */
  private subordinate = false;
  /** The subject's clause hangs on an order: "feed them while they look, and leave". */
  private ordered = false;
  /** Verbs that were already found coordinated. */
  private listed = 0;
  /** The subject's clause stands within one whose own verb is still to come: "that, as far as he knows, is true". */
  private awaited = false;
  /** The subject's own verb tells of the past. */
  private isPast = false;
  /** It is one like "can". */
  private isModal = false;

  constructor(text: Text, { first, last }: Sentence, to: Agreement) {
    this.text = text;
    this.first = first;
    this.last = last;
    this.to = to;
  }

  from(subject: number, after: number): VerbChange[] {
    const { text, to } = this;
    const inverted = this.inversion(subject, after);
    if (inverted !== undefined) {
      this.changes.push(inverted);
      const bare = /^do/.test(text.word(inverted.index)) ? 'bare' : 'finite';
      this.coordinated(after, to === 'singular' ? 'bare' : bare);
      return this.changes;
    }
    if (this.modalBefore(subject)) {
      if (to === 'plural') this.coordinated(after, 'bare');
      return this.changes;
    }
    this.subordinate = this.isSubordinate(subject);
    this.ordered = this.isOrder(subject);
    this.awaited = awaitsVerb(text, this.first, subject, after);
    const verb = this.relativeVerbs(after) ?? this.firstVerb(after);
    if (verb === undefined) return this.changes;
    const word = text.word(verb);
    const mode = this.take(verb);
    if (mode === undefined) return this.changes;
    // "Eats more than he should and sleeps": what is joined goes on before "than".
    if (text.word(subject - 1) === 'than') return this.changes;
    const behind = text.word(verb - 1) === '"' && text.word(verb + 1) === '"' ? verb + 2 : verb + 1;
    this.isPast = mode === 'past' || tellsOfPast.has(word);
    this.isModal = modals.has(word);
    this.coordinated(
      behind,
      mode === 'finite' &&
        /^(?:do|does|don't|doesn't)$/.test(word) &&
        (text.word(behind) === 'not' || this.mainFollows(verb))
        ? 'bare'
        : mode,
    );
    return this.changes;
  }

  /** "It is he who decides", "he who laughs last laughs best": takes the verb of "who"; gives the subject's own behind it. */
  private relativeVerbs(after: number): number | undefined {
    const { text, last } = this;
    let who = after;
    if (text.word(who) === ',')
      who = text.word(after + 1) === 'who' ? after + 1 : (this.closing(after, 'who') ?? after) + 1;
    if (text.word(who) !== 'who') return undefined;
    const verb =
      this.to === 'plural' ? this.finiteFrom(who + 1, Math.min(last, who + 8)) : this.firstVerb(who + 1);
    if (verb === undefined) return undefined;
    this.take(verb);
    return who > after ? undefined : this.finiteFrom(verb + 1, Math.min(last, verb + 25));
  }

  /** The first verb that goes with one subject; none behind a subject of its own. */
  private finiteFrom(from: number, end: number): number | undefined {
    const { text, to } = this;
    for (let at = from; at < end; at += 1) {
      const word = text.word(at);
      if (subjectPronouns.has(word) || coordinators.has(word)) return undefined;
      if (inverting[to].has(word)) return at;
      const classes = text.classes(at);
      if (classes & Class.thirdPerson && (!(classes & Class.plural) || classes & Class.verbFirst)) return at;
    }
    return undefined;
  }

  /** "can he", "did they": what follows is a base whatever the number. */
  private modalBefore(subject: number): boolean {
    const { text, first } = this;
    let at = subject - 1;
    if (at >= first && text.word(at) === 'not') at -= 1;
    if (at < first) return false;
    // "Why'd they do it?"
    if (text.kind(at) === Kind.clitic) return /^(?:'d|'ll)$/.test(text.word(at)) && at === subject - 1;
    const word = text.word(at);
    return modals.has(word) || word === 'did' || word === "didn't";
  }

  /** A clause at the front, "if they pull": its main clause follows behind a comma. */
  private isSubordinate(subject: number): boolean {
    const { text, first } = this;
    let at = subject - 1;
    while (at >= first && this.isAdverb(at) && !dependent.has(text.word(at))) at -= 1;
    if (at < first) return false;
    const word = text.word(at);
    return dependent.has(word) || (word === 'that' && text.word(at - 1) === 'now');
  }

  /** Whether the sentence, or its part behind a mark, starts with an order to the reader. */
  private isOrder(subject: number): boolean {
    const { text, first } = this;
    let start = subject;
    while (start > first && !clauseEdges.has(text.word(start - 1))) start -= 1;
    // "They find a ball, forget they have an owner, and run": no order, but one more of their verbs.
    if (text.word(start - 1) === ',')
      for (let at = start - 2; at >= first && at > start - 24; at -= 1)
        if (text.word(at) === 'they') return false;
    while (start < subject && orderOpenings.has(text.word(start))) start += 1;
    const classes = text.classes(start);
    return (
      start < subject &&
      (classes & Class.verb) !== 0 &&
      ((classes & Class.verbFirst) !== 0 || !(classes & (Class.noun | Class.adjective | Class.adverb)))
    );
  }

  /** "If they pace, whine or scratch, come back": the comma at `at` parts verbs of one list. */
  private listsOn(at: number): boolean {
    const { text } = this;
    let or = false;
    for (let index = at + 1; index < Math.min(this.last, at + 20); index += 1) {
      const word = text.word(index);
      if (word === 'or') or = true;
      if (word === ',' && or) return true;
      if (word === ';' || word === ':') return false;
    }
    return false;
  }

  private mainFollows(verb: number): boolean {
    const next = this.skipAdverbs(verb + 1);
    return (this.text.classes(next) & Class.verb) !== 0;
  }

  /** Changes the first verb behind the subject; undefined where it is none that a subject can have. */
  private take(verb: number): Mode | undefined {
    const { text, to } = this;
    const word = text.word(verb);
    if (text.kind(verb) === Kind.clitic) {
      if (word === "'s" || word === "'re" || word === "'ve") return 'finite';
      return 'bare';
    }
    const irregular = inverting[to].get(word);
    if (irregular !== undefined) {
      this.changes.push({ index: verb, word: irregular });
      return 'finite';
    }
    if (modals.has(word)) return 'bare';
    const classes = text.classes(verb);
    if (auxiliaries.has(word))
      return /^did|^had/.test(word) ? (word.startsWith('did') ? 'bare' : 'past') : 'finite';
    if (to === 'plural') {
      if (classes & Class.past && !(classes & Class.thirdPerson)) return 'past';
      const base = baseOfThirdPerson(word);
      if (base === undefined) return classes & (Class.verb | Class.past) ? 'past' : undefined;
      if (
        !(classes & Class.thirdPerson) &&
        classes & (Class.adverb | Class.adjective) &&
        !(classes & Class.plural)
      )
        return undefined;
      if (prepositions.has(word) || subordinators.has(word)) return undefined;
      this.changes.push({ index: verb, word: base });
      return 'finite';
    }
    if (sameInPast.has(word)) {
      if (tellsPast(text, { first: this.first, last: this.last, block: 0 }, verb)) {
        const alternative = thirdPerson(word);
        this.changes.push({ index: verb, word, alternative, doubt: `“${word}” may be of today.` });
        return 'past';
      }
      this.changes.push({ index: verb, word: thirdPerson(word), doubt: `“${word}” may be the past tense.` });
      return 'finite';
    }
    if (classes & Class.past) return 'past';
    if (/ed$/.test(word) && !(classes & Class.verb)) return 'past';
    if (classes & Class.verb || word === 'back' || isPlainVerb(word, classes, text, verb)) {
      this.changes.push({ index: verb, word: thirdPerson(word) });
      return 'finite';
    }
    return undefined;
  }

  /** The first verb behind the subject, adverbs and what commas or brackets enclose stepped over. */
  private firstVerb(after: number): number | undefined {
    const { text, last } = this;
    let at = after;
    for (let steps = 0; steps < 8 && at < last; steps += 1) {
      const kind = text.kind(at);
      const word = text.word(at);
      if (kind === Kind.clitic) return at;
      if (word === ',' || word === '(' || word === '—' || word === '-') {
        const close = this.closing(at);
        if (close === undefined) return undefined;
        at = close + 1;
        continue;
      }
      if (word === '"' || word === "'" || word === '*' || word === '_') {
        at += 1;
        continue;
      }
      if (kind !== Kind.word) return undefined;
      if (coordinators.has(word) && word !== 'then' && word !== 'yet') return undefined;
      if (!this.isAdverb(at)) return at;
      at += 1;
    }
    return undefined;
  }

  /** The mark that closes an insertion which opens at `at`, where a verb follows it. */
  private closing(at: number, before?: string): number | undefined {
    const { text, last } = this;
    const open = text.word(at);
    const mark = open === '(' ? ')' : open;
    const limit = Math.min(last, at + 16);
    for (let index = at + 1; index < limit; index += 1) {
      if (text.word(index) !== mark) continue;
      const next = this.skipAdverbs(index + 1);
      const classes = text.classes(next);
      const word = text.word(next);
      const verbal =
        auxiliaries.has(word) ||
        modals.has(word) ||
        (classes & (Class.verb | Class.thirdPerson | Class.past)) !== 0;
      if (text.word(index + 1) === before) return index;
      if (verbal && (open !== ',' || index > at + 1)) return index;
      if (open !== ',') return undefined;
    }
    return undefined;
  }

  /** "And by the age of thirty was": the verb behind what a preposition opens. */
  private auxiliaryBehind(preposition: number): number | undefined {
    const { text, last, to } = this;
    for (let at = preposition + 2; at < Math.min(last, preposition + 8); at += 1) {
      const word = text.word(at);
      if (!text.isWord(at) || subjectPronouns.has(word) || subordinators.has(word)) return undefined;
      if (inverting[to].has(word)) return determiners.has(text.word(at + 1)) ? undefined : at;
    }
    return undefined;
  }

  private isAdverb(index: number): boolean {
    const { text } = this;
    const word = text.word(index);
    if (word === 'back') {
      // "They back themselves in", "they back up".
      const next = text.word(index + 1);
      if (reflexives.has(next) || determiners.has(next) || verbParticles.has(next)) return false;
    }
    if (midAdverbs.has(word)) return !(word === 'like' || word === 'kind');
    // "If he so much as looks at me."
    if (word === 'as') return text.word(index - 1) === 'much' && text.word(index - 2) === 'so';
    const classes = text.classes(index);
    if (word.endsWith('ly')) return (classes & Class.verb) === 0;
    return false;
  }

  private skipAdverbs(index: number): number {
    let at = index;
    while (at < this.last && this.text.isWord(at) && this.isAdverb(at)) at += 1;
    return at;
  }

  /** "does he", "isn't he": the verb before the subject, where it is the subject's. */
  private inversion(subject: number, after: number): VerbChange | undefined {
    const { text, first, to } = this;
    let at = subject - 1;
    if (at >= first && text.word(at) === 'not') at -= 1;
    if (at < first) return undefined;
    if (text.kind(at) === Kind.clitic) return undefined;
    const word = inverting[to].get(text.word(at));
    // "It was he": the verb is that of "it".
    if (word === undefined || text.word(at - 1) === 'it') return undefined;
    const next = this.skipAdverbs(after);
    const nextWord = text.word(next);
    const isDo = /^do/.test(text.word(at));
    if (text.kind(next) === Kind.clitic) return undefined;
    if (!isDo && next < this.last) {
      if (auxiliaries.has(nextWord) && !/^be/.test(nextWord)) return undefined;
      if (modals.has(nextWord)) return undefined;
      const classes = text.classes(next);
      const finite =
        to === 'plural'
          ? classes & Class.thirdPerson && !(classes & Class.plural && classes & Class.nounFirst)
          : classes & Class.verb &&
            !(classes & (Class.noun | Class.adjective | Class.adverb | Class.participle));
      if (finite) return undefined;
      const isBe = /^(?:is|are|was|were)/.test(text.word(at));
      // "What I know is he barked": a past that is no participle is a verb of its own.
      if (isBe && classes & Class.past && !(classes & Class.participle)) return undefined;
    }
    return { index: at, word };
  }

  /** Follows the sentence to the verbs that are coordinated with the one before `from`. */
  private coordinated(from: number, start: Mode): void {
    const { text, to } = this;
    const end = Math.min(this.last, from + furthest);
    const verbAt = from - 1;
    let mode: Mode = start;
    /** Number of the subject of a clause in between that could claim the next verb. */
    let foreign: 'none' | 'singular' | 'plural' = 'none';
    let foreignRelative = false;
    let foreignAt = -1;
    let noun: 'none' | 'singular' | 'plural' = 'none';
    let named = false;
    let depth = 0;
    /** Things are being listed: "sleep, food and walks". */
    let nounList = false;
    for (let at = from; at < end; at += 1) {
      const word = text.word(at);
      const kind = text.kind(at);
      if (kind === Kind.variable) {
        noun = 'singular';
        continue;
      }
      if (word === '(') depth += 1;
      if (word === ')') {
        if (depth === 0) return;
        depth -= 1;
      }
      if (depth > 0) continue;
      if (word === ';' || word === ':') return;
      if (word === '"') {
        const close = this.closingQuote(at);
        if (close === undefined) return;
        at = close;
        noun = 'singular';
        continue;
      }
      const joins = coordinators.has(word) || word === ',' || word === '—' || word === '/';
      if (
        joins &&
        !(word === 'then' && this.insideVerb(at)) &&
        !(word === 'yet' && text.word(at - 1) !== ',')
      ) {
        const comma = word === ',' || word === '—';
        let next = at + 1;
        let joined = !comma;
        while (next < end && (coordinators.has(text.word(next)) || text.word(next) === ',')) {
          joined ||= coordinators.has(text.word(next));
          next += 1;
        }
        // "And, when he has had enough, steps off."
        if (joined && text.word(next - 1) === ',') next = (this.closing(next - 1) ?? next - 1) + 1;
        else if (joined && prepositions.has(text.word(next))) next = this.auxiliaryBehind(next) ?? next;
        const verb = text.word(next) === 'so' || text.word(next) === 'there' ? next : this.skipAdverbs(next);
        const nextWord = text.word(verb);
        if (
          to === 'singular' &&
          comma &&
          (word === '—' ||
            (this.subordinate && !this.listsOn(at)) ||
            (this.ordered && (joined || at > verbAt + 2))) &&
          (!joined || text.word(at + 1) === 'then' || this.ordered)
        )
          return;
        if (modals.has(nextWord) || nextWord === 'did' || nextWord === "didn't") mode = 'bare';
        if (subjectPronouns.has(nextWord)) {
          if (isThird(nextWord)) return;
          foreign = nextWord === 'it' ? 'singular' : 'plural';
          foreignRelative = true;
          mode = 'finite';
          at = verb;
          continue;
        }
        if (joined && others.has(text.word(next))) return;
        // "And the bath, he says, was empty": one that is named between commas gets the verb.
        if (joined) named = determiners.has(text.word(next));
        const change = this.candidate(verb, at, mode, comma, joined, nounList);
        // "If you aren't sure that they will, stop": nothing of theirs goes on.
        if (comma && !joined && to === 'singular' && this.isModal && at === from) return;
        if (
          comma &&
          (!joined || text.word(verb - 1) === 'then') &&
          change !== undefined &&
          (this.awaited || (named && isAuxiliary(nextWord)))
        )
          return;
        const butIt = word === 'but' && text.word(foreignAt) === 'it';
        if (change === 'past') {
          mode = 'past';
          at = verb;
          continue;
        }
        if (change !== undefined) {
          const claimed =
            to === 'plural'
              ? foreign === 'singular' && !butIt && !(comma && !foreignRelative)
              : foreign === 'plural' && !(comma && joined && !foreignRelative);
          if (!claimed) {
            const doubt =
              foreign !== 'none' || change.doubt !== undefined
                ? { doubt: change.doubt ?? 'Another subject stands in between.' }
                : {};
            this.changes.push({ index: verb, word: change.word, ...doubt });
            this.listed += 1;
            this.isPast = tellsOfPast.has(text.word(verb));
            foreign = 'none';
            nounList = false;
            mode = /^(?:do|does|don't|doesn't)$/.test(text.word(verb)) ? 'bare' : 'finite';
          }
          at = verb;
          noun = 'none';
          continue;
        }
        if (comma && !joined && !this.knownVerb(verb) && !prepositions.has(nextWord)) nounList = true;
        at = next - 1;
        noun = 'none';
        continue;
      }
      if (kind !== Kind.word) {
        if (
          kind === Kind.clitic &&
          noun !== 'none' &&
          (word === "'s" || word === "'re") &&
          subjectPronouns.has(text.word(at - 1))
        ) {
          foreign = word === "'s" ? 'singular' : 'plural';
        }
        if (kind === Kind.opaque) noun = 'singular';
        continue;
      }
      if (
        subjectPronouns.has(word) &&
        !(word === 'it' && this.isObject(at)) &&
        !(word === 'you' && this.isObject(at))
      ) {
        if (isThird(word) && text.word(at - 1) === 'than') {
          at += 1;
          continue;
        }
        if (isThird(word)) return;
        foreign = word === 'it' ? 'singular' : 'plural';
        foreignRelative = this.relativeBefore(at);
        foreignAt = at;
        mode = 'finite';
        noun = 'singular';
        continue;
      }
      if (modals.has(word)) mode = 'bare';
      if (
        word === 'so' &&
        to === 'singular' &&
        text.classes(this.skipAdverbs(at + 1)) & Class.verb &&
        !subjectPronouns.has(text.word(at + 1))
      ) {
        // "They are tired, so stop": an order to the reader.
        return;
      }
      if (word === 'to') {
        const next = this.skipAdverbs(at + 1);
        if (
          text.classes(next) & Class.verb ||
          text.word(next) === 'be' ||
          text.word(next) === 'have' ||
          text.word(next) === 'do'
        ) {
          // "They told us that it was our job to get up and call": the infinitive goes on.
          const goesOn = foreign === 'none' || (foreign === 'singular' && to === 'singular');
          if (mode === 'finite' && goesOn) mode = 'bare';
        }
        continue;
      }
      if (modals.has(word) || auxiliaries.has(word)) {
        if (noun === 'none' || at === from) {
          continue;
        }
        if (this.clauseSubject(at)) {
          const singular = /^(?:is|was|has|does|isn't|wasn't|hasn't|doesn't)$/.test(word);
          const plural = /^(?:are|were|have|do|aren't|weren't|haven't|don't)$/.test(word);
          foreign = singular ? 'singular' : plural ? 'plural' : noun;
          foreignRelative = this.relativeBefore(at);
        }
        continue;
      }
      const classes = text.classes(at);
      if (
        classes & Class.thirdPerson &&
        noun === 'singular' &&
        this.clauseSubject(at) &&
        (!(classes & Class.plural) || classes & Class.verbFirst)
      ) {
        foreign = 'singular';
        foreignRelative = this.relativeBefore(at);
        noun = 'none';
        continue;
      }
      if (classes & Class.verb && classes & Class.verbFirst && noun === 'plural' && this.clauseSubject(at)) {
        foreign = 'plural';
        foreignRelative = this.relativeBefore(at);
        noun = 'none';
        continue;
      }
      if (relatives.has(word) && (word === 'who' || word === 'which' || word === 'that')) {
        // "They argue that language, not sense, is the cause."
        if (word === 'that' && this.knownVerb(at - 1)) named = true;
        const opens = text.word(at + 1) === ',' ? this.closing(at + 1) : undefined;
        const next = this.skipAdverbs((opens ?? at) + 1);
        const nextClasses = text.classes(next);
        const nextWord = text.word(next);
        if (opens !== undefined) at = opens;
        if (
          /^(?:is|was|has|does|isn't|wasn't|hasn't|doesn't)$/.test(nextWord) ||
          (nextClasses & Class.thirdPerson && !(nextClasses & Class.plural && nextClasses & Class.nounFirst))
        ) {
          foreign = 'singular';
          foreignRelative = true;
        } else if (/^(?:are|were|have|do)$/.test(nextWord)) {
          foreign = 'plural';
          foreignRelative = true;
        }
        continue;
      }
      if (classes & Class.plural) noun = 'plural';
      else if (
        !determiners.has(word) &&
        !prepositions.has(word) &&
        !subordinators.has(word) &&
        (classes === 0 || classes & Class.noun)
      ) {
        noun = 'singular';
      }
    }
  }

  /** A verb of the wrong form lists no things. */
  /** Surely a verb of the number that is being changed: the last of a list. */
  private finiteAt(index: number): boolean {
    const classes = this.text.classes(index);
    const form = this.to === 'plural' ? Class.thirdPerson : Class.verb;
    return (
      (classes & form) !== 0 &&
      ((classes & Class.verbFirst) !== 0 || !(classes & (Class.noun | Class.plural)))
    );
  }

  /** What the list that the verb at `verb` may be part of goes on with: surely verbs, words that may be verbs, or none. */
  private listBehind(verb: number): 'verbs' | 'perhaps' | 'none' {
    const { text } = this;
    for (let at = verb + 1; at < Math.min(this.last, verb + 30); at += 1) {
      const word = text.word(at);
      const isLast = coordinators.has(word) || (word === ',' && coordinators.has(text.word(at + 1)));
      if (!isLast && word !== ',') {
        if (!text.isWord(at) || subjectPronouns.has(word)) return 'none';
        continue;
      }
      let next = at + 1;
      while (coordinators.has(text.word(next))) next += 1;
      next = this.skipAdverbs(next);
      if (this.isSurely(next)) return 'verbs';
      if (isLast) return this.mayBe(next) ? 'perhaps' : 'none';
      if (!this.mayBe(next)) return 'none';
    }
    return 'none';
  }

  /** Whether the word could be a verb of the number that is being changed. */
  private mayBe(index: number): boolean {
    return (this.text.classes(index) & (this.to === 'plural' ? Class.thirdPerson : Class.verb)) !== 0;
  }

  /** Whether it is one, by itself or by what follows it. */
  private isSurely(index: number): boolean {
    const { text } = this;
    if (inverting[this.to].has(text.word(index))) return true;
    if (!this.mayBe(index)) return false;
    if (this.finiteAt(index)) return true;
    const next = text.word(index + 1);
    return (
      determiners.has(next) ||
      objectPronouns.has(next) ||
      reflexives.has(next) ||
      nothings.has(next) ||
      verbParticles.has(next) ||
      next.endsWith('ly') ||
      (subordinators.has(next) && !prepositions.has(next))
    );
  }

  private knownVerb(index: number): boolean {
    return (this.text.classes(index) & (Class.verb | Class.thirdPerson)) !== 0;
  }

  private closingQuote(at: number): number | undefined {
    const limit = Math.min(this.last, at + 40);
    for (let index = at + 1; index < limit; index += 1) if (this.text.word(index) === '"') return index;
    return undefined;
  }

  /** "will then sit": the adverb, not the joint. */
  private insideVerb(at: number): boolean {
    const before = this.text.word(at - 1);
    return modals.has(before) || auxiliaries.has(before) || subjectPronouns.has(before);
  }

  private isObject(at: number): boolean {
    const before = this.text.word(at - 1);
    if (prepositions.has(before) && !subordinators.has(before)) return true;
    const classes = this.text.classes(at - 1);
    if (!(classes & (Class.verb | Class.thirdPerson | Class.past | Class.gerund))) return false;
    const next = this.text.classes(at + 1);
    const nextWord = this.text.word(at + 1);
    return (
      !(auxiliaries.has(nextWord) || modals.has(nextWord) || this.text.kind(at + 1) === Kind.clitic) &&
      !(next & Class.verb && next & Class.verbFirst)
    );
  }

  /** Whether a clause with a subject of its own has begun between the coordinated verbs. */
  private clauseSubject(at: number): boolean {
    const { text } = this;
    for (let index = at - 1; index > at - 9 && index >= this.first; index -= 1) {
      const word = text.word(index);
      if (subordinators.has(word) || coordinators.has(word) || word === ',') return true;
      const classes = text.classes(index);
      if (saying.has(word)) return true;
      if (classes & Class.thirdPerson && !(classes & Class.plural)) return true;
    }
    return false;
  }

  private relativeBefore(at: number): boolean {
    const { text } = this;
    for (let index = at; index > at - 8 && index >= this.first; index -= 1) {
      const word = text.word(index);
      if (relatives.has(word)) return true;
      if (subordinators.has(word)) return false;
    }
    return true;
  }

  /** How a word behind a coordinator would change as a verb; 'past' where it is one that does not, undefined for no verb. */
  private candidate(
    verb: number,
    joint: number,
    mode: Mode,
    comma: boolean,
    joined: boolean,
    nounList: boolean,
  ): VerbChange | 'past' | undefined {
    const { text, to } = this;
    if (!text.isWord(verb) || verb >= this.last) return undefined;
    const word = text.word(verb);
    const irregular = inverting[to].get(word);
    const next = text.word(verb + 1);
    if (text.isCapitalized(verb)) return undefined;
    if (irregular !== undefined) {
      if (text.word(verb - 1) === 'there' || text.word(verb - 1) === 'here') return undefined;
      if (!joined && comma && (this.invertedAt(verb) || !this.isListed(verb))) return undefined;
      if (to === 'singular' && (word === 'have' || word === 'do') && mode !== 'finite') {
        // "They joined us in 2018 and have been a help since."
        const isPerfect = text.classes(this.skipAdverbs(verb + 1)) & Class.participle || next === 'been';
        if (word === 'do' || mode === 'bare' || !isPerfect) return undefined;
      }
      if (subjectPronouns.has(next)) return undefined;
      return { index: verb, word: irregular };
    }
    const isLiking = word === 'like' && text.word(verb - 1).endsWith('ly') && determiners.has(next);
    if (modals.has(word) || auxiliaries.has(word) || determiners.has(word)) return undefined;
    if (prepositions.has(word) && !isLiking) return undefined;
    const classes = text.classes(verb);
    if (to === 'plural') {
      if (!(classes & Class.thirdPerson)) {
        return classes & Class.past && !(classes & (Class.noun | Class.adjective)) && joined
          ? 'past'
          : undefined;
      }
      if (this.isPast && !joined) return undefined;
      if (this.subordinate && this.isModal) return undefined;
      const base = baseOfThirdPerson(word);
      if (base === undefined) return undefined;
      if (!(classes & Class.plural)) return { index: verb, word: base };
      return this.readsAsVerb(verb, joint, classes, joined, mode, nounList)
        ? { index: verb, word: base }
        : undefined;
    }
    if (mode !== 'finite') return undefined;
    if (!(classes & Class.verb) || classes & Class.gerund) return undefined;
    if (sameInPast.has(word) ? !this.tellsOfToday() : classes & Class.past) return undefined;
    if (objectPronouns.has(next) && (next === 'them' || next === 'him' || next === 'her')) return undefined;
    if (next === 'themselves' || next === 'themself') return { index: verb, word: thirdPerson(word) };
    if (classes & Class.noun || classes & (Class.adjective | Class.adverb)) {
      if (!this.readsAsVerb(verb, joint, classes, joined, mode, nounList)) return undefined;
    }
    return { index: verb, word: thirdPerson(word) };
  }

  /** "Teaches, is learning": an auxiliary behind a bare comma is one of a list. */
  private isListed(verb: number): boolean {
    const { text } = this;
    const word = text.word(verb);
    return (
      this.listed > 0 ||
      word.endsWith("n't") ||
      this.listBehind(verb) === 'verbs' ||
      this.changes.some(({ index }) => text.word(index) === word)
    );
  }

  /** Whether a verb before shows that all this happens in the present: "they go home, cut the cake". */
  private tellsOfToday(): boolean {
    const first = this.changes[0];
    return first !== undefined && !sameInPast.has(this.text.word(first.index)) && !this.isPast;
  }

  private invertedAt(verb: number): boolean {
    return (
      subjectPronouns.has(this.text.word(verb + 1)) ||
      /^(?:this|that|there|these|those)$/.test(this.text.word(verb + 1))
    );
  }

  /** Noun or verb: what follows decides, then what the word mostly is. */
  private readsAsVerb(
    verb: number,
    joint: number,
    classes: number,
    joined: boolean,
    mode: Mode,
    nounList: boolean,
  ): boolean {
    const { text, to } = this;
    const next = text.word(verb + 1);
    const before = text.classes(joint - 1);
    const beforeWord = text.word(joint - 1);
    let score = classes & Class.verbFirst ? 2 : classes & Class.nounFirst ? -1.5 : 0;
    if (classes & Class.adjective && to === 'singular') score -= 1;
    const isObject =
      next === "'" ? text.word(verb + 2) === 'em' : objectPronouns.has(next) || nothings.has(next);
    if (determiners.has(next) || isObject) score += 3;
    else if (to === 'plural' && text.classes(verb + 1) & Class.plural) score += 2.5;
    else if ((joined || to === 'singular') && subordinators.has(next) && !prepositions.has(next))
      score += 1.5;
    else if (next === 'to' || verbParticles.has(next)) score += 1.5;
    else if (next === 'of' || next === "'s" || next === "'") score -= 3;
    else if (prepositions.has(next)) score += 0.5;
    else if ((modals.has(next) || auxiliaries.has(next)) && next !== 'being' && next !== 'having') score -= 4;
    else if (text.word(verb + 1).endsWith('ly')) score += 1.5;
    else if (text.classes(verb + 1) & Class.gerund) score += 1;
    if (before & Class.plural && !(before & Class.thirdPerson && before & Class.verbFirst))
      score -= to === 'plural' ? 1.5 : 0.2;
    if (
      before & (Class.adverb | Class.thirdPerson) ||
      particleWords.has(beforeWord) ||
      objectPronouns.has(beforeWord)
    )
      score += 1;
    if (to === 'plural' && beforeWord !== '' && before & Class.adjective && !(before & Class.thirdPerson))
      score += 0.3;
    if (!joined) score -= 1;
    if (to === 'plural' && mode === 'bare') score -= 1.5;
    const isInList = (!joined || text.word(verb - 1) === 'then') && mode !== 'bare';
    const list = isInList ? this.listBehind(verb) : 'none';
    score += listWorth[list];
    if (
      to === 'singular' &&
      list !== 'verbs' &&
      text.isWord(joint - 1) &&
      (determiners.has(text.word(joint - 2)) || before & Class.noun) &&
      classes & Class.nounFirst
    )
      score -= 1;
    if (text.word(verb - 1).endsWith('ly')) score += 1.5;
    // "His scarf, races": things of a list would have a word like "his" each, or none.
    if (to === 'plural' && determiners.has(text.word(joint - 2)) && before & Class.noun) score += 1.5;
    if (this.subordinate && !joined && this.listsOn(joint)) score += 3;
    if (nounList) score -= 2.5;
    else if (this.listed > 0) score += 2;
    if (this.changes.some(({ index }) => index === joint - 1)) score += 3;
    if (!joined && text.word(verb + 1) === 'or') score -= 1;
    return score > 0;
  }
}

const clauseEdges = new Set([',', ':', ';', '—', '.', '!', '?', '"', '(']);
const orderOpenings = new Set(
  "please then just always never now do don't not first instead also and or but so".split(' '),
);
const dependent = new Set(
  'when whenever whatever whichever whoever however if once as while until till before after because since unless although though where wherever time moment instant'.split(
    ' ',
  ),
);
const tellsOfPast = new Set("was were had did wasn't weren't hadn't didn't".split(' '));
const saying = new Set(
  'think thinks say says know knows hope hopes believe believes feel feels ensure sure guess thought said knew'.split(
    ' ',
  ),
);
/** How much a list that goes on so says for its verb. */
const listWorth = { verbs: 3.5, perhaps: 1.5, none: 0 } as const;
const isThird = (word: string) => word === 'he' || word === 'she' || word === 'they';
const isAuxiliary = (word: string) => inverting.plural.has(word) || inverting.singular.has(word);
/** "They rush in or hang back, and neither tells us why." */
const others = new Set('neither each everyone everybody nobody someone somebody'.split(' '));
const nothings = new Set('nothing everything something anything nobody everybody somebody'.split(' '));
const verbParticles = new Set(
  'up down off out away back over around round about at through forward into onto along'.split(' '),
);
const particleWords = new Set(
  'up down off out away back over around in on through forward along again still here there'.split(' '),
);

function isPlainVerb(word: string, classes: number, text: Text, index: number): boolean {
  if (isVerb(word)) return true;
  if (classes & (Class.adverb | Class.gerund | Class.past | Class.plural)) return false;
  if (prepositions.has(word) || determiners.has(word) || subordinators.has(word) || objectPronouns.has(word))
    return false;
  if (classes !== 0 || word.length < 3) return false;
  // A word that nothing is known of right behind its subject, at the end or in front of an object.
  const next = text.word(index + 1);
  return (
    !text.isWord(index + 1) || determiners.has(next) || objectPronouns.has(next) || prepositions.has(next)
  );
}
