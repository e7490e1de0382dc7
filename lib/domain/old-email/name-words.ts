const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whom a greeting means when it names nobody. */
export const nobody =
  set(`there all everyone everybody team folks guys friends friend you both again y'all class
  dear puppy pup dog dogs owner owners client clients trainer trainers parents members`);

/** They go with a name, and are none. */
export const titles = set('mr mrs ms miss dr prof mx');

export const months = set('may april june august');

/** Names that are words as well: only what stands around them tells which. */
export const wordNames =
  set(`will rose may max mark hope chase joy grace april june august summer autumn winter hunter
  scout bear lucky happy buddy honey ginger pepper angel star sunny rocky duke champ art bill pat sue drew faith dawn eve
  frank jack rob nick gene dean guy jay lance mason miles ray rusty sky storm violet ivy lily daisy iris heather hazel
  olive amber ruby pearl crystal jade penny precious princess prince king queen baby bandit blue boots brownie cash
  chance charm chip cookie cricket dash diesel dot echo ember fern flash fox ghost goose jet kit lady lane maple marble
  mocha moose mouse nova nugget oak oreo peaches peanut pickles pip pirate poppy ranger rascal rebel red rush sage sassy
  shadow smoky snow spot tank tiger tinker trip turbo waffles willow wolf biscuit teddy pixel boomer archie bean button
  bishop carter hart harper porter taylor carol chuck don gus hank herb jean jewel josh kelly kerry mercy merry misty noble
  patience peg randy rich robin sandy skip victor wade ward warren wren bingo bolt comet cooper copper dusty finn frost
  gem gizmo hero indigo jasper jazz jester lark loki magic mango mars merlin minnow misty nemo noodle onyx otter panda
  patch pebbles phantom pilot pluto pogo pumpkin quest raven riot river rogue sailor scooter skipper smudge socks sparky
  spirit sprout stitch storm sugar sweetie thunder toast toffee trooper truffle tulip twig velvet whisky zen`);

/** What a sentence begins with, and what else is written with a capital without being anybody's name. */
export const otherWords =
  set(`i i'm i've i'll i'd we you he she it they the a an this that these those there here
  my your his her its our their what when where who why how which if so and but or as at by for from in of on to with
  without after before during until while because since once although though also then next first second third last
  finally please thanks thank hi hello hey dear good great nice well yes no not never always only just even still again
  today tomorrow yesterday tonight now later soon often sometimes usually maybe perhaps keep practice try remember make
  let lets let's give take go come get put use do don't be have has had is are was were can could should would might must
  did does done am ask tell call text email write send bring walk run play stop start begin begins end sit down stay wait
  leave drop place recall heel crate potty feed feeding reward rewards praise mark treat treats train training lesson
  lessons class session sessions week day days month year homework goal goals note notes step steps rule rules tip tips
  summary plan update reminder question questions looking see watch look listen hold stand move turn teach show work
  avoid allow add increase decrease repeat reply ignore redirect cover lure click set check read fill confirm pay
  continue follow help hope feel think know want need like love enjoy glad happy sorry welcome congratulations congrats
  regarding about attached below above every each all any some many most more less few both another other everyone
  everything anything nothing something someone one two three four five six seven eight nine ten puppies puppy dog dogs
  pup cat kids owner owners friend friends family vet trainer instead however therefore otherwise meanwhile overall
  besides p.s ps re fw fwd ok okay oh wow ha yay hooray woohoo until unless whenever wherever between under over
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february march july september october november december jan feb mar apr jun jul aug sep sept oct nov
  dec christmas thanksgiving easter halloween hanukkah am pm est pst cst edt pdt usa us uk tv url pdf faq akc cgc
  english german french spanish italian american australian canadian irish scottish welsh belgian dutch swiss
  portuguese afghan alaskan siberian bernese great pyrenees newfoundland shepherd shepherds terrier retriever
  retrievers labrador labradors lab labs golden goldens poodle poodles doodle goldendoodle labradoodle cockapoo
  beagle beagles boxer boxers bulldog bulldogs dachshund corgi corgis collie collies husky huskies malinois mastiff
  pointer pug pugs rottweiler setter spaniel shih tzu chihuahua dalmatian doberman dobermans aussie pit bull mix
  zoom google facebook instagram whatsapp youtube amazon chewy petco petsmart venmo paypal zelle kong kongs toppl
  lickimat ruffwear adaptil benadryl halti gentle leader flexi cpdt cpdt-ka canine citizen`);

/** Words that name a person in the place of a name. */
export const malePeople =
  set(`husband son sons brother dad father boyfriend grandson grandfather grandpa uncle nephew man
  guy gentleman fiancé fiance`);
export const femalePeople =
  set(`wife daughter daughters sister mom mum mother girlfriend granddaughter grandmother
  grandma aunt niece woman lady fiancée fiancee`);
export const anyPeople =
  set(`partner roommate friend neighbor neighbour colleague coworker assistant instructor trainer vet
  veterinarian groomer sitter walker breeder receptionist intern nurse doctor behaviorist owner client child kid kids`);

export const dogNouns = set('dog puppy pup pooch boy girl fellow doggo pupper');

const verbLike =
  set(`did does was is isn't wasn't has hasn't had can can't could couldn't will won't would should must may might
  slept ran came went got ate took made saw knew bit let kept lay sat felt left lost met found heard gave held hid
  stood understood began broke caught chose drank fell forgot grew led rode shook spent stole stuck swam threw told
  woke won wore needs still also already always never really just even only then now often usually sometimes finally
  sure clearly probably`);

/** Whether a word may say what the one before it does: "Hope slept", "Chase still runs", but not "Summer heat". */
export function isVerbLike(word: string, next: string | undefined): boolean {
  if (isCapital(word)) return false;
  const lower = word.toLowerCase().replace('’', "'");
  if (verbLike.has(lower)) return true;
  // "Chase games are off": what more than one of is told is no verb.
  if (next !== undefined && /^(?:are|were|have|do|don't|can|will|and)$/i.test(next)) return /ed$/.test(lower);
  return /(?:[^s]s|ed)$/.test(lower) && !/^(?:this|his|its|us|as|bed|red|is)$/.test(lower);
}
