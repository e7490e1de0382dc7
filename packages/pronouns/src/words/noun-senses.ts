// What things are: told by everyday sense, not counted anywhere.

/** Nouns, in the singular, by what they name. */
export const nounsByKind = {
  people:
    'abbot accomplice accountant activist actor actress adjuster admiral admirer adopter adult ' +
    'adviser advisor advocate agent aide ally amateur ambassador american anaesthetist analyst ' +
    'ancestor angler anthropologist anybody anyone applicant apprentice archaeologist archbishop ' +
    'archivist artist assailant assessor assistant associate astronaut astronomer attacker ' +
    'attendant attorney auctioneer auditor aunt auntie author authority baby babysitter bachelor ' +
    'backbencher bailiff baker ballerina banker barber baritone barmaid barrister bartender ' +
    'bassist batsman beautician beginner being bidder biographer biologist bishop blacksmith ' +
    'bloke bob bodyguard bookkeeper bookseller boss botanist both bowler boy boyfriend brad ' +
    'breeder bricklayer bride bridegroom bridesmaid broker brother brother-in-law buddy builder ' +
    'burglar busboy butcher butler buyer caddie caliph caller camper candidate captain captor ' +
    'cardiologist carer caretaker carol carpenter cartoonist caseworker cashier caterer cellist ' +
    'cellmate chairman chairwoman chambermaid champion chancellor chaplain chauffeur chemist ' +
    'chief child chiropractor choreographer chuck citizen civilian classmate cleaner clergyman ' +
    'cleric clerk client clown co-owner coach cobbler colleague collector colonel columnist comer ' +
    'commander commissioner commuter competitor composer concierge conductor confessor constable ' +
    'consul consultant contractor cook coordinator cop coroner correspondent councillor ' +
    'counsellor counselor counterparty couple cousin coworker cox creditor criminal curate ' +
    'curator customer cyclist dad daughter daughter-in-law deacon dean debtor decorator defendant ' +
    'delegate dentist deputy dermatologist descendant deserter designer detective detractor ' +
    'developer dictator dietician dietitian diplomat director disciple doctor donor doorman ' +
    'dramatist driver drummer drunk each economist editor elder elderly eldest electrician ' +
    'emperor employee employer emt enemy engineer engraver escort essayist evaluator everybody ' +
    'everyone ex ex-husband ex-wife examiner executive expert extremist farmer farrier father ' +
    'father-in-law ferryman fiancé fiancée filmmaker firefighter fisherman fishmonger fixer ' +
    'flatmate folk follower footballer force foreman fosterer founder fourteen-year-old freshman ' +
    'friend gaffer gardener generation genius gentleman geologist ghostwriter girl girlfriend ' +
    'goalie goalkeeper goddaughter godfather godmother godson goldsmith governor grad graduate ' +
    'gran grandchild grandchildren granddaughter grandfather grandma grandmother grandpa ' +
    'grandparent grandson granny great-grandfather great-grandmother great-grandparent ' +
    'great-uncle groomer grower grown-up guarantor guard guardian guerrilla guest guitarist ' +
    'gunman guy gymnast hairdresser half-brother haller handler handyman hauler headmaster ' +
    'headmistress headteacher heir heiress helper henderson hero heroe hiker historian homer host ' +
    'hostage houseguest housekeeper housemate human hunter husband hydrologist hygienist idol ' +
    'in-law indian individual informant innkeeper inspector instructor insurgent intern ' +
    'interpreter interrogator intervenor interviewer investigator investor jack jailer jew ' +
    'jeweler jeweller jimmy jockey jogger jona journalist judge junior juror keeper ken kid ' +
    'kidnapper killer king knight lad lady landlady landlord lawyer leader lecturer lender ' +
    'librarian lieutenant lifeguard linebacker linesman listener lobbyist locksmith lodger lord ' +
    'lover luka lunatic magician magistrate maiden mailman man manager manageress many masseuse ' +
    'master mate mathematician matt mayor mechanic member mentor merchant midwife midwive ' +
    'militant milkman miller millers minister missionary mistress mom moneylender monk mother ' +
    'mother-in-law mover mugger mum muslim nan nanny neighbor neighbour nephew newcomer nick ' +
    'niece nobleman noblewoman nobody nominee notary novelist nun nurse nutritionist ' +
    'oceanographer officer official oncologist opponent optician optometrist organist orphan ' +
    'orthodontist other owner paediatrician painter pair pal paralegal paramedic parent ' +
    'participant partner passenger passer passers-by pastor patient patriarch patterson ' +
    'pediatrician peer pensioner person pharaoh pharmacist philosopher photographer physician ' +
    'physicist physio pianist picker pilot pioneer pitcher plaintiff plasterer player playwright ' +
    'plumber poet politician porter postman potter preacher predecessor president priest prince ' +
    'princess principal prisoner pro professional professor projectionist prosecutor psychiatrist ' +
    'psychologist public publican publicist publisher pupil purchaser quarterback queen rabbi ' +
    'racer rambler rancher ranger ray reader realtor rebel receptionist recruit recruiter referee ' +
    'refugee regular relative replacement reporter representative rescuer researcher resident ' +
    'reviewer rick rider rival roofer roommate runner sailor saint salesman scaffolder scheduler ' +
    'scholar schoolteacher scientist scout screenwriter sculptor secretary seller senator senior ' +
    'sergeant servant several shareholder sheriff shipper shopkeeper shopper sibling singer ' +
    'sister sister-in-law sitter six-year-old skateboarder skater skipper slave smuggler ' +
    'sociologist soldier solicitor somebody someone sommelier son son-in-law soprano spectator ' +
    'spokesman spokeswoman sponsor spouse sprinter spy staff stalker stallholder star stepdad ' +
    'stepdaughter stepfather stepmother stepmum stepson steward stonemason stooge stranger ' +
    'striker student stylist successor suitor sultan superintendent superior supervisor supporter ' +
    'surgeon surveyor survivor suspect swimmer tailor teacher teammate tech technician teen ' +
    'teenager tenant terrorist therapist thief toddler tourist trader trainee trainer translator ' +
    'treasurer trombonist trustee tucker tutor twin umpire uncle understudy user usher valet ' +
    'vendor vet veteran vicar vice-chancellor victim villager villain violinist visitor volunteer ' +
    'voter waiter waitress walker warden warlord washerwoman waterskier weaver welder whoever ' +
    'widow widower wife winner witness woman worker writer youngster zoologist',
  groups:
    'academy afghanistan agency airline al-qaeda america army association bakery band bank board ' +
    'brigade britain business canada cartel caucus charity choir cia clinic club coalition ' +
    'commission committee commune company congress council courier court crew crowd cuba daycare ' +
    'dealer dealership department diocese egypt embassy england enron faction faculty family fbi ' +
    'firm flock foster-home france franchise fund gang germany google government greece group ' +
    'hamas herd hezbollah hospital hotel household institute insurance insurer iran iraq israel ' +
    'italy japan junta jury kennel korea kremlin kuwait landlord-company league lebanon libya ' +
    'litter maker management manufacturer mexico microsoft military militia ministry mob museum ' +
    'nation nato navy network newspaper nonprofit nursery office opposition orchestra ' +
    'organisation organiser organizer pakistan panel parish parliament pentagon pharmacy platoon ' +
    'poland police practice press regime regiment rescue restaurant russia salon school ' +
    'secretariat senate service shelter shop society spain squad store studio subsidiary sudan ' +
    'supplier surgery syndicate syria taliban team telegraph treasury tribunal troop ukraine ' +
    'union university vietnam',
  dogs:
    'adolescent akita barker basset beagle bernese bitch boarder bouvier boxer breed bulldog ' +
    'canine chihuahua cockapoo collie colly companion cross dachshund dalmatian dam dane digger ' +
    'dobermann dog doggy doodle eater female foster foxhound golden greyhound gulper gundog hound ' +
    'husky juvenile lab labradoodle labrador litter-mate littermate lunger lurcher male malinois ' +
    'mastiff mix nervous-dog newfoundland nibbler pack pet playmate pointer pomeranian pooch ' +
    'poodle pug pup puppy retriever ridgeback rottweiler russell samoyed schnauzer setter ' +
    'sheepdog shepherd shiba sighthound spaniel staffie terrier vizsla weimaraner whippet',
  animals:
    'alpaca animal ant badger bear bee bird blackbird buck buffalo bull bullock bunny butterfly ' +
    'calf cat cattle chick chicken cow crow cub deer donkey duck duckling eagle earwig elephant ' +
    'ewe ferret fish flea fly foal fox frog goat goldfish goose gosling gull hamster hare ' +
    'hedgehog hen horse jackdaw kitten lamb lion llama magpie magpy mare mite mole moth mouse ' +
    'otter owl parrot pheasant pig pigeon pony rabbit ram rat rodent seagull seal sheep slug ' +
    'snail snake sparrow squirrel starling swallow swan tick toad wasp whale wolf worm',
  food:
    'acorn antler apple banana bean beef beer berry biscuit blob blueberry bone bread breakfast ' +
    'bribe butter cake candy carrot cheese cherry chew chocolate clove coffee coke cooky corn ' +
    'cream crisp crumb crust cube diet dinner drink egg fat favourite feed flour food fruit grain ' +
    'grape grit ham hide ice jam leek leftover lentil liver lunch meal meatball milk mint ' +
    'mushroom mussel nibble nut oil olive onion orange pea peach pellet pepper pip plum portion ' +
    'potatoe powder prawn pupcake raisin reward rice salmon salt sandwich sardine sauce sausage ' +
    'scone scrap seed shred slice sliver smear snack soup sprat steak sugar sweet tea tomato ' +
    'treat trimming turkey waffle water windfall wine',
  gear:
    'kong ambulance anchor antibiotic automobile bag bale ball balloon bandage bandana bandsaw ' +
    'banner barrel basket bat battery bell belt bicycle bike bin blade blanket blind blower boat ' +
    'bolt book boot bootie bottle bowl box brake branch brick broom brush bucket buckle buggy ' +
    'bulb burr bus buse button cabinet cable cage calendar camera can candle cannon cap capsule ' +
    'car card cardigan carrier carton cash certificate chain cheque chip clicker clipper clock ' +
    'clog coin collar cone container copy cord cover crate crutch cup cupboard curtain cushion ' +
    'decoy disc dish disk dispenser divider drawing drawstring dress drone drug drum dryer ' +
    'dumbbell dummy e-collar earplug escalator fan feather feeder ferry flag flannel flap flask ' +
    'float flowerpot flyer football fork frame fridge gear gift glass glove goggle grate gun ' +
    'hairdryer handbag handle handout harness hat headphone helmet hem hinge hood hook hoop ' +
    'hooper hoover hose hurdle insole instrument iron item jacket jar jet kettle key kit kite ' +
    'knife knot lace ladder lamp lanyard latch launcher lead leaflet leash len lens lid light ' +
    'lighter lock log lorry loudspeaker lunchbox machine magnet manual mask mat matchbox med ' +
    'medal medicine merchandise mirror money monitor mop motor motorbike motorcycle mower mug ' +
    'muzzle nappy needle net novel object outfit oven package packet pail painkiller pan pane ' +
    'paper parcel passport paycheck pearl pebble pedal peg pen penny phone photo photograph piano ' +
    'pick picture pill pillow pin pinecone pipe pistol plane plank plate plug pocket pole ' +
    'postcard poster pot pouch pram present print prize projectile prop purse pushchair puzzle ' +
    'radiator radio rag railing raincoat ramp receipt remote ribbon rifle rim ring rocket rod ' +
    'rope rosette rucksack rug rung sample sandbag scissor scale scarf schoolbag scooter screen screw ' +
    'sculpture seam sedative sheet shell shield shingle ship shirt shoe shoelace shuttle ' +
    'skateboard ski slat sledge sleeve slider slipper soap sock sofa spare speaker spectacle ' +
    'spike spoon spotlight sprinkler squeaker squeegee stake staple statue stick sticker stone ' +
    'strap string strip stuff submarine sucker suit suitcase sunglass tab tablet tag tank tap ' +
    'tape target taxi teddy telephone tent tether thermo thimble thing thread ticket tie till tin ' +
    'tire tissue toilet token tool toothbrush top torch towel toy tractor train tram trap trash ' +
    'tray treasure trolley trophy trouser truck tub tube tug tweezer tyre umbrella uniform ' +
    'vaccine vacuum van vase vest washcloth watch welly wheel wheelchair whistle wig wipe wiper ' +
    'wire worksheet wrap yacht yo-yo zip',
  parts:
    'ankle arm armpit back beard belly bladder blood body bottom brain breast bruise claw coat ' +
    'curl dewclaw ear elbow eye eyebrow face finger fingertip flank foot forehead freckle gum ' +
    'hackle hair hand head heel hip hoof jaw joint knee lap leg lip lump lung marking molar mouth ' +
    'muscle nail neck nose nostril pad palm paw pimple rear rib shin shoulder skin sole stitch ' +
    'stomach tail tear thigh thumb toe toenail tongue tooth whisker wing wound wrist',
  places:
    'aisle allotment arch armchair balcony bar base baseboard bay beach beam bed bedroom bench ' +
    'bend border bramble bridge bush cabin canal capital carpet castle cathedral cave center ' +
    'centre chair chamber church coast cobble compound continent corner country crack crossing ' +
    'curve dahlia daisy deck den desert desk dirt district dock door doorway downstair downtown ' +
    'drain drawer dune earth edge entrance exit farm fence field flat floor flower forest fort ' +
    'fountain front gap garage garden gate grass grave greenhouse ground gutter harbor harbour ' +
    'hedge hill hole home house hydrangea inside interior interstate island jail kerb lamppost ' +
    'land landscape lane lawn leaf leed lobby locker loop market meadow middle mill mud north ' +
    'northeast opening outdoor outside park patch path pavement pine pit pitch place plant pool ' +
    'port post puddle rail railroad ranch rental reserve resort ridge road roadwork rock roof ' +
    'room root rose route sand seat shed shrine shutter side site sky soil south southeast space ' +
    'spot square stable stair stairwell stall stand state station stool strait stream street ' +
    'surface surrounding table thorn throne tile tower track trail tree tulip tunnel turf ' +
    'underground upstair village wall warehouse west willow window wood world yard zone',
  amounts:
    'afternoon age amount average bit budget bulk bunch centimetre christma cost count cycle date dawn ' +
    'day degree deposit discount distance dozen euro evening expense fare fee fifty fraction friday ' +
    'future grade gram half hour hundred inch increase instalment instant kilo level load lot maximum ' +
    'mealtime measure meter metre mile minimum minute monday month morning night number pace past period ' +
    'phase piece pound price profit proportion quarter range rate refund rent salary score season sec ' +
    'second segment set seventy shift size slot span speed spring stage stint sum summer sunday tally ' +
    'term third thursday time total tuesday value wage wednesday week weekday weekend weight while winter ' +
    'year yen zero',
  events:
    'absence abuse accident action adoption adventure alarm ambush appointment arrest arrival ' +
    'assault attack attempt auction audit avalanche bang bark bath battle beat beep birth ' +
    'birthday bite blast blaze blow booking boom bounce break breath broadcast bump burst call ' +
    'camp campaign catch check check-in cheer chime chore chorus circle circuit clash class click ' +
    'climb collapse combat concert conflict contest course crash crawl creak cricket cruft cruise ' +
    'cry debate debut defeat delivery departure dig display dispute dive divorce documentary ' +
    'doorbell doze drag dribble drift drill drool drop emergency encounter epidemic exam exchange ' +
    'exercise exhibit experiment fade fair fall fight final firework fit flash flight flinch ' +
    'flood follow-up footstep freeze game giggle golf greeting growl gulp gunshot halt handstand ' +
    'harvest hiccup hike hiss hit hobby hold holiday hop horn howl hug hunt incident injection ' +
    'interview jab journey jump kill kiss kneel knock laugh launch lean leap lecture lesson lick ' +
    'lift lip-lick lunge march massacre match meet meeting moo motion move movement murder ' +
    'musical nap nip noise occasion outing overhaul parade party pass pat patrol pause pee pickup ' +
    'picnic play plunge poke poll pop premiere probe process program programme project protest ' +
    'pull punch push putt quake quest race raid rainout rally rap rape rattle recall relay repair ' +
    'repeat repetition rest revolt ride riot ritual roll round routine rub ruffle rumble run rush ' +
    'scan scrape scratch scream search session settle shave shiver shot shout shove show shriek ' +
    'shrug sip siren slalom slam sleep slide slip snap sneeze sniff sound speech spill spin spit ' +
    'split sport sprint squeak squeal stare startle stay step stop storm stretch stride strike ' +
    'stroke stroll study summit swap sweep swing swipe task test throw thunder thunderstorm touch ' +
    'tour trafficking transition travel tremble trial trick trim trip trot try turn twist ' +
    'vacation vaccination venture visit voice vomit vote voyage wag wait walk war wash wave weave ' +
    'wedding welcome whine win wobble wriggle x-ray yawn yell yelp zoomy',
  ideas:
    'account advantage advert aim alert allergy alternative anger announcement answer anxiety ' +
    'apology appeal argument article attention ban behaviour benefit bet bia bill blog bond ' +
    'boundary brief calm calorie cause caution census challenge character characteristic chart ' +
    'choice claim clip code colour comfort command comment complaint compliment compromise ' +
    'concern confidence congratulation consent consequence contact contract counsel cue custom ' +
    'deal debt decision demand desire detail diary direction dislike disorder distraction ' +
    'document doubt dream editorial effect email energy estimate evidence excitement excuse ' +
    'experience explanation fact factor failure fantasy fault favor favour fax fear feeling ' +
    'figure file film focus forecast form format fun gene genetic gesture glory goal grudge ' +
    'guarantee guide habit headline hello honor honour hope hormone humor hunger idea image index ' +
    'initiative input instruction intent interest inventory invoice issue itch joke joy label ' +
    'language law letter license lie like limit line link list mail mandate manner marker math ' +
    'matter memory merit message mind mistake mood moral motive name narrative need nerve new ' +
    'nickname note notice objective observation odd offer opinion opposite order orthopaedic ' +
    'outrage page pain panic pattern petition phrase plan pledge point positive praise ' +
    'prescription pride problem profile progress promise proof proposition purpose question quote ' +
    'rage reason recipe record recording reference reflection regard regret regulation reply ' +
    'report request research respect result review right risk role rule schedule scheme script ' +
    'secret section sense sentence sequence shadow shame shape shock sign signal skill smell song ' +
    'standard statement story strength stress subject suggestion summary surprise survey syllable ' +
    'symbol taste tax testimonial theme thought tip title tone trend trigger triumph trouble ' +
    'trust tune version video view visa warning way wish wonder word worry',
};
