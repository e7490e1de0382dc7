// Who does what: told by trainers' everyday sense, not counted anywhere.

/** Verbs by who does them and to whom they are done: d for dogs, p for people, t for things. */
export const verbsByDoers: Readonly<Record<string, string>> = {
  d:
    'bark barrel cower drool gallop gray growl hare heel howl jaw limp lunge mature misbehave pant pee poo poop ' +
    'pine pounce prey shy snarl snuffle sprawl spring stiffen streak tremble trot tunnel waddle whine ' +
    'wriggle yelp',
  'd d': 'harry hump outrun stalk tree',
  'd dp': 'attack butt herd',
  'd dpt': 'bite chase guard',
  'd dt': 'sniff',
  'd p': 'nip',
  'd pt': 'lick mouth',
  'd t':
    'bare bury chew curl detect dig digest dirty dribble escape fetch flatten foul fracture generalise ' +
    'generalize gulp gut lap muddy nibble nose paw prick raid retrieve scent shed shred soil trample ' +
    'trash wag whirl',
  dp:
    'act awake ball behave blink blunder bond bound bow clown coast compete complain comply cooperate ' +
    'cope crawl crouch cry dance diet dive doze edge fast flinch flirt flock glance glare graduate grieve ' +
    'grumble hesitate hop hover inch insist leap listen live long lounge mill nap outdone paddle panic ' +
    'panicking participate peek peep peer plod pretend quake qualify quarrel rebel rely respond retreat ' +
    'rummage sigh sit sleep slim snort sprint stare stay step struggle strut succeed sun sweat transition ' +
    'travel venture wade wail wait yawn zigzag',
  'dp d':
    'bop breed corner dare dominate foil fuss hunt hurry kill misread mount nurse parade quiet retire ' +
    'shelter starve tire walk',
  'dp dp':
    'adore approach benefit blank bully charge circle crowd fight forgive greet hound meet mirror mob ' +
    'nudge observe overtake race rush shadow shepherd steamroll trust welcome wrestle',
  'dp dpt':
    'avoid bring clock defend encounter face fear find follow hate hear ignore like love miss mistake ' +
    'notice recognize saw see spot touch trail watch',
  'dp dt':
    'carry catch drag eye hold lift manage pick poke pursue push reject rub scan sight surrender track ' +
    'want',
  'dp p': 'badger beg charm cheat disgrace mug respect trip',
  'dp pt': 'copy know remember understand',
  'dp t':
    'accept achieve adapt adjust appreciate associate attempt bear belt bolt brave breathe budge choose ' +
    'climb communicate concentrate cough cross crush demand deposit deserve desire destroy discover ' +
    'display do dodge dream drink duck earn eat eliminate enjoy enter exit expect experience explore ' +
    'fancy favor favour feel felt flag flee focus forget frequent gain grab grind guess halt haul head ' +
    'hoard hoover inspect invent investigate jump lay learn loathe loot lower mark master mess mind ' +
    'muscle overcome pace pad patrol perform play plonk predict prefer press probe pull quit reach ' +
    'receive recover refuse regain relax rest retain rip root round run sample scarf score scout scrape ' +
    'search seek seize sense share shuffle sing snatch sneak spit splash squeeze stagger stand stash ' +
    'steal stir stomach strain submit suffer sustain swallow swim swipe tense toss tow toy try tuck tug ' +
    'undergo use wander wear weave win withdraw witness wore yank',
  dpt:
    'advance age appear arrive clash cling collapse come creep depend die differ disappear drift emerge ' +
    'explode fall fell function glide go land lie look lying ought progress range react remain rise seem ' +
    'skid sound squeal swerve thunder tumble vanish zoom',
  'dpt d': 'work',
  'dpt dp': 'bother calm engage hurt lead protect settle threaten wake warn worry',
  'dpt dpt': 'bump has have leave left pass stop take',
  'dpt dt': 'keep return slow weigh',
  'dpt p': 'annoy please signal',
  'dpt t':
    'accelerate balance become begin bounce break bunch burst continue cool damage decline develop ' +
    'disrupt drop fail finish float freeze get grip grow hang hide improve knock lack lean lose make move ' +
    'need pause pop pose pound require resist roll ruin scratch shake shift show shrink sink skip slide ' +
    'slip smell snap soften speed spin start stretch survive swing taste tear tend turn twist warm yield',
  dt: 'belong itch overheat stink surge twitch',
  'dt d': 'choke',
  'dt dp': 'wound',
  'dt p': 'alert',
  'dt t': 'crunch drown graze splay swivel tangle wobble',
  p:
    'account apologise apologize band bed bike brake breakfast camp campaign chat chuckle contend coo ' +
    'despair disagree elaborate flight fun gang gesture giggle golf grin groan gun hint holiday horse ' +
    'intervene jet journey labour laugh leaf lunch march network object part picnic pout pray proceed ' +
    'profit prospect protest queue reckon reply resign revenge room row scheme scream shop shriek side ' +
    'skate skateboard slack smile solo star stomp stride stroll summer swear testify tiptoe waffle wing ' +
    'winter wonder zero',
  'p d':
    'abandon abuse admire adopt assess baby bribe chain chip coax collar comb comfort command companion ' +
    'cone crate cuddle cue distance dose drug evaluate examine exercise feed foster free gentle groom ' +
    'ground halter harness home jab kennel kiss leash massage milk muzzle name neuter pat pen pet ' +
    'photograph punish rear redirect rescue saddle scold sex shampoo shield shoe soap spay steer stroke ' +
    'tether towel train transport treat unclip worm',
  'p dp':
    'allow applaud ban blame bless boss call cheer coach condemn confront convince correct crown desert ' +
    'direct dismiss dress entertain evacuate exclude fault ferry film hug invite judge let license parent ' +
    'permit persuade picture pit praise pressure revive rid school screen shower silence smother spare ' +
    'subject tease torture trick urge',
  'p dpt': 'acknowledge collect describe give group introduce regard',
  'p dt':
    'acquire board brush buy capture check clip control handle hose load measure monitor own pair pin ' +
    'place position prime put raise recall record register release rinse rope secure select sell steady ' +
    'tag test tie transfer tying wash wipe',
  'p p':
    'accuse advise ally appoint arm arrest ask assault assist assure bail ballot beat bench bill bowl ' +
    'brain brief bus card caution certificate compensate contact counsel court credit date defeat divorce ' +
    'egg elbow elect email employ excuse fine fleece hector hire honor inform interview invoice jail join ' +
    'kit lecture lobby lynch marry message motion murder needle oust overthrow owe page partner phone pip ' +
    'poll profile question quiz radio rally recruit refer rule sack seat sentence shame speak spite ' +
    'station sue talk task tax team telephone tell thank ticket wed wrong',
  'p pt': 'address answer believe embrace fire mail pay refund rob update value visit',
  'p t':
    'access accord action add admit afford agree aim announce appropriate approve argue arrange assume ' +
    'attend author authorise award background badge bag bake bank bar barbecue base battle beach bet bid ' +
    'bin bomb bone book boot borrow bottle box brand broadcast broom budget build bust butcher butter ' +
    'bypass cable cancel cap captain care cart case cash cast celebrate center centre chair chalk ' +
    'champion chance channel chart charter chop chuck claim clap class clean clear club code color combat ' +
    'comment commission commit compare complete compost compromise conclude concrete conduct confirm ' +
    'consider construct contest contract cook coordinate core corrupt couch count counter couple cram ' +
    'crew crumb culture curb cut cycle dab damp deal debate debut decide deck declare demo demonstrate ' +
    'deny deploy design determine dilute disarm disclose discount discuss disguise dish dispute ' +
    'distribute ditch doctor document don doubt download draft draw drill drive dust effect empty enforce ' +
    'engineer establish estimate except exchange explain export express factor fan farm fashion fasten ' +
    'fax fence field figure file finance finger fish fix fling fold ford forecast forge format forward ' +
    'found frame front frost fudge fumble fund further game gate gauge gear gift glue grade grant grate ' +
    'gravel grill grit halve hammer hand harbour heap hedge hole hoof hook hope host ice identify image ' +
    'imagine implement impose improvise index install institute intend invest iron issue joint jot ' +
    'justify key kick label ladle laminate launch lend limit link list litter loan log machine maintain ' +
    'manufacture map market mention mine mix model moderate mop mortgage mow muck muffle mumble murmur ' +
    'nail neck negotiate net nod note obtain offer oil okay operate oppose order organize output oversee ' +
    'pack package paint palm pan panel paper parcel park parrot paste patch pattern peel peg pencil ' +
    'perfect phase pickle piece pillow pilot pinch pitch plan plant plate plot pocket point polish pool ' +
    'port portion post postpone pot pouch pour practice practise prepare present preserve price print ' +
    'prise prize process promise promote proof prop propose publish pump punch purchase purpose purse ' +
    'quarry quarter ramp rank rate ration read ready realize reason rebuild recap recommend reel ' +
    'reference refill reform rehearse remove renew rent repair replace report request reschedule research ' +
    'reserve resolve restore resume review ride right risk roast roof rotate rough route sacrifice salt ' +
    'sandpaper sandwich save say scale scatter schedule scoop scrap script season second section seed ' +
    'send service set sew shape shell ship shoot shore short shorten shoulder shout shrug sign site size ' +
    'skin slash slice sling smear smooth snip sort source space spend splint spoon sport sprinkle square ' +
    'squash stack staff stage stake stamp state steel stock stone store storm strap strike string strip ' +
    'structure study stuff style subtract sugar supplement supply survey suspect suspend swap table ' +
    'tackle tape term theme think throw thumb tidy time title toast tone tool tour trace trade treasure ' +
    'trim truck type undertaken unpick unroll upgrade vacuum view violate voice vote wage wall ward waste ' +
    'water waterproof wave weather weight wheel whisper whistle wind wire wish word wrap write yell zip ' +
    'zone',
  pt: 'ache appeal founder',
  'pt d': 'cure lure poison prompt reward separate soothe spur startle trap',
  'pt dp':
    'accommodate challenge confuse encourage force frighten frustrate guide harm heal help house ' +
    'influence interrupt puzzle reassure remind satisfy scare stress support surprise target teach upset',
  'pt dpt': 'include',
  'pt dt': 'block cover dry hit match restrict spoil spray',
  'pt p': 'aid anger floor ping represent unite',
  'pt pt': 'gather serve',
  'pt t':
    'air alter apply bang bend blow boil burn burnt carpet cause change click coat colour combine connect ' +
    'contribute convert crack crash create cushion dangle define delay deliver dent dim divide dot double ' +
    'drizzle drum dull ease end ensure expand extend facilitate fade fill firm form fulfill fuse generate ' +
    'guarantee hatch heat highlight hum increase indicate knot latch level light line lock lodge loop ' +
    'loosen mean narrow notch number open pile prevent produce prove provide reduce reflect regulate ' +
    'reinforce reopen repeat retract reveal reverse ring rival rock shut slacken slam slot smoke soak ' +
    'solve specify spell split spread steam stick stream strengthen suggest switch tally tap temper thin ' +
    'tick tighten tip top total transform triple undermine undo vary wet whip widen',
  t:
    'amount balloon beep berth bleat blood boom bottom branch bubble clack clank clatter clink conflict ' +
    'consist creak crust curve drip exist expire flow fly fruit gap happen hinge hiss lapse loom matter ' +
    'mesh occur pale peak puddle pulse rain result retail roar rocket rumble rust seesaw sheet sky snow ' +
    'splinter squeak stem surface swell tank toll tower trend verge vibrate yellow',
  't d': 'bruise cake',
  't dp':
    'affect alarm attract blast blind content enable fit impact interest lull plague scar shock suit ' +
    'trouble',
  't dpt': 'involve',
  't dt': 'trigger',
  't p': 'advantage concern entrance fox nettle pain stump swamp',
  't t':
    'average blanket blunt bolster boost border bridge cease clog cloud compound constitute contain ' +
    'contrast cost crinkle crumble enhance equal evidence exceed feature filter flap flood fray fuel ' +
    'gross herald jingle mat merge offset parallel peck pierce power rattle sap shade shine snag sour ' +
    'spark stabilize warp weaken',
};

