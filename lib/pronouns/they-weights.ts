import type { Role } from './pronoun-forms.ts';
import type { Context } from './they-context.ts';

/** What ties the clause of a "they" to what stands before it. */
export type Link = 'because' | 'if' | 'when' | 'while' | 'that' | 'and' | 'opening';

/** How the evidence about a "they" is weighed; found by trying, see README.md. */
export interface Weights {
  /** What a mention is still worth one, two and three sentences later. */
  readonly fading: readonly number[];
  /** What speaks for one dog where nothing is said of anyone. */
  readonly prior: number;
  /** Things of the sentence and of those before, where nothing tells whether something alive is meant. */
  readonly thingHere: number;
  readonly thingBefore: number;
  /** Things, where nothing alive is meant. */
  readonly fitThing: number;
  /** A mention that is the object of a verb, or of a preposition. */
  readonly object: number;
  readonly oblique: number;
  /** What is added to both for a pronoun that is no subject. */
  readonly unlike: number;
  /** What more than the best mention the others add. */
  readonly rest: number;
  /** The dog is named as the other party of the clause. */
  readonly otherParty: number;
  /** Orders to the reader: "praise them". */
  readonly order: number;
  /** A "them" whose clause has a "they" that was read as the dog, or as several. */
  readonly clash: number;
  readonly clashSeveral: number;
  readonly person: number;
  readonly name: number;
  readonly told: number;
  /** What a pronoun read as the dog, or as several, says of the next. */
  readonly chainDog: number;
  readonly chainSeveral: number;
  readonly threshold: Readonly<Record<Role, number>>;
  readonly topic: number;
  /** A subject behind which another stands in its sentence. */
  readonly overtaken: number;
  /** Nobody and nothing single was spoken of. */
  readonly noOne: number;
  /** The dog is named later in the sentence, so the pronoun before is another's. */
  readonly namedLater: number;
  /** A single one of an earlier sentence, where this one speaks of several only. */
  readonly elder: number;
  /** Several of another paragraph. */
  readonly otherBlock: number;
  /** "Clip them": an order that is not for someone alive. */
  readonly handling: number;
  /** A sentence that starts with "they" behind one that starts with several. */
  readonly parallel: number;
  readonly parallelThing: number;
  /** What only people do, of people, of the dog and of things; what only dogs do, of people. */
  readonly fitPeople: number;
  readonly dogAsPerson: number;
  readonly thingAsPerson: number;
  readonly personAsDog: number;
  /** The paragraph speaks of several, and of nobody else so far. */
  readonly blockOnly: number;
  /** "Puppies are soft and they bite": the clause goes on from one whose subject is several. */
  readonly goesOn: number;
  /** "Your parents feed {{dog}}. They …": the sentence before started with several who act. */
  readonly sameOpening: number;
  /** "Bella and Max … feed them apart". */
  readonly apart: number;
  /** A "they" before a "them" of its clause, by what is done to "them", or by what only dogs do. */
  readonly actsOnOther: Readonly<Record<Context, number>>;
  /** Several were spoken of, the dog was not yet. */
  readonly unspoken: number;
  /** What ties the clause to the one before. */
  readonly joined: Readonly<Record<Link, number>>;
}

/** In a letter about a dog, a "they" is the dog far more often than in any other text. */
export const ofDogs: Weights = {
  fading: [1.09, 0.7, 0.51, 0.5],
  prior: 0.74,
  thingHere: 0.58,
  thingBefore: 0.58,
  fitThing: 3.05,
  object: 0.9,
  oblique: 0.89,
  unlike: -0.32,
  rest: -0.01,
  otherParty: 0.82,
  order: 0.29,
  clash: 0.79,
  person: 1.14,
  name: 1.19,
  told: 1.06,
  chainDog: 0.96,
  chainSeveral: 0.57,
  threshold: { subject: 0.02, object: 0, possessive: 0.11, independent: 0.37, reflexive: -0.02 },
  topic: 1.17,
  overtaken: 0.88,
  noOne: 0.31,
  namedLater: 1.21,
  elder: 0.81,
  otherBlock: 0,
  handling: 0.29,
  parallel: 0.63,
  fitPeople: 2.29,
  dogAsPerson: 0.4,
  personAsDog: 0.18,
  blockOnly: 0.11,
  goesOn: 0.08,
  clashSeveral: 0.21,
  thingAsPerson: 0.24,
  sameOpening: 0.45,
  apart: 0.26,
  actsOnOther: { living: 0.35, dog: 0, person: 0.5, thing: 0.22, open: 0.29 },
  unspoken: 0.23,
  joined: { because: -0.17, if: -0.37, when: -0.01, while: 0.36, that: 0.31, and: 0.15, opening: 0.26 },
  parallelThing: -0.06,
};

export const ofOthers: Weights = {
  fading: [1.05, 0.59, 0.43, 0],
  prior: 0.55,
  thingHere: 0.2,
  thingBefore: 1.51,
  fitThing: 1.29,
  object: 0.76,
  oblique: 0.63,
  unlike: -0.14,
  rest: -0.14,
  otherParty: 0.85,
  order: -0.1,
  clash: 0.7,
  person: 0.83,
  name: 1.47,
  told: 0.87,
  chainDog: 0.82,
  chainSeveral: 0.97,
  threshold: { subject: 0.17, object: 0.1, possessive: 0.17, independent: 0.44, reflexive: 0.36 },
  topic: 1.26,
  overtaken: 0.89,
  noOne: 0.15,
  namedLater: 0.57,
  elder: 0.61,
  otherBlock: 0.6,
  handling: 0.55,
  parallel: 0.55,
  fitPeople: 1.26,
  dogAsPerson: 0.7,
  personAsDog: 0.86,
  blockOnly: 0.01,
  goesOn: 0.83,
  clashSeveral: 0.8,
  thingAsPerson: 0.08,
  sameOpening: -0.16,
  apart: 0.48,
  actsOnOther: { living: 0.5, dog: 0.5, person: 0.5, thing: 0.5, open: 0.5 },
  unspoken: 0,
  joined: { because: 0.37, if: 0.18, when: 0.42, while: -0.4, that: -0.82, and: 0.18, opening: 0.03 },
  parallelThing: 0.35,
};
