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
};
