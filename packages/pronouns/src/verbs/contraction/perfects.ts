import { counts, determiners, possessives } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { Bearer, doersOf, receiversOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { skipAdverbs } from '../clause/adverbs.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from '../clause/clause.ts';

/** Participles of what nobody undergoes: "he's arrived", "he's peed", "he's blossomed". */
const ownDoings = wordSet(
  'arisen bled bet shone slid sped stunk cost scored recovered bailed suffered been got had gotten gotta become begun lived arrived happened improved progressed existed belonged died proposed ' +
    'resigned vanished disappeared appeared emerged lied apologised apologized complained cried laughed smiled sneezed ' +
    'coughed snored yawned howled whined growled travelled traveled waited stayed remained responded replied reacted behaved ' +
    'spent refused promised hoped dreamed dreamt struggled coped survived thrived relapsed graduated lasted quit volunteered ' +
    'campaigned competed sung wandered strayed fainted stumbled knelt bowed nodded winked shrugged yelled screamed shouted ' +
    'whispered gasped marched danced chuckled giggled grinned frowned groaned sobbed wept bragged boasted quarrelled ' +
    'quarreled argued agonised agonized hesitated lingered dozed rambled ranted insisted pretended protested objected ' +
    'commented tweeted dared vowed sneaked snuck crept fled swum dived dove crashed collapsed overeaten endured destroyed ' +
    'wrecked upped peed pooed weed widdled puked retched farted burped drooled moulted molted whelped napped bolted lunged ' +
    'confessed starred opted relocated emigrated debuted texted mellowed matured blossomed flourished plateaued doubled tripled regressed rallied bounced landed toured expressed deserved emailed phoned ' +
    'sighed chatted joked prayed fasted roamed commuted migrated immigrated sailed hitchhiked performed acted rehearsed jogged sprinted excelled ' +
    'triumphed prevailed faltered exploded erupted testified pleaded pled hinted implied announced blogged undergone outlived outlasted forgone ' +
    'declined wished longed yearned wondered pondered guessed figured realized realised ballooned evolved misbehaved sinned erred trespassed ' +
    'shrunk ceased continued persisted persevered mattered contributed donated participated attended collaborated interned toiled laboured ' +
    'vomited urinated defecated toileted limped panted sulked swallowed digested scoffed deteriorated worsened pranced cowered whimpered yelped drowsed frolicked romped pottered mooched sauntered labored hiked camped headlined guested disagreed caved peaked babysat messaged facetimed overslept dawdled',
);
/** What one becomes of oneself, with a word like "down": "he's calmed right down", but "he's dropped off at noon". */
const becoming = wordSet(
  'settled calmed quietened quieted slowed perked brightened livened lightened toughened cheered opened loosened filled slimmed ' +
    'bulked shot joined slotted fitted trotted drifted nodded chilled mellowed buddied wised piled',
);
const turns = wordSet('in down up out off back on over right into');
/** "He's warmed to us", "he's snapped at a child": what stands behind makes it his own doing. */
const doneWith: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['pooped', wordSet('twice once on in outside inside everywhere again')],
  ['mouthed', wordSet('less more at')],
  ['warmed', wordSet('to up')],
  ['snapped', wordSet('at')],
  ['thrown', wordSet('up')],
  ['moved', wordSet('house in home on out away abroad upstairs')],
  ['adapted', wordSet('to well quickly nicely')],
  ['recovered', wordSet('well quickly nicely fully from')],
  ['healed', wordSet('well quickly nicely beautifully up')],
  ['settled', wordSet('well nicely quickly beautifully brilliantly into')],
  ['adjusted', wordSet('to well quickly nicely beautifully')],
  [
    'studied',
    wordSet(
      'hard for at with under law medicine art music history maths math physics english french spanish',
    ),
  ],
  ['trained', wordSet('hard')],
  ['invested', wordSet('wisely heavily money time')],
  ['figured', wordSet('out')],
  ['pointed', wordSet('out at')],
  ['nipped', wordSet('to out over round off into')],
  ['popped', wordSet('to out over round off in into up')],
  ['changed', wordSet('so since for lots')],
  ['dropped', wordSet('weight pounds kilos')],
  ['gone', wordSet('backwards forwards downhill from')],
  ['marked', wordSet('indoors in inside')],
  ['messed', wordSet('in indoors inside')],
  ['signed', wordSet('with up for on off')],
  ['posted', wordSet('about online here again twice pictures photos videos updates')],
  ['applied', wordSet('for to twice')],
  ['voted', wordSet('for against twice yes no')],
  ['ended', wordSet('up')],
  ['teamed', wordSet('up')],
  ['partnered', wordSet('with up')],
  ['switched', wordSet('to sides schools jobs teams careers')],
  ['cheated', wordSet('on')],
  ['screwed', wordSet('up')],
  ['retired', wordSet('from')],
  ['aged', wordSet('well')],
  ['believed', wordSet('in')],
  ['clocked', wordSet('on off in out')],
  ['checked', wordSet('in')],
  ['mucked', wordSet('about up in around')],
  ['wimped', wordSet('out')],
  ['flaked', wordSet('out on')],
  ['branched', wordSet('out')],
  ['zoned', wordSet('out')],
  ['sobered', wordSet('up')],
  ['manned', wordSet('up')],
  ['stepped', wordSet('up down in out away back')],
  ['owned', wordSet('up')],
  ['coughed', wordSet('up')],
  ['forked', wordSet('out')],
  ['splashed', wordSet('out')],
  ['shopped', wordSet('around')],
  ['packed', wordSet('in')],
  ['legged', wordSet('it')],
  ['reared', wordSet('up')],
  ['latched', wordSet('on onto')],
  ['paired', wordSet('up')],
  ['ripened', wordSet('into')],
  ['morphed', wordSet('into')],
  ['softened', wordSet('into')],
  ['tested', wordSet('clear')],
  ['parked', wordSet('across badly illegally')],
  ['tanned', wordSet('badly well')],
  ['charged', wordSet('at into through past over across around')],
  ['squeezed', wordSet('through under past')],
  ['concentrated', wordSet('well hard on')],
  ['focused', wordSet('well')],
  ['rested', wordSet('well')],
  ['mixed', wordSet('well nicely')],
  ['integrated', wordSet('well nicely')],
  ['bowled', wordSet('well')],
  ['batted', wordSet('well')],
]);

