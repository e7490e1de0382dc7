import { counts, isIrregularPlural, objectPronouns } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { isFunction, opensObject } from '../../noun-phrase.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { countNouns, timeNouns, timesOfDay } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';

/** What parts a verb from its object, and is no preposition. */
const plain = wordSet('up out back away');

/** What is done with a word that may be a preposition as well: "he's switched off the heating". */
const done: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['switched', wordSet('off on')],
  ['turned', wordSet('off on down in over')],
  ['shut', wordSet('off down')],
  ['knocked', wordSet('over down off')],
  ['handed', wordSet('in over down')],
  ['torn', wordSet('down')],
  ['ripped', wordSet('down off')],
  ['written', wordSet('down off in')],
  ['noted', wordSet('down')],
  ['cut', wordSet('down off')],
  ['pulled', wordSet('down off')],
  ['finished', wordSet('off')],
  ['polished', wordSet('off')],
  ['wiped', wordSet('down off')],
  ['burnt', wordSet('down')],
  ['burned', wordSet('down')],
  ['chopped', wordSet('down')],
  ['tracked', wordSet('down')],
  ['hunted', wordSet('down')],
  ['narrowed', wordSet('down')],
  ['paid', wordSet('off')],
  ['fought', wordSet('off')],
  ['shaken', wordSet('off')],
  ['shrugged', wordSet('off')],
  ['brushed', wordSet('off')],
  ['put', wordSet('off on')],
  ['set', wordSet('off')],
  ['shown', wordSet('off')],
  ['worked', wordSet('off')],
  ['filled', wordSet('in')],
  ['roped', wordSet('in')],
  ['tried', wordSet('on')],
  ['blocked', wordSet('off in')],
  ['marked', wordSet('off down')],
  ['sold', wordSet('off')],
  ['scared', wordSet('off')],
  ['closed', wordSet('off down')],
  ['fenced', wordSet('off in')],
  ['dusted', wordSet('off down')],
  ['hosed', wordSet('off down')],
  ['laid', wordSet('off down')],
  ['rattled', wordSet('off')],
  ['rounded', wordSet('off')],
  ['sealed', wordSet('off')],
  ['snapped', wordSet('off')],
  ['split', wordSet('off')],
  ['taken', wordSet('down')],
  ['tipped', wordSet('off over')],
  ['traded', wordSet('in')],
  ['washed', wordSet('off down')],
  ['warded', wordSet('off')],
  ['pushed', wordSet('over')],
  ['pinned', wordSet('down')],
  ['broken', wordSet('down')],
  ['bitten', wordSet('off')],
  ['chewed', wordSet('off')],
  ['kicked', wordSet('over down')],
  ['laughed', wordSet('off')],
  ['slept', wordSet('off')],
  ['passed', wordSet('on over down')],
  ['played', wordSet('down')],
  ['watered', wordSet('down')],
  ['talked', wordSet('over')],
  ['thought', wordSet('over')],
  ['taped', wordSet('over down off')],
]);

/** "Picked up a stick", "paid back a tenner", "switched off the heating", but "picked up at noon", "brought back the next day". */
export const actsThroughParting = (text: Text, participle: number): boolean => {
  const parting = text.word(participle + 1);
  if (!plain.has(parting) && !done.get(text.word(participle))?.has(parting)) return false;
  return opensPartedObject(text, participle + 2) && !tellsWhen(text, participle + 2);
};

/** "The next day", "a week later". */
export const tellsWhen = (text: Text, at: number): boolean =>
  text.word(at + 2) === 'later' ||
  (/^(?:each|every|these|those)$/.test(text.word(at)) && namesTime(text.word(at + 1))) ||
  (/^(?:next|following|same)$/.test(text.word(at + 1)) &&
    (timeNouns.has(text.word(at + 2)) || timesOfDay.has(text.word(at + 2))));

const namesTime = (word: string) =>
  word === 'day' || word === 'days' || timeNouns.has(word) || timeNouns.has(word.replace(/s$/, ''));

/** "Picked up a stick", "ruled out surgery", "worked out how it opens", but "picked up at noon": whether behind "up" or "out" stands what is acted on. */
export function opensPartedObject(text: Text, at: number): boolean {
  const word = text.word(at);
  if (counts.has(word)) return !countNouns.has(text.word(at + 1));
  if (
    opensObject(text, at) ||
    word === '"' ||
    /^(?:quite|some|any|no|more|that|how|what|why|where|who|everything|everyone|nothing)$/.test(word)
  )
    return true;
  const classes = text.classes(at);
  const isNamed = (classes & (Class.noun | Class.plural)) !== 0 || nounKindOf(word) !== undefined;
  const isThing = isNamed && !(classes & (Class.adjective | Class.adverb));
  const isWhen = timeNouns.has(word) || timeNouns.has(word.replace(/s$/, ''));
  return text.isWord(at) && (isThing || text.isCapitalized(at)) && !isFunction(word) && !isWhen;
}

/** "Thrown off the team", "kicked out of school", but "thrown off the blanket": from where somebody is removed, not what. */
export function isRemoved(text: Text, participle: number): boolean {
  if (!removing.has(text.word(participle))) return false;
  const parting = text.word(participle + 1);
  if (parting !== 'off' && parting !== 'out' && parting !== 'from') return false;
  let at = participle + (text.word(participle + 2) === 'of' ? 3 : 2);
  if (opensObject(text, at)) at += 1;
  else if (objectPronouns.has(text.word(at))) return false;
  const place = text.word(at);
  return (
    places.has(place) || (parting !== 'off' && isBeing(nounKindOf(place)) && nounKindOf(place) === 'groups')
  );
}

const removing = wordSet('thrown kicked chucked booted dropped taken pulled voted left dragged let shut cut');
const places = wordSet(
  'team squad bus plane train flight ferry boat pitch field course list panel committee board show programme project case ' +
    'rota site property premises school uni university college class pub bar club band choir building house group chat server lineup line-up bench air job stage island force',
);

/** "Phones", "worse odds". */
export const namesSeveral = (text: Text, at: number): boolean => {
  const isDescribed = (text.classes(at) & Class.adjective) !== 0 && !isFunction(text.word(at));
  return (text.classes(isDescribed ? at + 1 : at) & (Class.plural | Class.adjective)) === Class.plural;
};

/** "Paint", "tea": what has no number. */
export const namesStuff = (text: Text, at: number): boolean => {
  const classes = text.classes(at);
  const isNoun = (classes & (Class.noun | Class.adjective | Class.adverb | Class.plural)) === Class.noun;
  const word = text.word(at);
  return (
    isNoun &&
    (!(classes & Class.verb) || (classes & Class.nounFirst) !== 0) &&
    !isFunction(word) &&
    !whens.has(word)
  );
};

const whens = wordSet(
  'home day night week month year morning evening afternoon time noon midnight side top head weekend today tomorrow yesterday school',
);

/** "People", "strangers": who is acted on, and never handed to anybody. */
export const namesBeings = (text: Text, at: number): boolean => {
  const word = text.word(at);
  return (
    isBeing(nounKindOf(word)) &&
    !text.isCapitalized(at) &&
    (isIrregularPlural(word) || (text.classes(at) & (Class.plural | Class.adjective)) === Class.plural)
  );
};