/** Adjectives and participles by whom they are said of. */
export const adjectivesByBearers: Readonly<Record<string, string>> = {
  d:
    'adolescent champion disobedient groggy house-trained jumpy lean leash-reactive livelier lone mouthy ' +
    'naughty off-leash randy reactive shorn snappy sniffy swift territorial',
  dp:
    'able active adult afghan afraid aggressive alert alive alone anxious asleep athletic awake aware ' +
    'away back beaten behind blind bold bolder born bossy brave calm calmer canny careful cautious ' +
    'cheerful clever competitive confident content cooperative crazy cross curious daft deaf defensive ' +
    'dependent desperate diabetic driven eager elderly fat fearful female fierce fit fond frantic ' +
    'friendlier friendly fussy grown grumpier happier happiest happy home hostile hungry hurt ill immune ' +
    'independent innocent inseparable intent jealous junior keen kind lazy lonely loyal lucky mad male ' +
    'mature mean native nervous noble older oldest overweight panicky partial patient polite poorly ' +
    'pregnant proud reluctant romanian sad selective senior sensitive shot shy sick sleepy smart social ' +
    'spiteful still struck stubborn sure suspicious tall teenage tense thirsty tibetan together unbeaten ' +
    'uncertain uneasy unhappy unhurt unsure upset upwind violent vocal wild withdrawn young younger ' +
    'youngest',
  dpt:
    'african alike american apart attractive australian average bad beautiful belgian best better big ' +
    'both bound bright brilliant british busy canadian chinese clean close closer closest cold ' +
    'comfortable cool dangerous dead dear delightful different difficult dirty down downstairs due dutch ' +
    'early english european excellent extraordinary familiar famous far farther fast faster fastest few ' +
    'fewer fine first forgotten found free french frozen full funny gentle german gone good great greek ' +
    'halfway healthy heard hot ideal impressive in indian individual inside intense irish italian ' +
    'japanese known laden late likely little local lost loud louder lovely marvellous mobile nasty near ' +
    'nearby nearest neutral new nice noisy normal norwegian odd off ok okay old ordinary out outside ' +
    'perfect poor popular portuguese positive present pretty protective quick quicker quiet ready ' +
    'remarkable rough russian safe safest scary scottish secure set short shorter silent silly similar ' +
    'single slow slower small smaller sore spanish special splendid steady strange strong stronger ' +
    'strongest stuck stupid superb sweet swiss terrible thin tough tougher turkish typical ugly ' +
    'uncomfortable unique unlike unlikely unpredictable unusual up upstairs warm weak weaker welcome ' +
    'welsh wonderful worse worst',
  dt:
    'ancient bigger biggest black bloody brown comfy common compact complex cute damp domestic dominant ' +
    'dry easier easy enormous expensive filthy floppy fragile giant golden gorgeous gray grey harmless ' +
    'heavy held huge hybrid identical indoor itchy kept large larger largest light limp loose low massive ' +
    'medium mini minute muddy outdoor rare robust scarier sharp silver slight smallest smelly soft sold ' +
    'solid sound spotty stiff taken tiny volatile wee wet white wiggly yellow',
  p:
    'abroad academic albanian amateur angrier angry artistic austrian bald barefoot beat brazilian broke ' +
    'buddhist bulgarian cambodian catholic certain chatty chechen chilean christian civilian colombian ' +
    'communist conservative contrary corrupt courteous cranky creative croatian cuban danish decisive ' +
    'diplomatic drunk egyptian elder eldest elite emotional ethiopian evil expert filipino finnish fluent ' +
    'frank furious gay georgian glad grateful guilty hindu hispanic honest honorary human hungarian ' +
    'incumbent indonesian influential intellectual iranian iraqi israeli jewish jordanian kenyan kindly ' +
    'kurdish latino lebanese liberal libyan malaysian mental militant moral moslem muslim nazi nigerian ' +
    'objective optimistic orthodox overseas pakistani palestinian particular persian philippine polish ' +
    'protestant provincial republican resident responsible royal rude rwandan sane saudi sceptical ' +
    'secular serbian skeptical socialist somali sorry southern spiritual stern strict suburban sudanese ' +
    'superior suspect swedish syrian taiwanese taller thai tribal ukrainian unkind venezuelan vietnamese ' +
    'wealthy wise',
  pt:
    'accurate asian awkward bitter blunt brief brutal clear consistent controversial conventional ' +
    'corporate correct criminal critical cruel czech dim direct distant diverse done dramatic dynamic ' +
    'efficient equal ethnic exact extreme fair firm foreign generous gentler genuine harsh important ' +
    'islamic kinder korean legendary mexican military modest musical neat negative nicer offensive ' +
    'official online paid pale physical political practical prickly private professional progressive ' +
    'radical realistic rich roman romantic rural sensible serious sleepless sloppy soviet specific spent ' +
    'tender tidy unclear understood unfair unknown unseen urban useful wrong',
  t:
    'absolute absorbent actual acute additional adequate adjacent administrative agricultural ajar ' +
    'alternative amber annual apparent appropriate arabic artificial automatic babyish basic behavioural ' +
    'biological blank blown blue broad broader broken built burnt busiest bust canine cardboard ceramic ' +
    'cheap cheaper chemical chronic classic classical cleaner clinical coastal comfier comic commercial ' +
    'complete composite comprehensive concrete consecutive constant contemporary costly creaky creepiest ' +
    'crucial crude cultural curvy cut daily dark deadly deep deeper dental digital distinct drawn ' +
    'dreadful dryer dual dull earliest easiest economic edible educational effective elaborate electric ' +
    'electrical electronic elementary empty enough environmental equivalent essential eventual everyday ' +
    'evident excess excessive exclusive experimental explosive extensive external extra fake fallen false ' +
    'fancy fatal favorite favourite fictional financial fizzy flaky flat fleecy formal foul frequent ' +
    'fresh fundamental genetic given global graphic grave greasy greater green grim gross hard harder ' +
    'hardest hazel hectic hidden hideous high higher historic historical holy husky illegal immediate ' +
    'imminent industrial inescapable inflatable informal inner instant instrumental intensive interactive ' +
    'interim internal joint laid left legal legitimate lengthy lesser liquid live long longer longest ' +
    'lower lowest lucrative lukewarm magic main major mandatory manual marine mechanical medical medieval ' +
    'metal mild milky minor moderate modern monthly multiple mutual narrow natural necessary net newer ' +
    'northeast nuclear obvious occasional offshore on open operational opposite optional orange organic ' +
    'original orthopaedic outer oval over overhead overnight parallel past permanent personal pink plain ' +
    'plastic poisonous possible preliminary previous prominent proper proven provisional psychological ' +
    'pure purple quarterly racial rainy random rapid raw real recent reflective regional regular relevant ' +
    'remote representative residential respective retractable revolutionary rhythmic rocky round routine ' +
    'rubber runny satellite scientific secondary secret separate severe sexual shallow shut sideways ' +
    'significant simple slack slimy slippery smooth snug solar sole sour spare spectacular split spoken ' +
    'square squeaky standard static steep sticky straight strategic structural stuffy subsequent ' +
    'substantial substitute successive sudden sufficient supreme surplus swell swollen symbolic taboo ' +
    'tasty taut technical temporary terminal thick thrown tight torn total toxic traditional tragic ' +
    'tricky tropical true twin ultimate unbroken underground underway undone unequal uniform universal ' +
    'urgent usual valid vast virtual visual vital voluntary waterproof weekly whole wide wider widespread ' +
    'windy wooden worn worth written',
};