const away = wordSet('till until sick work with');

/** Whether a participle at `at` is what somebody did or became, whatever else is said. */
export function isOwnDoing(text: Text, at: number): boolean {
  const word = text.word(at);
  const next = text.word(at + 1);
  // "Survived by two sons", but "survived by hiding".
  if (word === 'survived' && next === 'by') return (text.classes(at + 2) & Class.gerund) !== 0;
  // "Signed off till June."
  if (word === 'signed' && next === 'off' && away.has(text.word(at + 2))) return false;
  // "Refused entry."
  if (word === 'refused' && withheld.has(next)) return false;
  if (word === 'resigned' && next === 'to') return false;
  // "Bowed down with worry."
  if (word === 'bowed' && next === 'down') return false;
  // "Landed with the bill."
  if (word === 'landed' && next === 'with') return false;
  if (
    ownDoings.has(word) ||
    (movers.has(word) && paths.has(next)) ||
    doneWith.get(word)?.has(next) ||
    isDoneToNobody(text, at, word)
  )
    return true;
  if (!becoming.has(word) || !turns.has(next)) return false;
  // "Slowed down by his hip", "settled in his bed".
  const behind = text.word(at + 2);
  return (
    behind !== 'by' &&
    !(
      word === 'settled' &&
      /^(?:in|on)$/.test(next) &&
      (determiners.has(behind) || possessives.has(behind) || text.isCapitalized(at + 2))
    )
  );
}

const withheld = wordSet('entry admission bail boarding permission asylum leave access parole service');

/** "Raced across the lawn", "climbed into the bath". */
const movers = wordSet(
  'climbed ducked dodged raced staggered shuffled skipped slid slipped vaulted plunged stormed squirmed padded sped sailed scrambled burrowed leaned leant barrelled barreled bounded inched edged surged strayed spun swung',
);
const paths = wordSet('into to through across along past under onto around round towards toward over');

/** "He's trembled", "he's flinched": what beings do and what is done to nobody. */
function isDoneToNobody(text: Text, at: number, word: string): boolean {
  if (!(text.classes(at) & Class.participle) || states.has(word)) return false;
  const verb = lemmaOf(word);
  const doers = doersOf(verb);
  return doers !== Bearer.unknown && (doers & (Bearer.dog | Bearer.person)) !== 0 && receiversOf(verb) === 0;
}

/** How somebody is who has done it, and what other rules know better. */
const states = wordSet(
  'bonded qualified edged bounded sunned grieved slimmed transitioned bedded banded accounted balled barreled inched networked ' +
    'looked pooped parted gunned sprawled crouched sprung stiffened sat gone come fallen sworn reckoned aged bumped grayed panicked winged horsed rested retired',
);

/** "Have dug", "have never once dug": whether the word at `have` only helps the participle behind it. */
export const opensPerfect = (clause: Clause, have: number): boolean =>
  clause.text.word(have) === 'have' &&
  (clause.text.classes(skipAdverbs(clause, have + 1)) & Class.participle) !== 0;

/** "They've a limp", "they've to wait": with no participle behind, "'ve" is no help to another verb. */
export function ownsOrMust(text: Text, next: number): boolean {
  const word = text.word(next);
  const isMeasure = word === 'more' || word === 'less';
  if (word === 'all' || word === 'both' || word === 'each' || isMeasure) return false;
  if (word === 'a' && /^(?:few|lot|bit)$/.test(text.word(next + 1)) && text.word(next + 2) === 'times')
    return false;
  return (
    word === 'to' || owned.has(word) || determiners.has(word) || possessives.has(word) || counts.has(word)
  );
}

const owned = wordSet('no such little plenty enough nothing');
