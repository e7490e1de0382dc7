const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Plurals that can want, say and do things. */
export const humanPlurals = set(
  'people owners clients guests visitors neighbours neighbors kids children trainers handlers friends parents families humans strangers men women folks vets staff police ' +
    'guys girls boys ladies students customers employees workers members groomers walkers sitters instructors breeders families couples walkers joggers cyclists runners adults ' +
    'teenagers toddlers babies colleagues doctors nurses volunteers judges experts professionals everybody others passers-by officers teachers soldiers groups companies countries guerrillas ' +
    'americans indians jews muslims forces troops ranchers reporters husbands wives brothers sisters sons daughters grandchildren relatives daughters roommates housemates dads moms mums ' +
    'twins grandparents teenagers farriers lawyers contacts leaders voters cops technicians dentists players enemies pals rebels insurgents terrorists readers reviewers managers crowds both several many authorities officials sides',
);
export const animalPlurals = set(
  'dogs puppies pups cats kittens squirrels rabbits birds animals pets labs terriers retrievers hounds spaniels shepherds collies poodles breeds chihuahuas beagles bulldogs pugs sighthounds ' +
    'horses sheep cows cattle deer ducks geese chickens foxes rodents mice rats hamsters wolves littermates siblings canines adolescents seniors rescues snakes fish hens foals',
);
/** Institutions that are spoken of as "they". */
export const groups = set(
  'staff police clinic hospital company store shop restaurant hotel team management government family couple crowd office department dealership press enron agency group class crew bank school society shelter rescue party',
);
export const dogNouns = set(
  'dog puppy pup doggy pooch canine pet animal labrador lab retriever collie spaniel terrier poodle shepherd beagle dachshund boy girl hound adolescent newcomer foster rescue cat kitten horse',
);
export const humanSingulars = set(
  'someone somebody anyone anybody everyone everybody person owner trainer handler vet client guest visitor neighbour neighbor friend stranger child kid man woman guy lady parent teacher doctor student customer ' +
    'worker manager boss officer driver nurse patient president general writer author leader member player dentist lawyer mother father mom dad mum brother sister son daughter husband wife uncle aunt nobody each whoever',
);
/** Only what is alive does these. */
export const livingVerbs = set(
  'sit lie lay stand bark jump pull sniff look watch walk run chew eat drink sleep growl lick know want like love learn feel see hear try think believe hope need get give take play fetch settle wait stay follow ' +
    'listen respond react understand remember forget enjoy prefer hate fear lunge nip bite mouth whine cry howl dig beg greet approach retreat hide chase swim wag tremble relax calm offer choose decide ignore trust ' +
    'say tell ask call explain recommend suggest worry talk speak answer agree promise refuse live return arrive visit struggle manage nap rest toilet pee poop guard steal grab ' +
    'catch drop bring carry wander roam escape bolt meet join notice ignore check focus concentrate earn succeed fail practise practice behave lean cuddle nuzzle snuggle yawn pant drool shake scratch roll snore doze',
);
/** Adjectives of what is alive. */
export const livingAdjectives = set(
  'safe jumpy sleepy hyper wild playful hesitant wary unsure cautious grumpy tense eager focused attentive obedient startled hot sad teething growing learning happy calm tired hungry thirsty scared afraid nervous anxious excited relaxed confident shy friendly clever smart brave bored frustrated reactive aggressive sick ill sore asleep awake ready keen curious ' +
    'stressed overwhelmed overtired overexcited worried settled comfortable home old young deaf blind alone able willing interested patient thrilled rude kind loving busy alive hurt injured pregnant adorable cute pushy vocal independent fearful frightened terrified restless exhausted alert adopted proud glad grateful delighted disappointed impressed surprised uneasy careful thoughtful distracted motivated stubborn lazy gentle polite neutered spayed crated sorry sure aware upset angry quiet good',
);
/** Adjectives and participles of what is not. */
export const thingWords = set(
  'open soft small tiny hard cheap expensive available broken tasty smelly crunchy washable sharp heavy light loose tight short long boring easy difficult cut chopped stored used sold made kept thrown hidden placed bought ' +
    'designed built worn filled frozen washed cooked optional useful helpful effective important necessary essential meant cold warm wet dry clean dirty empty full visible fixed adjustable rotated edible toxic poisonous interchangeable given delivered repeated ' +
    'clear simple complex slippery plastic rubber steel metal wooden leather steep salty bitter greasy sticky slimy muddy harmless harmful banned rich rare raw frozen freeze dried natural worth finished due included covered easier harder softer smaller larger cheaper heavier lighter louder wider thicker',
);
/** Verbs whose object is alive. */
export const livingObjects = set(
  'reward praise ask tell teach pet stroke walk feed leash crate lead guide let help watch lure redirect call cue train thank love hug comfort distract interrupt scold punish greet bathe groom brush invite encourage startle scare ' +
    'wake calm settle tire exercise socialise socialize treat trust meet understand adopt foster raise remind introduce miss tether muzzle handle approach ignore',
);
/** Verbs whose object is not. */
export const thingObjects = set(
  'play win try use put throw toss cut hide drop scatter store buy place repeat mix fill freeze rinse wash count alternate rotate deliver chop break crumble roll sprinkle smear eat chew swallow say open close fold hang pack order mail print ' +
    'keep remove swap mark write read replace combine practise practice do save hand sell clean dilute build set pick lay soak stuff offer trim tighten loosen bury destroy shred tear peel bake mash wipe sweep collect attach adjust vary test compare steal',
);
/** What an animal has one or more of. */
export const ownParts = set(
  'tail nose head mouth tongue body belly face back neck coat fur muzzle brain mind heart name collar harness leash lead bed crate kennel mat bowl breed life chin chest bladder weight own age owner handler day walk ' +
    'dinner breakfast meal sleep attention focus behaviour behavior confidence energy stomach food skin temperament',
);
/** Said of several at once: "dogs use their noses". */
export const sharedParts = set(
  'tails noses heads mouths tongues bodies bellies faces backs necks coats muzzles brains minds hearts names collars harnesses leashes leads beds crates kennels bowls lives homes houses owners handlers families dogs puppies pets ' +
    'wives husbands moms mums jobs ways kids children customers employees cars families friends parents offices trailers',
);
export const partOf = set(
  'one some most many all both two three four five six seven eight nine ten twelve fifteen twenty thirty fifty hundreds dozens lots plenty each none either neither any few several half',
);
/** What dogs do, and people and things seldom. */
export const dogVerbs = set(
  'bark growl wag sniff chew pee poop lunge nip drool whine whimper pant howl lick yelp pounce mouth cower snarl snap heel paw munch gnaw yawn snore vomit limp stiffen nuzzle salivate gulp trot fetch dig lie settle pull jump bolt roll flinch shred sneeze bite',
);
/** What people do, and dogs and things seldom. */
export const personVerbs = set(
  'say tell ask text email phone pay book explain recommend mention agree promise laugh smile cancel apologise apologize complain write insist suggest reply knock report advise admit clap cheer thank invite lend organise organize hire sign argue claim confirm discuss pet stroke reward praise feed train teach cook drive host',
);
/** What things do, and nobody alive. */
export const thingVerbs = set(
  'cost fit melt smell taste last contain break crumble splinter expire rustle squeak rattle float dissolve rot spoil leak belong consist depend count fade happen vary work appear add require crack stain shrink affect prevent include involve exist squeal beep hum stain shrink repel attract affect prevent include involve exist squeal beep hum whistle explode point',
);
/** What is said of dogs, and of people seldom. */
export const dogAdjectives = set(
  'teething housetrained house-trained crated muzzled spayed neutered leashed barking chewing pulling reactive overexcited overtired off-leash food-motivated toy-motivated vaccinated microchipped weaned wormed',
);
/** Who is spoken to, or paid, is a person. */
export const personObjects = set(
  'ask tell remind thank invite text pay email phone warn inform convince hire advise',
);
