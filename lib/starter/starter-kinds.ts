import type { ChoiceOption, KindOfVariable } from '../contracts/variable-kinds.ts';
import type { StarterSnippet } from './starter-snippet.ts';

/** Said without a pronoun, and so the same in all versions. */
const said = (name: string, text: string): ChoiceOption => ({ name, texts: { neutral: text } });

const cues: readonly ChoiceOption[] = [
  {
    name: 'name',
    texts: {
      male: 'answering to his name',
      female: 'answering to her name',
      neutral: 'answering to their name',
    },
  },
  { name: 'sit' },
  { name: 'down' },
  { name: 'stay' },
  said('come', 'coming when called'),
  { name: 'leave it' },
  { name: 'drop it' },
  said('touch', 'the hand touch'),
  said('mat', 'settling on a mat'),
  said('loose leash', 'walking on a loose leash'),
];

const equipment: readonly ChoiceOption[] = [
  { name: 'harness', texts: { male: 'his harness', female: 'her harness', neutral: 'their harness' } },
  said('leash', 'a six-foot leash'),
  said('long line', 'a 30-foot long line'),
  said('treats', 'soft treats'),
  said('treat pouch', 'a treat pouch'),
  { name: 'mat', texts: { male: 'his mat', female: 'her mat', neutral: 'their mat' } },
  {
    name: 'toy',
    texts: { male: 'his favorite toy', female: 'her favorite toy', neutral: 'their favorite toy' },
  },
  said('food toy', 'a food toy'),
  said('muzzle', 'a basket muzzle'),
  said('baby gate', 'a baby gate'),
];

const options = (...names: readonly string[]): ChoiceOption[] => names.map((name) => ({ name }));
const dollars = { type: 'money', currency: 'USD' } as const;
const minutes = { one: 'minute', many: 'minutes' };

/**
 * What the variables of the starter snippets ask for. One that is named for its unit, as minutes are, is a bare number: libraries
 * hold texts that say the unit themselves.
 */
export const starterKinds: readonly KindOfVariable[] = [
  { name: 'cues', kind: { type: 'choice', options: [...cues], takesSeveral: true } },
  { name: 'next cues', kind: { type: 'choice', options: [...cues], takesSeveral: true } },
  { name: 'equipment', kind: { type: 'choice', options: [...equipment], takesSeveral: true } },
  {
    name: 'marker word',
    kind: {
      type: 'choice',
      options: options('Yes', 'Good', 'Nice', 'Yep'),
      takesSeveral: false,
      default: 'Yes',
    },
  },
  {
    name: 'recall cue',
    kind: {
      type: 'choice',
      options: options('Come', 'Here', 'To me'),
      takesSeveral: false,
      default: 'Come',
    },
  },
  {
    name: 'trigger',
    kind: {
      type: 'choice',
      options: options('another dog', 'a stranger', 'a child', 'a bicycle', 'a car'),
      takesSeveral: false,
    },
  },
  { name: 'next lesson', kind: { type: 'date', default: { inDays: 7 } } },
  { name: 'lesson date', kind: { type: 'date' } },
  { name: 'start date', kind: { type: 'date' } },
  { name: 'appointment date', kind: { type: 'date' } },
  { name: 'due date', kind: { type: 'date' } },
  { name: 'valid until', kind: { type: 'date', default: { inDays: 30 } } },
  { name: 'minutes', kind: { type: 'number' } },
  { name: 'weeks', kind: { type: 'number' } },
  { name: 'lesson length', kind: { type: 'number', unit: minutes, default: 60 } },
  { name: 'course length', kind: { type: 'number', unit: { one: 'week', many: 'weeks' }, default: 6 } },
  {
    name: 'number of lessons',
    kind: { type: 'number', unit: { one: 'lesson', many: 'lessons' }, default: 5 },
  },
  { name: 'price', kind: dollars },
  { name: 'package price', kind: dollars },
  { name: 'fee', kind: dollars },
  { name: 'travel fee', kind: dollars },
  { name: 'amount', kind: dollars },
  { name: 'time', kind: { type: 'text', hint: '4:30 pm' } },
  { name: 'place', kind: { type: 'text', hint: 'Maple Park, by the north gate' } },
  { name: 'course', kind: { type: 'text', hint: 'Puppy Kindergarten' } },
  { name: 'next course', kind: { type: 'text', hint: 'Loose Leash Basics' } },
  { name: 'vet', kind: { type: 'text', hint: 'Dr. Lee' } },
  { name: 'invoice', kind: { type: 'text', hint: '2041' } },
  { name: 'occasion', kind: { type: 'text', hint: 'the Fourth of July' } },
];

/** What the variables of some starter snippets ask for. */
export const starterKindsOf = (snippets: readonly StarterSnippet[]): KindOfVariable[] =>
  starterKinds.filter(({ name }) =>
    snippets.some(({ neutral }) => neutral.includes(`{{${name}}}`) || neutral.includes(`{{${name}|`)),
  );
