import { isDogText } from './dog-text.ts';
import { mentionsOf, type Being, type Mention } from './mentions.ts';
import { pronounRoles, type Role } from './pronoun-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import { contextOf, type Context } from './they-context.ts';
import {
  actsOnDog,
  clashes,
  excluded,
  goesOn,
  isApart,
  isHandling,
  isOrder,
  isParallel,
  links,
  namesDogLater,
  namesLater,
  opensAlike,
  otherAhead,
  relativeHead,
  type Pronoun,
} from './they-clause.ts';
import { toldBySentence } from './they-number.ts';
import { ofDogs, ofOthers, type Weights } from './they-weights.ts';

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
  const weights = isDogText(text) ? ofDogs : ofOthers;
  let dogSpoken = false;
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
      const lean = leaningOf(text, sentence, pronoun, recent, previous, dogSpoken, weights) - threshold;
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
        fits(mention, context, distance === 0 ? weights.thingHere : weights.thingBefore, weights) *
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
  if (several > 0.2 && goesOn(text, pronoun, recent[0] ?? [])) lean += weights.goesOn;
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
  if (!dogSpoken && several > 0.3) lean += weights.unspoken;
  if (namesDogLater(text, sentence, pronoun) && several > 0.2) lean += weights.namedLater;
  if (clash && previous?.isDog !== undefined)
    lean += previous.isDog ? (anyPlural ? weights.clash : 0) : -weights.clashSeveral;
  return lean;
}

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
