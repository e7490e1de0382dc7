import { wordSet } from '../../words/word-set.ts';

/** Participles that a person does rather than undergoes, where nothing else tells. */
export const mostlyHas = wordSet(
  'tripped slipped rolled woken changed come grown learned learnt started decided forgotten taken killed seen eaten run lost won found met passed worked barked slept played chewed ' +
    'tried managed developed mastered earned gained understood shown said told thought felt heard escaped failed succeeded ' +
    'chosen bitten jumped pulled moved stopped turned walked fallen bought brought written known wanted needed loved liked enjoyed done made outgrown ' +
    'looked talked listened tidied revised practised practiced voted showered exercised hoovered accepted confirmed noticed twigged sat stood begged laid lain risen sunk swum sworn spoken stolen thrown worn ridden driven flown left kept held put set hidden caught added agreed admitted fought sought dug',
);
export const mostlyIs = wordSet(
  'tired excited scared trained crated neutered spayed called named allowed supposed bored frustrated distracted motivated interested worried relaxed settled born ' +
    'stuck confused based fixed gone loved known prepared needed required expected located made used asked told given accused convicted wanted adopted surrounded ' +
    'involved married engaged retired qualified dressed injured lost hurt left done pleased concerned determined obsessed bonded attached socialised socialized limited worn held caught kept',
);
/** What is done to somebody as a rule, behind a word like "when". */
export const undergone = wordSet(
  'wanted woken left met moved taken seen caught held brought found thrown shown touched walked kept put',
);
/** What somebody is, unless it says whom they made so: "he's scared", "he's scared them". */
export const felt = wordSet(
  'convinced upset scared worried frightened tired bored excited relaxed stressed exhausted drained devastated delighted thrilled annoyed embarrassed overwhelmed relieved ' +
    'satisfied amused bemused disappointed flustered rattled unsettled fascinated depressed discouraged disgusted astonished amazed shocked puzzled ' +
    'baffled intrigued tempted enthralled horrified appalled humiliated saddened irritated infuriated disheartened dismayed mortified fazed bothered ' +
    'impressed surprised perturbed deterred daunted swayed offended flattered',
);
export const acted = wordSet('me us him her them the a himself herself');
export const whenever = wordSet('when whenever where wherever if while before until unless because');
/** "He's allowed ten minutes" is something that happens to him. */
export const givenTo = wordSet('called named given told asked allowed offered paid denied awarded granted');
/** How somebody is, never how often they did it: "very well brought up". */
export const degrees = wordSet('very so too quite rather pretty well badly poorly beautifully');
/** What is done to a dog again and again. */
export const tended = wordSet(
  'walked wormed groomed brushed bathed washed fed trained muzzled exercised weighed clipped',
);
