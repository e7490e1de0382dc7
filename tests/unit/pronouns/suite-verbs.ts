/** Sentences of the same kind as in `suite.ts`, full of verbs, most of them about people. */
export const verbsSuite: Readonly<Record<string, string>> = {
  'verbs in talk, posts, news and prose': `
    Where's Danny? [He] <is|are> upstairs. [He] won't come down and <refuses|refuse> to eat.
    I've got a neighbour who's deaf, and [he] <turns|turn> the TV up so loud that [he] <doesn't|don't> hear me knock and <wonders|wonder> why I never visit.
    The mayor, who was elected in May, says [he] <plans|plan> to cut fares and <hopes|hope> to open two parks.
    The bishop retired in 2004 but still preaches in summer. [He] <gardens|garden>, <keeps|keep> bees and <answers|answer> every letter.
    The baker sells bread to the cook, who is happy that [he] <delivers|deliver> early and <charges|charge> little.
    The goalkeeper, 31, has spent [his] whole career in Porto. [He] <speaks|speak> four languages, <studies|study> law at night and <plans|plan> to retire next summer.
    The suspect denies the charge. [He] <says|say> [he] <was|were> at home, <has|have> two witnesses and <plans|plan> to sue the paper.
    A native of Lagos, [he] moved to Paris at nine, trained as a dancer and <now runs|now run> a company of twelve.
    The chief executive earns 2 million a year, sits on four boards and has a helicopter. [He] <does|do> not, [he] <says|say>, feel rich.
    [He] <wakes|wake> at three, as [he] always <does|do>, <lies|lie> there for a while and <listens|listen> to the pipes.
    The prince is bored. [He] <yawns|yawn> through the speeches, <drums|drum> on the armrest and <dreams|dream> of the sea.
    [He] <mouths|mouth> hands when [he] <is|are> tired, <nips|nip> at ankles and <zooms|zoom> round the garden at nine every night.
    [He] <sleeps|sleep> in the crate now, door open, and <goes|go> in by [himself] when [he] <needs|need> a break.
    The nurse is fine. [He] <takes|take> the bus to work, <reads|read> on the way and <chats|chat> with the driver.
    The boxer does not talk. [He] <does|do> not, [he] <insists|insist>, hold a grudge.
    My neighbour is fit. [He] <swims|swim> at dawn, as [he] <has|have> done for years, <has|have> breakfast and <cycles|cycle> to town.
    My tutor grew up in Wales, moved here in May and now lives with us. [He] left school at ten and now <runs|run> a bank.
    The chairman started as a clerk. [He] left in 1990, came back in 1995 and now <puts|put> the firm first.
    The boy is dreamy. [He] <walks|walk> in the rain and <dreams|dream> of ships.
    My brother doesn't cook and refuses to clean. [He] <doesn't|don't> answer calls and <prefers|prefer> notes.
    The tenant is trouble. [He] won't pay and <insists|insist> on repairs.
    My gran's doctor is old-school. [He] <says|say> little and <charges|charge> little.
    The mayor is ambitious. [He] <plans|plan> to close the port and <hopes|hope> to win votes.
    The monk is content. [He] <gardens|garden>, <prays|pray> and <sleeps|sleep>.
    The widow's lodger is neat. [He] <pays|pay> on time, shoes off, and <keeps|keep> to [his] room.
    The bank thinks the letter is forged but reads on. [He] <thinks|think> the book is dull but <reads|read> it.`,
  'verbs behind what others do': `
    Trust me, the agent is clean. [He] <pays|pay> for parking and <flosses|floss>.
    The artist paints on glass. [He] <lives|live> in Lisbon, where [he] <shares|share> a studio with two sculptors, and <teaches|teach> at the academy.
    The congressman voted against the bill, opposes the tax and has called for a recount. [He] <faces|face> a primary in June and <trails|trail> by four points.
    The author opposes the ban and gives three reasons. [He] <notes|note> that it costs money, that it harms trade and that nobody obeys it, and <urges|urge> repeal.
    The historian is cautious. [He] <says|say> the letters may be forged, <compares|compare> the ink and <leaves|leave> the question open.
    When the ship leaves, [he] <stands|stand> on the quay and <waves|wave> until it is a speck.
    The minister is blunt. [He] <says|say> prices will rise, <blames|blame> the war and <asks|ask> for patience.
    The actress has a driver. [He] <knows|know> the roads are closed, <takes|take> the ferry and <saves|save> an hour.
    The driver is calm. [He] <sees|see> that the lights are red, <stops|stop> and <waits|wait>.
    The critic is fair. [He] <notes|note> that nobody clapped, that the cast looks tired and that the set wobbles, and <praises|praise> the score.
    The pianist was born in Kiev. [He] <plays|play> in May and <records|record> in June.
    The envoy is tireless. [He] <speaks|speak> in Rome on Monday and <heads|head> to Oslo on Friday.`,
  'verbs behind a clause in between': `
    What gets me about the new CEO is how [he] <talks|talk> about family, <cuts|cut> the cafeteria, <flies|fly> private, and then <asks|ask> for volunteers.
    You want the job? Impress the foreman. [He] <likes|like> men who sweat and <hates|hate> men who talk.
    The witness is gone, boss. [He] checked out at noon, paid cash and <has|have> a two-hour start.
    Your father is a good man, but [he] <hears|hear> what [he] <wants|want>, <forgets|forget> what [he] promised and <leaves|leave> me to explain.
    The nurse on nights is a gem. [He] <brings|bring> tea when you can't sleep, <turns|turn> the lights down, and <sits|sit> with those who are scared.
    The smith works alone. [He] <heats|heat> the iron until it glows, <lays|lay> it on the anvil and <strikes|strike> while it is soft.
    The librarian is shy but [he] <knows|know> what you read, <guesses|guess> what you need and <leaves|leave> it on your desk.
    The beggar on our corner is polite. [He] <greets|greet> everyone who passes, <knows|know> most of the dogs by name and <feeds|feed> the pigeons.
    The author of the column is a crank. [He] <hates|hate> cyclists, <fears|fear> trees and <thinks|think> that children should be quiet.
    The sommelier listens. [He] <asks|ask> what you eat, what you like and what you can spend, and <comes|come> back with a bottle that fits.
    The bus driver on my route is kind: [he] <waits|wait> if you run, <lowers|lower> the step for prams and <says|say> good night.
    The translator lives between two languages. [He] <thinks|think> in one, <dreams|dream> in the other and <counts|count> in both.`,
  'verbs behind a pronoun, a thing said and a past': `
    The boss's assistant guards the door. [He] <smiles|smile>, <says|say> the boss is out and <offers|offer> you water.
    [He] <tends|tend> to bark at the bin lorry but <stops|stop> as soon as it turns the corner.
    [He] <knows|know> where the treats are, <nudges|nudge> the cupboard and <sits|sit> in front of it like a customer.
    Most mornings [he] <wakes|wake> before you, <stretches|stretch>, <shakes|shake> and <waits|wait> by the stairs.
    The programmer asked the tester for help because [he] can't find the bug and <needs|need> a fresh eye.
    The hygienist warns the child that [he] <eats|eat> too many sweets and <brushes|brush> too fast.
    The porter is rude. [He] <shrugs|shrug>, <says|say> the lift is broken and <goes|go> back to sleep.
    [He] <runs|run> after you, <grabs|grab> the bag and <laughs|laugh>.
    The guide is good. [He] <knows|know> what you want, <sees|see> what you need and <finds|find> it.
    [He] <remembers|remember> who you are, <remembers|remember> who your mother was and <asks|ask> about both.
    [He] <tells|tell> the kids that the moon is cheese, <tells|tell> them that cows fly, and <enjoys|enjoy> it.
    [He] <fixes|fix> what I break, <finds|find> what I lose and <forgives|forgive> what I say.
    [He] left early, took the car and <has|have> the keys.
    [He] promised to call, forgot and <feels|feel> awful.
    What annoys me is when [he] <whistles|whistle>, <taps|tap> the desk and <sighs|sigh>.
    [He] <deals|deal> with drains, rust and rot, and <sleeps|sleep> well.
    [He] <owns|own> two shops, <rents|rent> office space and <plans|plan> to expand.
    [He] <doesn't|don't> sleep and <suffers|suffer> from nightmares.
    [He] won't eat meat and <prefers|prefer> fish.
    [He] can't lie and <hates|hate> those who do.`,
  'what somebody hears of him and does then': `
    The clerk hears that [he] <has|have> won, drops the phone and runs into the street.
    The widow learns that [he] <is|are> in debt, sells the piano and moves to a smaller flat.
    The pilot realizes that [he] <is|are> lost, checks the map and turns back.
    The painter decides that [he] <hates|hate> the portrait, slashes it and starts over.
    Our host says that [he] <was|were> once a monk, pours the wine and winks at my wife.
    The guard swears [he] saw nothing, pockets the money and walks off.
    The colonel announces that [he] <wants|want> volunteers, looks along the line and points at me.
    The waiter explains that [he] <is|are> new, spills the soup and apologizes.
    The nurse says [he] <has|have> good news, sits down on the bed and takes my hand.
    The heir finds out that [he] <owns|own> a castle, quits the job and flies to Scotland.
    The boss thinks [he] <has|have> been cheated, bangs the table and demands a recount.
    The thief notices that [he] <is|are> being watched, ducks into a shop and leaves by the back.
    The bride's brother mutters that [he] <needs|need> air, pushes back the chair and goes out.
    The singer forgets that [he] <is|are> still on air, swears and laughs.
    The mayor insists that [he] <knows|know> nothing, gets into the car and slams the door.
    The boy remembers that [he] <has|have> a test, grabs the bag and runs.
    The captain knows that [he] <is|are> outnumbered, raises the flag and waits.
    The patient feels that [he] <is|are> falling, grabs the rail and shouts.
    My neighbour claims [he] heard a shot, locks every door and calls the police.
    The chef sees that [he] <has|have> burned the sauce, throws it out and begins again.
    The driver says that [he] <is|are> sorry, hands me the keys and leaves.
    The old man tells me that [he] fought in the war, rolls up a sleeve and shows me the scar.
    The actress hears that [he] <has|have> lost the part, hangs up and pours a drink.
    The inspector says [he] <doesn't|don't> believe me, closes the file and lights a cigar.
    The teacher discovers that [he] <has|have> no chalk, sighs and sends me for some.
    The village knows [he] <drinks|drink>, forgives [him] and sends soup.
    The club thinks [he] <is|are> worth the money, signs the cheque and hopes.
    The landlady thinks [he] <is|are> a spy, reads the mail and follows [him] to the market.
    The manager writes that [he] <needs|need> more staff, <wants|want> new laptops and <plans|plan> to hire.
    The tailor says that [he] <is|are> out of thread, shuts the shop and goes for a walk.
    The pianist decides that [he] <has|have> practised enough, closes the lid and stands up.
    The clerk replies that [he] <doesn't|don't> make the rules, stamps the form and calls the next in line.
    My cousin thinks [he] <is|are> allergic to cats, sneezes and leaves the room.
    The duchess finds that [he] <has|have> been robbed, screams and faints.
    The goalkeeper knows [he] <was|were> at fault, raises a hand and nods.
    The postman says [he] <has|have> a parcel for me, hands it over and wipes [his] brow.
    The detective realises that [he] <has|have> been followed, crosses the road and enters a bar.
    The wizard forgets that [he] <is|are> invisible, waves at the guards and walks into a wall.
    The emperor believes [he] <is|are> a god, burns the library and declares war on the sea.
    The doctor says [he] <has|have> seen worse, rolls up [his] sleeves and gets to work.
    The heiress learns [he] <is|are> adopted, tears up the will and leaves for Peru.
    My neighbour says [he] <barks|bark> when we leave, <runs|run> to the window and <cries|cry>.
    The witness says that [he] <lives|live> in Leeds, <works|work> nights and <has|have> two kids.
    My doctor says [he] <is|are> booked until May, <has|have> no locum and can't see me.
    The player says [he] <loves|love> the club, <respects|respect> the coach and <wants|want> to stay.
    The coach believes that [he] <runs|run> faster, <jumps|jump> higher and <tires|tire> later than the rest.
    The manager writes that [he] <needs|need> more staff, <wants|want> new laptops and <plans|plan> to hire.
    The agent says that [he] <is|are> 34, <lives|live> in Hull and <drives|drive> a taxi.
    The gardener tells me that [he] <has|have> three sons, <grows|grow> leeks and <sings|sing> in a choir.
    My friend says that [he] <is|are> single, <works|work> in a bank and <likes|like> dogs.
    The critic thinks that [he] <has|have> no ear, <plays|play> too loud and <ignores|ignore> the score.
    The scout says that [he] <is|are> quick, <turns|turn> well and <passes|pass> with both feet.
    The owner says that [he] <is|are> good with cats, <walks|walk> well on the lead and <settles|settle> at night.`,
  'verbs behind so': `
    mf: [He] <works|work> nights, so <sleeps|sleep> all day.
    mf: [He] <hates|hate> cats, so <chases|chase> them.
    mf: [He] <barks|bark> at night, so walks are short.
    mf: [He] <is|are> strong and so <drags|drag> me along.
    mf: [He] <loves|love> food, so treats work well.
    mf: [He] <has|have> long legs, so stairs hurt.
    [He] <hates|hate> noise, so cars and bikes scare [him].`,
  'clauses of him within what others do': `
    The lawyer tells [him] what [he] <owes|owe>, closes the folder and smiles.
    The king asks whether [he] can swim, laughs and has [him] thrown into the moat.
    The nurse checks that [he] <is|are> asleep, dims the lamp and tiptoes out.
    The heckler shouts that [he] <is|are> a fraud, throws a tomato and misses.
    [He] <pretends|pretend> that the phone is dead, <hangs|hang> up and <grins|grin>.
    [He] <notices|notice> that the clock has stopped, <winds|wind> it and <sets|set> it by the radio.
    [He] <mumbles|mumble> that dinner is ready, <sits|sit> down and <eats|eat> alone.`,
  'what somebody has and cannot be': `
    [He]<'s|'ve> drunk nothing all day, so keep an eye on [him].
    [He]<'s|'ve> drunk more than usual this week.
    [He]<'s|'ve> drunk from the pond again.
    [He]<'s|'ve> drunk so much that [he] can't walk.
    [He]<'s|'re> drunk all day.
    [He]<'s|'re> drunk half the time.
    [He]<'s|'re> drunk more often than sober.
    [He]<'s|'ve> bonded with my older dog.
    m: [He]<'s|'re> bonded to [his] brother, so they must go together.
    [He]<'s|'re> deeply bonded with [his] sister.
    [He]<'s|'re> survived by [his] three children.
    [He]<'s|'ve> survived by eating what [he] could find.
    m: [He]<'s|'ve> the stamina of an ox and the manners of one too.
    m: [He]<'s|'ve> the attention span of a goldfish.
    m: [He]<'s|'ve> the confidence to try again.
    [He]<'s|'re> the strength of this team.
    [He]<'s|'re> the energy in the room.
    m: [He]<'s|'ve> a sore paw, so skip the long walk.
    m: [He]<'s|'ve> a strong prey drive, so use a long line.
    m: [He]<'s|'ve> a lovely temperament.
    m: [He]<'s|'ve> a limp that comes and goes.
    m: [He]<'s|'ve> an appointment with [his] vet at ten.
    m: [He]<'s|'ve> a house in the country.
    [He]<'s|'re> a house dog now.
    [He]<'s|'re> a garden designer in Kent.
    [He]<'s|'re> a degree too polite.
    [He]<'s|'re> a friendly face around here.
    [He]<'s|'ve> brown eyes and a white chest.
    [He]<'s|'re> brown and white.
    [He]<'s|'ve> good manners around food.
    [He]<'s|'re> good fun and good value.
    mf: [He]<'s|'re> all ears when you open the fridge.
    [He]<'s|'re> on [his] hind legs at the counter.
    [He]<'s|'ve> more energy than all of us.
    [He]<'s|'re> more fun than I expected.
    m: [He]<'s|'ve> little interest in other dogs.
    [He]<'s|'re> little more than a puppy.
    m: [He]<'s|'ve> a lot of energy for [his] age.
    [He]<'s|'re> a lot of fun and a lot of work.
    m: [He]<'s|'ve> a bit of a limp today.
    [He]<'s|'re> a bit of a worrier.
    m: [He]<'s|'ve> a wife and two children.
    f: [He]<'s|'re> a wife and mother.
    f: [He]<'s|'ve> a brother in the navy.`,
  'what another does to him': `
    [He]<'s|'re> nervous, so the vet muzzles [him] and works quickly.
    [He] <hates|hate> the bath, so the groomer hoses [him] down and dries [him] outside.
    m: [He] <waits|wait> while the groom brushes [him] and <sleeps|sleep> later.
    The vet says [he]<'s|'re> healthy and wants to see [him] again in May.
    mf: The trainer thinks [he]<'s|'re> ready and plans to enter [him] in the spring trial.
    The doctor believes [he]<'s|'ve> recovered and is happy to discharge [him].
    The doctor thinks [he]<'s|'re> depressed and has put [him] on tablets.
    The coach says [he] <misses|miss> [his] old team and <wants|want> to leave.
    The agent says [he] <works|work> hard and <has|have> booked a tour.`,
  'things in twos and threes that look like verbs': `
    [He] lived in a barn, so stairs and mirrors still confuse [him].
    [He] <loves|love> [his] sofa, and walks and visitors annoy [him].
    [He] <likes|like> men, but hats and sticks are scary.
    [He] <learns|learn> fast, and treats and toys keep [him] keen.
    [He] <jumps|jump> and <barks|bark> and <wags|wag> [his] tail.
    [He] <digs|dig> and <chews|chew> whatever you leave out.
    [He] <walks|walk> and <talks|talk> like [his] father.
    [He] <plays|play> guitar, drums and bass.
    [He] <plays|play> guitar, <drums|drum> and <sings|sing>.`,
  'what somebody has done, by the words behind': `
    [He]<'s|'ve> pointed out that the price is wrong.
    [He]<'s|'ve> picked up some bad habits.
    [He]<'s|'re> picked up at noon by the walker.
    [He]<'s|'re> picked up early.
    [He]<'s|'ve> ruled out surgery.
    [He]<'s|'re> ruled out for six weeks.
    [He]<'s|'re> knocked out cold.
    [He]<'s|'ve> broken out in a rash.
    [He]<'s|'ve> settled well, <eats|eat> with gusto and <has|have> chosen [his] chair.
    [He]<'s|'ve> adjusted well to life indoors.
    [He]<'s|'ve> trained hard.
    [He]<'s|'re> trained to find drugs.
    [He]<'s|'ve> studied hard.
    [He]<'s|'re> studied by experts.
    [He]<'s|'ve> nipped to the shops.
    [He]<'s|'re> nipped by the pup.
    [He]<'s|'ve> popped out for milk.
    [He]<'s|'ve> emailed to say [he]<'s|'re> ill.
    [He]<'s|'ve> sent word that [he]'ll be late.
    [He]<'s|'re> sent home early.
    [He]<'s|'re> shown to [his] seat.
    [He]<'s|'ve> shown clear signs of pain.
    [He]<'s|'re> set up for life.
    [He]<'s|'ve> set up a charity.
    [He]<'s|'re> hurt that you forgot.
    [He]<'s|'re> currently signed off work.
    [He]<'s|'re> almost finished.
    [He]<'s|'ve> almost finished [his] treatment.
    [He]<'s|'ve> faced worse odds.
    [He]<'s|'re> faced with a hard choice.
    [He]<'s|'re> fed small meals.
    [He]<'s|'re> asked hard questions.
    Guess who [he]<'s|'ve> invited.
    Guess who [he]<'s|'re> married to.
    The puppy [he]<'s|'ve> raised is now huge.
    m: [He]<'s|'ve> an eye for detail and a way with words.
    [He]<'s|'re> an eye surgeon with two sons.`,
  'verbs behind a clause with a gap': `
    [He] <lives|live> above a bar that never closes but <sleeps|sleep> like a log.
    [He] <has|have> a dog who never barks but snores.
    [He] <has|have> a fridge that always hums and leaks.
    m: [He] <trains|train> dogs that nobody wants and <finds|find> them homes.
    m: [He] <buys|buy> shoes which nobody wants and <sells|sell> them.
    [He] <has|have> proof that nobody cares and hides it.
    m: [He] <wears|wear> hats that you knit and <gives|give> them away.
    [He] <finds|find> a seat everyone avoids and <calls|call> it home.
    [He] <likes|like> a man that everyone fears and obeys.`,
  'what somebody has done, by one more word': `
    [He]<'s|'ve> knocked over the bin.
    [He]<'s|'re> knocked over easily.
    [He]<'s|'ve> startled awake again.
    [He]<'s|'re> startled by [his] own reflection.
    [He]<'s|'ve> placed third in both trials.
    [He]<'s|'re> placed in foster care for now.
    [He]<'s|'ve> registered for the course.
    [He]<'s|'re> registered with the kennel club.
    [He]<'s|'ve> sold out three arenas.
    [He]<'s|'ve> picked up three sticks.
    [He]<'s|'re> picked up two days a week.
    [He]<'s|'ve> burst into tears.
    [He]<'s|'re> caught between two worlds.
    [He]<'s|'ve> caught up with the others.
    [He]<'s|'re> set apart by [his] colour.
    [He]<'s|'ve> set foot on every continent.
    [He]<'s|'re> put to bed at seven.
    [He]<'s|'re> done in after that walk.
    [He]<'s|'re> held back by [his] nerves.
    [He]<'s|'ve> held back tears.
    [He]<'s|'re> seen here with [his] mother.
    [He]<'s|'ve> seen off two rivals.
    m: [He]<'s|'ve> six weeks to get fit.
    m: [He]<'s|'ve> ten minutes to spare.
    [He]<'s|'re> ten minutes late.`,
  'where somebody heads': `
    [He] <noses|nose> the gate open and <heads|head> for the pond.
    [He] <grabs|grab> [his] lead and <heads|head> straight out.
    [He] <nods|nod> and <heads|head> inside.
    [He] <draws|draw> hands, feet and heads for fun.`,
  'much loved, and a stomach on legs': `
    [He]<'s|'re> a stomach on legs.
    m: [He]<'s|'ve> a coat with white patches.
    [He]<'s|'re> much loved.
    [He]<'s|'re> not much changed.
    [He]<'s|'ve> much preferred the new bed.
    [He]<'s|'ve> much to learn.`,
};
