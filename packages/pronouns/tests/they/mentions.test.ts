import { expect, test } from 'vitest';
import { Sort, severalDogs, severalOf, severalPeople } from '../../src/they/mention-sorts.ts';
import { mentionsOf } from '../../src/they/mentions.ts';
import { namesOf } from '../../src/they/names.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { Text } from '../../src/text/text.ts';

/** Each mention of a text with its sort. */
function mentioned(html: string, isGeneral = false): Record<string, number> {
  const text = new Text(html);
  const sentences = sentencesOf(text);
  const names = namesOf(text, sentences);
  return Object.fromEntries(
    sentences
      .flatMap((sentence) => mentionsOf(text, sentence, names, isGeneral))
      .map(({ index, sort }) => [text.raw(index), sort]),
  );
}

test.each([
  ['Somebody left the gate open.', { Somebody: Sort.anybody }],
  ['Ask yours to sit.', { yours: Sort.dogNoun }],
  ['The Hendersons came along.', { Hendersons: severalPeople }],
  ['Collies notice everything.', { Collies: severalDogs }],
  ['We met Waffles.', { Waffles: Sort.dogName }],
  ['Pebbles watches the cat.', { Pebbles: Sort.dogName, cat: Sort.animal }],
  ['We met two Labradors.', { Labradors: severalDogs }],
  ['June waits at the gate.', { June: Sort.dogName }],
  ['On 4 May we start.', {}],
  ['Mr Lund waved.', { Lund: Sort.dogName }],
  ['The couple asked twice.', { couple: severalPeople }],
  ['Take a couple of steps.', { steps: severalOf('events') }],
  ['Pair it with a treat.', {}],
  ['I owe you a pair.', {}],
  ["Better than my kids' recall.", { kids: severalPeople }],
  ["The huskies' play got rough.", { huskies: severalDogs }],
  ['Brush out the burrs.', { burrs: severalOf('gear') }],
  ['Hold the scissors flat.', { scissors: severalOf('gear') }],
  ['Though cows are curious, ignore it.', { cows: severalOf('animals') }],
  ["Walks needn't be long.", { Walks: severalOf('events') }],
  ['Lifts, escalators and fog scare it.', { Lifts: severalOf('events'), escalators: severalOf('gear') }],
  ['Hang bells on the door.', { bells: severalOf('gear') }],
  ['We met Bella. Bella paws at the door.', { Bella: Sort.dogName }],
  ['Rufus is a rescue.', { Rufus: Sort.dogName, rescue: Sort.dogNoun }],
  ['Other dogs crowd {{dog}}.', { dogs: severalDogs, '{{dog}}': Sort.dogVariable }],
  ['Both sheep stared.', { sheep: severalOf('animals') }],
  ['She goes and makes tea.', {}],
  ['The auditor laughed.', { auditor: Sort.person }],
  ['The trailer broke.', {}],
  ["{{dog}}'s nails are long.", { '{{dog}}': Sort.dogVariable, nails: severalOf('parts') }],
  ["The puppy's blankets smell.", { puppy: Sort.dogNoun, blankets: severalOf('gear') }],
  ['Ferrets stink.', { Ferrets: severalOf('animals') }],
  ['Loves water.', {}],
  ['Postwomen came.', { Postwomen: severalPeople }],
  ['Take a specimen.', {}],
  ['Feed your two apart.', { two: severalPeople }],
  ['Dry both paws.', { paws: severalOf('parts') }],
  ['The older couple asked twice.', { couple: severalPeople }],
  ['Teeth will come out.', { Teeth: severalOf('parts') }],
  ['It is said that Salukis rarely bark.', { Salukis: severalDogs }],
  ['Labrador Retrievers are kind.', { Retrievers: severalDogs }],
  ['Fact: Dogs hear better than we do.', { Dogs: severalDogs }],
  ['Kind to all, Otis is never late.', { Otis: Sort.dogName }],
  ['Why do we rest on Sundays?', {}],
  ['Dog owners are kind.', { owners: severalPeople }],
  ['Our dog walkers are insured.', { walkers: severalPeople }],
  ['Dog beds are warm.', { beds: severalOf('places') }],
  ['The puppy crate is big.', {}],
  ['A dog owner rang twice.', { owner: Sort.person }],
  ['Give your dog chews.', { dog: Sort.dogNoun, chews: severalOf('food') }],
  ['Your dog beds down early.', { dog: Sort.dogNoun }],
  ['Let your dog sniff.', { dog: Sort.dogNoun }],
])('%s', (html, expected) => {
  expect(mentioned(html)).toEqual(expected);
});

test('in texts about people "yours" is nobody, and Lapps are people', () => {
  expect(mentioned('Ask yours to sit.', true)).toEqual({});
  expect(mentioned('Once more, Lapps have won.', true)).toEqual({ Lapps: severalPeople });
});

test.each([
  ['The French left early.', { French: severalPeople }],
  ['French troops left early.', { troops: severalOf('groups') }],
  ['We met a Canadian in the queue.', { Canadian: Sort.person }],
  ['Then the Iraqis agreed.', { Iraqis: severalPeople }],
  ['Late in May the FBI agreed.', { FBI: Sort.group }],
  ['The FBI agent agreed.', { agent: Sort.person }],
  ['The TV broke.', {}],
  ['It must NOT rain.', {}],
  ['It rained in Leeds.', {}],
  ['It says so in Ada’s letter.', { Ada: Sort.dogName }],
])('a text about people: %s', (html, expected) => {
  expect(mentioned(html, true)).toEqual(expected);
});
