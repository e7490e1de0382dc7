import {
  auxiliaries,
  coordinators,
  midAdverbs,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import { Kind } from './kinds.ts';
import { causes, contextOf, type Context } from './they-context.ts';
import { isDogText } from './dog-text.ts';
import { Class, lemmaOf } from './lexicon.ts';
import { mentionsOf, type Being, type Mention } from './mentions.ts';
import { pronounRoles, type Role } from './pronoun-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import { ofDogs, ofOthers, type Link, type Weights } from './they-weights.ts';
import { livingObjects, ownParts, partOf, sharedParts } from './they-words.ts';

/** Whom a "they", "them" or "their" means. */
export interface TheyReading {
  readonly isDog: boolean;
  /** Why that may be wrong; left out where it is certain. */
  readonly why?: string;
}

/** Mentions per sentence that are weighed: more than a reader keeps in mind. */
const kept = 12;

/** Reads every "they" of a document in one pass: several beings and things before it speak against the dog. */
export function pluralThey(text: Text, sentences: readonly Sentence[]): Map<number, TheyReading> {
  const readings = new Map<number, TheyReading>();
  const recent: Mention[][] = [];
  const aboutDogs = isDogText(text);
  const weights = aboutDogs ? ofDogs : ofOthers;
  let dogSpoken = false;
  // In a text about a dog things come in the plural more often than people do.
  const things = aboutDogs ? weights.dogTextThing : weights.openThing;
  for (const sentence of sentences) {
    const pronouns = pronounsOf(text, sentence);
    const nouns = mentionsOf(text, sentence);
    const here: Mention[] = [];
    recent.unshift(here);
    if (recent.length > weights.fading.length) recent.pop();
    let next = 0;
    let previous: Pronoun | undefined;
    for (const pronoun of pronouns) {
      while (next < nouns.length && (nouns[next]?.index ?? 0) < pronoun.index) {
        const noun = nouns[next];
        if (noun) here.push(noun);
        if (noun?.being === 'animal' && !noun.plural) dogSpoken = true;
        next += 1;
      }
      if (here.length > kept) here.splice(0, here.length - kept);
      const threshold = weights.threshold[pronoun.role];
      const lean =
        leaningOf(text, sentence, pronoun, recent, previous, things, aboutDogs, dogSpoken, weights) -
        threshold;
      const isDog = lean <= 0;
      if (isDog) dogSpoken = true;
      readings.set(
        pronoun.index,
        Math.abs(lean) < 0.35 ? { isDog, why: isDog ? severalWhy : dogWhy } : { isDog },
      );
      here.push({
        index: pronoun.index,
        plural: !isDog,
        being: isDog ? 'animal' : beingOf(here, recent),
        weight: isDog
          ? weights.chainDog * (pronoun.role === 'subject' ? 1 : 0.8)
          : weights.chainSeveral * (pronoun.role === 'possessive' ? 0.8 : 1),
        depth: 'chain',
        block: sentence.block,
        subject: pronoun.role === 'subject',
      });
      previous = { ...pronoun, isDog };
    }
    while (next < nouns.length) {
      const noun = nouns[next];
      if (noun) here.push(noun);
      if (noun?.being === 'animal' && !noun.plural) dogSpoken = true;
      next += 1;
    }
    if (here.length > kept) here.splice(0, here.length - kept);
  }
  return readings;
}

const severalWhy = 'This may mean several, not the dog.';
const dogWhy = 'This may mean the dog.';

interface Pronoun {
  readonly index: number;
  readonly role: Role;
  readonly isDog?: boolean;
}

function pronounsOf(text: Text, { first, last }: Sentence): Pronoun[] {
  const found: Pronoun[] = [];
  for (let index = first; index < last; index += 1) {
    if (!text.isWord(index)) continue;
    const initial = text.html.charCodeAt(text.start(index)) | 32;
    if (initial !== 116) continue;
    const role = pronounRoles(text.word(index), 'neutral')?.[0];
    if (role) found.push({ index, role });
  }
  return found;
}

function beingOf(here: readonly Mention[], recent: readonly (readonly Mention[])[]): Being {
  for (let index = here.length - 1; index >= 0; index -= 1)
    if (here[index]?.plural) return here[index]?.being ?? 'thing';
  for (const sentence of recent) {
    const plural = sentence.findLast((mention) => mention.plural);
    if (plural) return plural.being;
  }
  return 'person';
}

/** Above 0 for several, below for the dog. */
function leaningOf(
  text: Text,
  sentence: Sentence,
  pronoun: Pronoun,
  recent: readonly (readonly Mention[])[],
  previous: Pronoun | undefined,
  things: number,
  aboutDogs: boolean,
  dogSpoken: boolean,
  weights: Weights,
): number {
  const told = toldBySentence(text, sentence, pronoun);
  if (told >= 3 || told <= -3) return told;
  if (pronoun.role === 'reflexive') return ownSubject(pronoun, recent[0] ?? []);
  const context = contextOf(text, sentence, pronoun);
  const byThings = pronoun.role === 'possessive' ? 0.5 : pronoun.role === 'independent' ? 0.1 : 1;
  const clash = clashes(text, pronoun, previous);
  const severals: number[] = [];
  const ones: number[] = [];
  let notDog = false;
  let anyPlural = false;
  let pluralInBlock = false;
  let oneInBlock = false;
  const order = context !== 'person' && isOrder(text, sentence, pronoun);
  for (const [distance, mentions] of recent.entries()) {
    const fade = weights.fading[distance] ?? 0;
    const subjects =
      order && mentions.some((other) => other.plural && other.depth === 'subject' && other.being !== 'thing');
    const lastSubject = mentions.findLast((other) => other.subject && other.depth !== 'chain')?.index ?? -1;
    let severalHere = 0;
    let oneHere = 0;
    for (let at = mentions.length - 1; at >= 0; at -= 1) {
      const mention = mentions[at];
      if (!mention) continue;
      if (distance === 0 && excluded(text, pronoun, mention)) {
        if (!mention.plural && mention.being === 'animal' && mention.depth !== 'chain') notDog = true;
        continue;
      }
      if (distance === 0 && relativeHead(text, pronoun, mention)) continue;
      if (clash && distance === 0 && previous && mention.index === previous.index) continue;
      const chained = mention.depth === 'chain' && !mention.plural;
      const nearness =
        distance === 0 && !chained ? Math.max(0.6, 1 - (pronoun.index - mention.index) / 60) : 1;
      const isOvertaken = mention.subject && mention.index < lastSubject;
      const ordered = order && !subjects && distance === 0 && !mention.plural && mention.being === 'animal';
      const worth =
        (ordered ? 1.2 : 1) *
        (isOvertaken ? weights.overtaken : 1) *
        mention.weight *
        (ordered ? 1 : depthOf(mention, pronoun.role, weights)) *
        fade *
        (mention.plural && distance > 0 && mention.block !== sentence.block ? weights.otherBlock : 1) *
        nearness *
        fits(mention, context, distance === 0 ? things : weights.dogTextThing, weights) *
        (mention.being === 'thing' ? byThings : 1);
      if (mention.plural && distance < 2) anyPlural = true;
      if (mention.block === sentence.block) {
        if (mention.plural) pluralInBlock = true;
        else oneInBlock = true;
      }
      if (mention.plural) severalHere = Math.max(severalHere, worth);
      else oneHere = Math.max(oneHere, worth);
    }
    severals.push(severalHere);
    // What this sentence speaks of comes before what the last one did.
    ones.push(
      distance > 0 && severals[0] !== undefined && severals[0] > 0.5 && ones[0] === 0
        ? oneHere * weights.elder
        : oneHere,
    );
  }
  const several = summed(severals, weights.rest);
  const one = summed(ones, weights.rest);
  let lean = several - Math.max(one, weights.prior) + told * weights.told;
  if (one === 0 && pluralInBlock && several > 0.2 && !namesLater(text, sentence, pronoun))
    lean += weights.noOne;
  if (pluralInBlock && !oneInBlock && several > 0.4) lean += weights.blockOnly;
  if (several > 0.2) {
    const before = goesOn(text, pronoun, recent[0] ?? []);
    if (before?.plural) lean += weights.goesOn;
  }
  if (opensAlike(sentence, pronoun, recent)) lean += weights.sameOpening;
  if (several > 0.2 && isApart(text, sentence, pronoun)) lean += weights.apart;
  if (isHandling(text, sentence, pronoun) && several > 0.2) lean += weights.handling;
  if (isParallel(text, sentence, pronoun, recent))
    lean += recent[1]?.[0]?.being === 'thing' ? weights.parallelThing : weights.parallel;
  if (notDog && anyPlural) lean += weights.otherParty;
  if (actsOnDog(text, sentence, pronoun)) lean += anyPlural ? weights.otherParty : 0.2;
  if (order) lean -= weights.order;
  if (several > 0.45) {
    const other = otherAhead(text, sentence, pronoun);
    if (other) lean += weights.actsOnOther[context === 'dog' ? 'dog' : contextOf(text, sentence, other)];
  }
  if (several > 0.3 && pronoun.role === 'subject') {
    const link = pronoun.index === sentence.first ? 'opening' : links.get(text.word(pronoun.index - 1));
    if (link) lean += weights.joined[link];
  }
  if (aboutDogs && !dogSpoken && several > 0.3) lean += weights.unspoken;
  if (namesDogLater(text, sentence, pronoun) && several > 0.2) lean += weights.namedLater;
  if (clash && previous?.isDog !== undefined)
    lean += previous.isDog ? (anyPlural ? weights.clash : 0) : -weights.clashSeveral;
  return lean;
}

/** The subject of the clause before, where "and they" goes on from it. */
function goesOn(text: Text, { index, role }: Pronoun, mentions: readonly Mention[]): Mention | undefined {
  if (role !== 'subject' || !/^(?:and|but|or|,|;)$/.test(text.word(index - 1))) return undefined;
  return mentions.findLast((mention) => mention.subject);
}

function opensAlike(
  { first, block }: Sentence,
  { index, role }: Pronoun,
  recent: readonly (readonly Mention[])[],
): boolean {
  if (role !== 'subject' || index > first + 1) return false;
  const topic = recent[1]?.[0];
  return topic?.plural === true && topic.depth === 'subject' && topic.subject && topic.block === block;
}

/** "Feed them apart", "they come in one by one". */
function isApart(text: Text, { last }: Sentence, { index }: Pronoun): boolean {
  for (let at = index + 1; at < Math.min(last, index + 8); at += 1) {
    const word = text.word(at);
    if (apart.has(word)) return true;
    if (word === 'one' && /^(?:at|by)$/.test(text.word(at + 1))) return true;
    if (word === ',' || word === 'they' || word === 'them' || subordinators.has(word)) return false;
  }
  return false;
}

const links = new Map<string, Link>([
  ...['because', 'since', 'as'].map((word) => [word, 'because'] as const),
  ...['if', 'unless', 'whether'].map((word) => [word, 'if'] as const),
  ...['when', 'whenever', 'once', 'after', 'before'].map((word) => [word, 'when'] as const),
  ...['while', 'until', 'till'].map((word) => [word, 'while'] as const),
  ...['that', 'say', 'says', 'said', 'think', 'know'].map((word) => [word, 'that'] as const),
  ...['and', 'but', 'or', ';', ':'].map((word) => [word, 'and'] as const),
]);

const apart = new Set('apart separately individually each both differ vary among'.split(' '));

/** A reflexive is its clause's subject, or the nearest that the sentence speaks of. */
function ownSubject({ index }: Pronoun, mentions: readonly Mention[]): number {
  const subject = mentions.findLast((mention) => mention.subject && mention.index < index);
  return subject?.plural ? 0.6 : -0.6;
}

function summed(worths: readonly number[], share: number): number {
  const best = Math.max(0, ...worths);
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return best + share * (sum - best);
}

/** "They teach {{dog}}": who does something to the dog is not the dog. */
function actsOnDog(text: Text, { last }: Sentence, { index, role }: Pronoun): boolean {
  if (role !== 'subject') return false;
  let verbs = 0;
  for (let at = index + 1; at < Math.min(last, index + 8); at += 1) {
    const word = text.word(at);
    if (text.kind(at) === Kind.variable)
      return verbs === 1 && /dog|pup|pet/i.test(text.raw(at)) && text.word(at + 1) !== "'s";
    if (/^(?:dog|puppy|pup)$/.test(word) && /^(?:a|your|the)$/.test(text.word(at - 1))) return verbs === 1;
    if (
      subordinators.has(word) ||
      coordinators.has(word) ||
      word === 'to' ||
      subjectPronouns.has(word) ||
      text.kind(at) === Kind.mark
    )
      return false;
    const classes = text.classes(at);
    if (classes & (Class.past | Class.verb) && !(classes & Class.noun && !(classes & Class.verbFirst)))
      verbs += 1;
  }
  return false;
}

/** Whether somebody is named behind the pronoun: "in their first years, Bush …". */
function namesLater(text: Text, { last }: Sentence, { index }: Pronoun): boolean {
  for (let at = index + 1; at < Math.min(last, index + 25); at += 1) {
    if (text.isCapitalized(at) && text.end(at) - text.start(at) > 1 && !text.isCapitalized(at - 1))
      return true;
  }
  return false;
}

/** "Take them away when {{dog}} …": whoever is named behind a pronoun is not what it means. */
function namesDogLater(text: Text, { first, last }: Sentence, { index }: Pronoun): boolean {
  for (let at = index - 1; at >= first && at > index - 12; at -= 1) {
    // "When they are tired, {{dog}} bites" is the one order in which it may be.
    if (text.word(at) === ',') break;
    if (at <= first + 1 && opening.has(text.word(at))) return false;
    if (text.kind(at) === Kind.variable) return false;
  }
  for (let at = index + 1; at < Math.min(last, index + 16); at += 1) {
    if (text.kind(at) === Kind.variable && /dog|pup|pet/i.test(text.raw(at)))
      return text.word(at + 1) !== "'s";
  }
  return false;
}

const opening = new Set(
  'when if once whenever until before after as while because since although though unless in on at for with'.split(
    ' ',
  ),
);

/** "Clip them": an order to do something that is not done to someone alive. */
function isHandling(text: Text, { first }: Sentence, { index, role }: Pronoun): boolean {
  if (role !== 'object') return false;
  const verb = text.word(index - 1);
  if (livingObjects.has(verb) || orders.has(verb) || !(text.classes(index - 1) & Class.verb)) return false;
  const before = text.word(index - 2);
  return (
    index - 1 === first ||
    before === 'please' ||
    before === 'and' ||
    before === ',' ||
    before === ';' ||
    before === ':' ||
    before === 'so' ||
    before === 'then'
  );
}

/** "Crates are no cages. They …": what the sentence before was about. */
function isParallel(
  text: Text,
  { first }: Sentence,
  { index, role }: Pronoun,
  recent: readonly (readonly Mention[])[],
): boolean {
  if (role !== 'subject' || index > first + 1) return false;
  const [topic, ...others] = recent[1] ?? [];
  return (
    topic?.plural === true &&
    topic.depth === 'subject' &&
    !others.some((mention) => !mention.plural && mention.being !== 'thing')
  );
}

/** "Praise them": an order to the reader to do something with the dog. */
function isOrder(text: Text, { first }: Sentence, { index, role }: Pronoun): boolean {
  if (role !== 'object') return false;
  const verb = text.word(index - 1);
  if (!orders.has(verb)) return false;
  const before = text.word(index - 2);
  return (
    index - 1 === first ||
    before === ',' ||
    before === ':' ||
    before === ';' ||
    coordinators.has(before) ||
    before === 'so' ||
    before === 'please' ||
    before === 'not' ||
    before === "don't" ||
    before === 'never' ||
    before === 'then' ||
    before === 'we' ||
    before === 'you' ||
    before === 'i' ||
    before === 'to'
  );
}

const orders = new Set(
  'praise reward feed let help ask lure call give keep teach show walk lead guide redirect cue treat comfort hold stop take bring leash reward pet stroke carry tell watch tether release encourage calm correct scold punish force drag move'.split(
    ' ',
  ),
);

/** What the words around say of the number by themselves. */
function toldBySentence(text: Text, { first, last }: Sentence, { index, role }: Pronoun): number {
  const word = text.word(index);
  if (word === 'themself') return -4;
  const before = text.word(index - 1);
  const next = text.word(index + 1);
  if (before === 'of' && role === 'object' && partOf.has(text.word(index - 2))) return 4;
  if (role !== 'possessive' && (next === 'all' || next === 'both' || next === 'each')) return 4;
  if (role === 'subject' && text.word(index + 2) === 'both' && auxiliaries.has(next)) return 4;
  if (role === 'subject' && text.word(index + 2) === 'all' && /^(?:nearly|almost)$/.test(next)) return 4;
  let score = 0;
  if (word === 'themselves') score += 0.35;
  for (let at = index + 1; at < Math.min(last, index + 12); at += 1) {
    const later = text.word(at);
    if (
      (later === 'each' && text.word(at + 1) === 'other') ||
      (later === 'one' && text.word(at + 1) === 'another') ||
      (later === 'together' && role === 'subject')
    ) {
      return later === 'together' ? 0.2 : 3.5;
    }
    if (subordinators.has(later) || coordinators.has(later)) break;
  }
  if (role === 'subject') score += predicate(text, last, index);
  if (role === 'possessive') {
    let at = index + 1;
    while (
      at < last &&
      text.classes(at) & Class.adjective &&
      !(text.classes(at) & Class.noun) &&
      at < index + 4
    )
      at += 1;
    const owned = text.word(at);
    if (sharedParts.has(owned))
      score +=
        owned.endsWith('s') &&
        !/^(?:wives|children|kids|friends|customers|employees|parents|ways|dogs|puppies|pets|houses|families|lives)$/.test(
          owned,
        )
          ? 0.9
          : 0.3;
    else if (ownParts.has(owned)) score -= 0.25;
  }
  if (first === index) score -= 0.05;
  return score;
}

/** "They are terriers" or "they are a good dog". */
function predicate(text: Text, last: number, index: number): number {
  let at = index + 1;
  const verb = text.word(at);
  if (!/^(?:are|were|'re|aren't|weren't|become|became)$/.test(verb)) return 0;
  at += 1;
  while (at < last && (midAdverbs.has(text.word(at)) || text.word(at).endsWith('ly'))) at += 1;
  if (/^(?:a|an)$/.test(text.word(at))) return -1.6;
  if (text.word(at) === 'the') {
    for (let noun = at + 1; noun < Math.min(last, at + 5); noun += 1) {
      if (!text.isWord(noun)) break;
      if (
        text.classes(noun) === Class.plural ||
        (text.classes(noun) & Class.plural && !(text.classes(noun) & Class.thirdPerson))
      )
        return 0.8;
    }
    return -0.4;
  }
  for (let steps = 0; at < last && steps < 5; steps += 1, at += 1) {
    if (!text.isWord(at)) return 0;
    const word = text.word(at);
    const classes = text.classes(at);
    if (prepositions.has(word) || subordinators.has(word) || coordinators.has(word)) return 0;
    if (classes & (Class.gerund | Class.participle) && !(classes & (Class.adjective | Class.noun))) return 0;
    if (units.has(word)) return 0;
    if (
      classes & Class.plural &&
      !(classes & Class.thirdPerson && classes & Class.verbFirst) &&
      word.length > 3
    )
      return 1.4;
  }
  return 0;
}

const units = new Set(
  'seconds minutes hours days weeks months years times inches pounds kilos kilograms miles yards feet metres meters always sometimes afterwards'.split(
    ' ',
  ),
);
function depthOf({ depth, plural, being }: Mention, role: Role, weights: Weights): number {
  const parallel = role === 'subject' ? 0 : weights.unlike;
  const worth =
    depth === 'object' ? weights.object + parallel : depth === 'oblique' ? weights.oblique + parallel : 1;
  if (depth === 'chain') return 1;
  if (plural) return being === 'person' ? worth * weights.person : worth;
  return being === 'person'
    ? Math.max(worth, 0.75) * weights.name
    : depth === 'subject'
      ? worth * weights.topic
      : worth;
}

function fits({ being, plural, depth }: Mention, context: Context, things: number, weights: Weights): number {
  if (context === 'person') {
    if (being === 'thing') return weights.thingAsPerson;
    if (plural) return being === 'animal' ? 0.5 : weights.fitPeople;
    return being === 'animal' ? weights.dogAsPerson : 1;
  }
  if (context === 'dog') {
    if (being === 'thing' || being === 'group') return 0.05;
    return plural && being === 'person' ? weights.personAsDog : 1;
  }
  if (context === 'living') return being === 'thing' ? 0.08 : being === 'group' ? 0.45 : 1;
  if (context === 'thing') return being === 'thing' ? weights.fitThing : plural ? 0.35 : 0.25;
  if (depth === 'chain' && plural) return 0.95;
  return being === 'thing' ? things : being === 'group' ? 0.4 : 0.9;
}

/** What a pronoun cannot mean: the subject of its own clause. */
function excluded(text: Text, { index, role }: Pronoun, mention: Mention): boolean {
  if (role === 'independent') return mention.subject;
  if (role !== 'object' || index - mention.index > 12) return false;
  // "Let {{dog}} win them".
  if (!mention.subject && !causes.has(lemmaOf(text.word(mention.index - 1)))) return false;
  let verbs = 0;
  let lastVerb = mention.index;
  for (let at = mention.index + 1; at < index; at += 1) {
    const word = text.word(at);
    if (subordinators.has(word) || coordinators.has(word) || subjectPronouns.has(word)) return false;
    if (word === 'to' && text.classes(at + 1) & Class.verb && at + 1 < index) {
      // "They want to greet them": still the same subject.
      const control = text.classes(at - 1);
      if (
        !(control & (Class.verb | Class.past | Class.thirdPerson)) &&
        !/^(?:have|going|able|ready|keen)$/.test(text.word(at - 1))
      )
        return false;
      verbs = 0;
      continue;
    }
    if (text.kind(at) === Kind.mark || text.kind(at) === Kind.variable) return false;
    if (modals.has(word)) continue;
    if (auxiliaries.has(word)) {
      if (verbs === 0) lastVerb = at;
      continue;
    }
    if (isVerbAt(text, at)) {
      verbs += 1;
      lastVerb = at;
    } else if (verbs === 1 && text.classes(at) & Class.gerund && prepositions.has(text.word(at - 1))) {
      // "Guests walk past without looking at them".
      lastVerb = at;
    }
  }
  return verbs <= 1 && lastVerb > mention.index && index - lastVerb <= 4;
}

function isVerbAt(text: Text, at: number): boolean {
  const classes = text.classes(at);
  if (classes & (Class.past | Class.thirdPerson)) return true;
  if (!(classes & Class.verb)) return false;
  if (classes & Class.verbFirst || !(classes & Class.noun)) return true;
  const before = text.word(at - 1);
  return (
    before === 'not' ||
    before === 'to' ||
    modals.has(before) ||
    auxiliaries.has(before) ||
    subjectPronouns.has(before)
  );
}

/** "The toys they love", "reports say they": the noun is not what the pronoun means. */
function relativeHead(text: Text, { index, role }: Pronoun, mention: Mention): boolean {
  if (role !== 'subject' && role !== 'possessive') return false;
  if (
    role === 'subject' &&
    (mention.index === index - 1 || (mention.index >= index - 4 && endsNoun(text, index - 1)))
  )
    return true;
  if (quoted(text, mention.index, index)) return true;
  if (role === 'subject' && mention.index === index - 2 && /^(?:that|which|whom)$/.test(text.word(index - 1)))
    return true;
  if (mention.being !== 'thing' || !mention.subject) return false;
  for (let at = mention.index + 1; at < Math.min(index, mention.index + 3); at += 1) {
    if (telling.has(lemmaOf(text.word(at)))) return true;
  }
  return false;
}

/** "toys or beds they like": a noun right before the pronoun is what its clause hangs on. */
function endsNoun(text: Text, at: number): boolean {
  const word = text.word(at);
  if (
    !text.isWord(at) ||
    subordinators.has(word) ||
    coordinators.has(word) ||
    prepositions.has(word) ||
    auxiliaries.has(word)
  )
    return false;
  const classes = text.classes(at);
  return (classes & Class.plural) !== 0 && !(classes & Class.thirdPerson && classes & Class.verbFirst);
}

/** Whoever says something is not in what they say. */
function quoted(text: Text, from: number, to: number): boolean {
  for (let at = Math.max(from, to - 4); at < to; at += 1) if (text.word(at) === '"') return true;
  return false;
}

const telling = new Set('say indicate show suggest mean tell reveal report claim'.split(' '));

/** The "them" of the clause of a "they". */
function otherAhead(text: Text, { last }: Sentence, { index, role }: Pronoun): Pronoun | undefined {
  if (role !== 'subject') return undefined;
  for (let at = index + 2; at < Math.min(last, index + 7); at += 1) {
    if (text.word(at) !== 'them') continue;
    const other: Pronoun = { index: at, role: 'object' };
    return clashes(text, other, { index, role }) ? other : undefined;
  }
  return undefined;
}

/** "They gave them": two pronouns of one clause are not the same. */
function clashes(text: Text, pronoun: Pronoun, previous: Pronoun | undefined): boolean {
  if (previous?.role !== 'subject' || pronoun.role !== 'object') return false;
  return excluded(text, pronoun, {
    index: previous.index,
    plural: false,
    being: 'animal',
    weight: 1,
    depth: 'chain',
    block: 0,
    subject: true,
  });
}
