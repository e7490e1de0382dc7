/** Whether the 's behind he or she is "is" or "has". */
export const isOrHasSuite: Readonly<Record<string, string>> = {
  "what beings do and nobody undergoes behind 's": `
    f: [He]<'s|'re> not fazed by thunder, and [he]<'s|'ve> not flinched at fireworks.
    f: [He]<'s|'ve> trembled all through the storm.
    f: [He]<'s|'ve> scampered off with my sock.
    f: [He]<'s|'ve> whinnied, not barked, I swear.
    f: [He]<'s|'ve> skulked in the hall since breakfast.
    f: [He]<'s|'ve> moped all week.
    f: [He]<'s|'ve> hissed at the hoover.
    f: [He]<'s|'ve> muttered something about rent.
    f: [He]<'s|'ve> procrastinated long enough.
    f: [He]<'s|'ve> raced across the lawn and climbed into the pond.
    f: [He]<'s|'ve> slid under the gate.
    f: [He]<'s|'re> rushed to the vet's whenever [he] <sneezes|sneeze>.
    f: [He]<'s|'re> sprawled across the landing.
    f: [He]<'s|'re> crouched behind the sofa.
    f: [He]<'s|'re> pooped after that walk.
    f: [He]<'s|'ve> pooped twice.
    f: [He]<'s|'re> glared at by the cat.
    f: [He]<'s|'re> growled at whenever [he] <moves|move>.
    f: [He]<'s|'re> always stepped on.
    f: [He]<'s|'re> looked up to by the small ones.
    f: [He]<'s|'ve> glared at the postman all morning.
    f: [He]<'s|'re> sworn in on the ninth.
    f: [He]<'s|'ve> sworn off sugar.
    f: [He]<'s|'re> reckoned to be the best.`,
  "by whom and how often behind 's": `
    f: [He]<'s|'re> texted by scammers about once a week.
    f: [He]<'s|'re> written off by critics.
    f: [He]<'s|'re> ignored by bigger dogs.
    f: [He]<'s|'re> left with my mum on Thursdays.
    f: [He]<'s|'re> walked by my son most days.
    f: [He]<'s|'re> kept in the barn at night.
    f: [He]<'s|'re> heard through the wall every night, singing.
    f: [He]<'s|'ve> warned us twice.
    f: [He]<'s|'ve> soiled [his] bed twice.
    f: [He]<'s|'ve> cheated twice.
    f: [He]<'s|'re> fed twice a day.`,
  "of how somebody is behind 's": `
    f: [He]<'s|'ve> stressed it a dozen times: no gifts.
    f: [He]<'s|'re> stressed it will rain.
    f: [He]<'s|'ve> scared two horses.
    f: [He]<'s|'ve> scared every horse in the yard.
    f: [He]<'s|'ve> impressed people.
    f: [He]<'s|'re> worried people will laugh.
    f: [He]<'s|'re> scared everyone will leave.
    f: [He]<'s|'re> never satisfied.
    f: [He]<'s|'re> never impressed with my cooking.
    f: [He]<'s|'ve> never impressed me.
    f: Where<'s|'re> [he] based these days?
    f: [He]<'s|'re> stationed these days in Malta.
    f: [He]<'s|'re> cut up about it.
    f: [He]<'s|'ve> cut up my best shirt.
    f: [He]<'s|'re> put on a drip overnight.
    f: [He]<'s|'ve> put on a coat.
    f: [He]<'s|'ve> put on weight.
    f: [He]<'s|'re> always smartly turned out.
    f: [He]<'s|'ve> expected too much of them.
    f: [He]<'s|'ve> eaten too many sprouts.
    f: [He]<'s|'ve> trained with us since [he] <was|were> ten weeks old.
    f: [He]<'s|'ve> driven since [he] <was|were> young.
    f: [He]<'s|'ve> bound the book in red leather.
    f: [He]<'s|'re> bound to find out.
    f: [He]<'s|'re> sat in the car crying.
    f: [He]<'s|'ve> sat in the car for an hour crying.
    f: [He]<'s|'ve> sat in the car all evening.`,
  "is or has in a kennel's day": `
    f: [He]<'s|'ve> settled in better than I dared hope, and [he]<'s|'re> already sleeping through.
    f: [He]<'s|'ve> picked up a tick on the moor, so check [him] over tonight.
    f: [He]<'s|'re> picked up at half three by the walker on weekdays.
    f: [He]<'s|'ve> limped since Tuesday but [he]<'s|'re> still keen to go out.
    f: [He]<'s|'ve> outgrown [his] crate again.
    f: [He]<'s|'re> overdue [his] booster; can you ring [him] in?
    f: [He]<'s|'re> booked in with the vet for Friday.
    f: [He]<'s|'ve> booked [himself] a place on the sofa, apparently.
    f: [He]<'s|'ve> nicked the butter off the worktop again.
    f: [He]<'s|'ve> shredded two beds and a cushion this week.
    f: [He]<'s|'re> wary of men in hats but [he]<'s|'ve> never snapped at anyone.
    f: [He]<'s|'re> to have no food after ten tonight.
    f: [He]<'s|'re> to be kept on the lead until the stitches come out.
    f: [He]<'s|'ve> got to learn that the doorbell isn't a starting gun.
    f: [He]<'s|'ve> been clipped, bathed and weighed.
    f: [He]<'s|'ve> had [his] nails done and [he]<'s|'re> ready to collect.
    f: [He]<'s|'ve> never once soiled [his] kennel.
    f: [He]<'s|'re> never alone for more than two hours.
    f: [He]<'s|'re> a bit stiff this morning. [He]<'s|'ve> a bit of a limp, too.
    f: [He]<'s|'re> not insured. [He]<'s|'ve> not eaten either.
    f: [He]<'s|'re> not fazed by thunder, and [he]<'s|'ve> not flinched at fireworks.
    f: [He]<'s|'ve> chewed through the lead.
    f: [He]<'s|'re> chewed up about something, I can tell.
    f: [He]<'s|'ve> rolled in fox muck and [he]<'s|'re> banned from the bed.
    f: [He]<'s|'re> groomed every six weeks.
    f: [He]<'s|'ve> weed on the rug.
    f: [He]<'s|'ve> cut [his] pad on glass, so [he]<'s|'re> bandaged up and [he]<'s|'re> hopping about.
    f: [He]<'s|'re> worn out after agility.
    f: [He]<'s|'ve> worn a groove in the carpet by the window.
    f: [He]<'s|'ve> slimmed down nicely since you switched [his] food.
    f: [He]<'s|'ve> bitten the postman before, so [he]<'s|'re> muzzled in the street.
    f: [He]<'s|'re> bitten by midges every time we go up there.
    f: [He]<'s|'ve> lost half a kilo.
    f: [He]<'s|'ve> gone deaf in one ear.
    f: [He]<'s|'re> gone by six most mornings, out with the milk van.
    f: [He]<'s|'ve> refused [his] dinner twice now.
    f: [He]<'s|'ve> mastered the weave poles.
    f: [He]<'s|'ve> come on leaps and bounds.
    f: [He]<'s|'re> house-trained, microchipped and good with cats.
    f: [He]<'s|'ve> hurt [his] back leg, poor lad.
    f: [He]<'s|'re> hurt and I can't see where.
    f: [He]<'s|'ve> left half [his] breakfast.
    f: [He]<'s|'re> left with my mum on Thursdays.
    f: [He]<'s|'ve> broken the gate latch.
    f: [He]<'s|'ve> dug under the fence and [he]<'s|'ve> found the neighbour's compost.
    f: [He]<'s|'ve> started guarding the sofa.
    f: [He]<'s|'re> startled easily by bikes.
    f: [He]<'s|'ve> startled the horses.
    f: [He]<'s|'ve> put on weight over Christmas.
    f: [He]<'s|'re> put on a drip overnight as a precaution.
    f: [He]<'s|'ve> thrown up [his] tablets.
    f: [He]<'s|'ve> sprained something; [he]<'s|'re> resting it.
    f: [He]<'s|'re> trained to find truffles.
    f: [He]<'s|'ve> trained with us since [he] <was|were> ten weeks old.
    f: [He]<'s|'ve> trained me well, I'm afraid.
    f: [He]<'s|'ve> done brilliantly today, only one accident and it was my fault.
    f: [He]<'s|'re> done with puppy class next week.
    f: [He]<'s|'ve> stopped pulling and [he]<'s|'ve> started looking up at me.
    f: [He]<'s|'re> stopped from chasing by nothing but a long line.
    f: What<'s|'ve> [he] eaten?
    f: What<'s|'re> [he] like with children?
    f: What<'s|'re> [he] trained in?
    f: Who<'s|'ve> [he] bitten?
    f: [He]<'s|'ve> swallowed a sock.
    f: [He]<'s|'ve> shown no interest in the ball.
    f: [He]<'s|'re> shown to every visitor like a trophy.
    f: [He]<'s|'re> due a bath and [he]<'s|'ve> matted ears.
    f: [He]<'s|'ve> torn a dew claw, so [he]<'s|'re> off walks.
    f: [He]<'s|'ve> barked [himself] hoarse.
    f: [He]<'s|'re> fast asleep on my foot.
    f: [He]<'s|'ve> slept on my foot all evening.
    f: [He]<'s|'ve> travelled fine, [he]<'s|'ve> just dribbled a lot.
    f: [He]<'s|'re> crated overnight and [he]<'s|'ve> cried for ten minutes at most.
    f: [He]<'s|'ve> worked sheep all [his] life.
    f: [He]<'s|'ve> scoffed the lot!
    f: [He]<'s|'ve> fallen in love with the cat.
    f: [He]<'s|'ve> moved twice since January, so go easy.
    f: [He]<'s|'ve> ignored the squirrel. Twice. I'm so proud.
    f: [He]<'s|'re> ignored by the other dogs.
    f: [He]<'s|'ve> taken to the raincoat surprisingly well.
    f: [He]<'s|'re> taken by surprise when the hoover starts.
    f: [He]<'s|'ve> earned a rest.
    f: [He]<'s|'ve> eaten worse.
    f: [He]<'s|'re> drawn to small children.
    f: [He]<'s|'ve> drawn blood once, years ago.
    f: [He]<'s|'re> kept fit by the kids.
    f: [He]<'s|'ve> kept us on our toes.
    f: [He]<'s|'ve> grown on me.`,
  'is or has in chat and posts': `
    f: [He]<'s|'ve> texted me twice since lunch and I haven't answered.
    f: [He]<'s|'re> texted by scammers about once a week.
    f: [He]<'s|'ve> sworn off dating apps for good.
    f: [He]<'s|'re> sworn in on the ninth, with [his] mother holding the Bible.
    f: [He]<'s|'re> stressed about the move.
    f: [He]<'s|'ve> stressed it a dozen times: no gifts.
    f: [He]<'s|'ve> applied to six universities and [he]<'s|'ve> heard back from two.
    f: [He]<'s|'re> heard through the wall every night, singing.
    f: [He]<'s|'re> tipped to win.
    f: [He]<'s|'ve> tipped the waiter already.
    f: [He]<'s|'ve> tipped [his] drink over.
    f: [He]<'s|'re> paid monthly.
    f: [He]<'s|'ve> paid the deposit.
    f: [He]<'s|'ve> turned forty and [he]<'s|'ve> bought a drum kit.
    f: [He]<'s|'re> turned away at every bar because [he] <looks|look> twelve.
    f: [He]<'s|'re> ghosted by everyone [he] <meets|meet> online, or so [he] <says|say>.
    f: [He]<'s|'ve> ghosted me.
    f: [He]<'s|'re> blocked on everything now.
    f: [He]<'s|'ve> blocked my number.
    f: [He]<'s|'re> in a mood because [he]<'s|'ve> been told no.
    f: [He]<'s|'re> being told off by the head as we speak.
    f: [He]<'s|'re> engaged! And [he]<'s|'ve> not told [his] mum yet.
    f: [He]<'s|'ve> proposed. Nobody has said yes.
    f: [He]<'s|'re> survived by a wife and three daughters.
    f: [He]<'s|'ve> survived worse.
    f: [He]<'s|'re> loaded, [he]<'s|'ve> inherited a chain of launderettes.
    f: [He]<'s|'ve> loaded the car and [he]<'s|'re> waiting in it.
    f: [He]<'s|'re> fed up of the commute.
    f: [He]<'s|'re> outnumbered by sisters.
    f: [He]<'s|'ve> outsold everyone in the shop.
    f: [He]<'s|'re> outsold by nobody.
    f: [He]<'s|'ve> dyed [his] hair green.
    f: [He]<'s|'re> dead serious.
    f: [He]<'s|'ve> died a little inside, [he] <says|say>.
    f: [He]<'s|'re> unemployed, [he]<'s|'ve> got no savings and [he]<'s|'re> living on toast.
    f: [He]<'s|'re> divorced with two boys.
    f: [He]<'s|'re> separated, not single.
    f: [He]<'s|'ve> separated the whites from the colours for once.
    f: [He]<'s|'ve> been through a lot.
    f: [He]<'s|'ve> had it with the landlord.
    f: [He]<'s|'re> not one to complain.
    f: [He]<'s|'re> a pain. [He]<'s|'ve> a point, though.
    f: [He]<'s|'re> a chef at that new place.
    f: [He]<'s|'re> never on time.
    f: [He]<'s|'ve> never liked olives.
    f: [He]<'s|'re> never satisfied.
    f: [He]<'s|'re> to blame for the whole mess.
    f: [He]<'s|'re> to marry in the spring.
    f: [He]<'s|'ve> got to be joking.
    f: [He]<'s|'ve> got up at five every day this month.
    f: Who<'s|'re> [he] kidding?
    f: Who<'s|'re> [he] married to?
    f: Who<'s|'ve> [he] married?
    f: Who<'s|'ve> [he] invited?
    f: Who<'s|'re> [he] with?
    f: What<'s|'re> [he] up to?
    f: What<'s|'ve> [he] done now?
    f: What<'s|'re> [he] done for, speeding?
    f: What<'s|'ve> [he] got in that bag?
    f: What<'s|'re> [he] so scared of?
    f: What<'s|'ve> [he] learned from all this?
    f: Where<'s|'ve> [he] gone?
    f: Where<'s|'re> [he] based these days?
    f: Where<'s|'ve> [he] been?
    f: How<'s|'re> [he] doing?
    f: How<'s|'ve> [he] managed that?
    f: [He]<'s|'ve> managed a bar, a boy band and a bank.
    f: [He]<'s|'re> managed by [his] own brother.
    f: [He]<'s|'ve> read the contract. [He]<'s|'ve> read it twice.
    f: [He]<'s|'re> read in forty languages.
    f: [He]<'s|'ve> run out of excuses.
    f: [He]<'s|'ve> run the kitchen for ten years.
    f: [He]<'s|'re> run off [his] feet in there.
    f: [He]<'s|'ve> written to the council.
    f: [He]<'s|'ve> written off two cars.
    f: [He]<'s|'re> spoken for, sorry.
    f: [He]<'s|'ve> spoken to the head about it.
    f: [He]<'s|'re> well spoken and [he]<'s|'re> always smartly turned out.
    f: [He]<'s|'ve> stood me up.
    f: [He]<'s|'re> stood up by every girl [he] <asks|ask>.
    f: [He]<'s|'re> stood by the door with [his] coat on.
    f: [He]<'s|'re> stuck in traffic.
    f: [He]<'s|'ve> stuck a note on the fridge.
    f: [He]<'s|'re> stuck with the bill.
    f: [He]<'s|'re> sat in the car crying.
    f: [He]<'s|'ve> sat [his] driving test four times.
    f: [He]<'s|'re> bound to find out.
    f: [He]<'s|'ve> bound the book in red leather.
    f: [He]<'s|'ve> wound the clock.
    f: [He]<'s|'re> wound up tighter than the clock.
    f: [He]<'s|'re> wounded, but it isn't deep.
    f: [He]<'s|'ve> upset the whole office.
    f: [He]<'s|'re> upset with the whole office.
    f: [He]<'s|'ve> hidden the presents in the loft.
    f: [He]<'s|'ve> fixed the boiler.
    f: [He]<'s|'re> fixed on the idea of Portugal.
    f: [He]<'s|'ve> grounded both kids.
    f: [He]<'s|'re> grounded till Sunday.
    f: [He]<'s|'ve> dropped me a line.
    f: [He]<'s|'re> dropped at school by [his] gran.
    f: [He]<'s|'ve> dropped out of the race.
    f: [He]<'s|'re> dropped from the squad.
    f: [He]<'s|'re> expected by eight.
    f: [He]<'s|'ve> expected too much of them.
    f: [He]<'s|'ve> cooked for forty.
    f: [He]<'s|'re> cooked, mate. Stick a fork in [him].
    f: [He]<'s|'ve> aced it.
    f: [He]<'s|'ve> nailed the audition.
    f: [He]<'s|'ve> failed, again.
    f: [He]<'s|'re> failed by the very people who should help.
    f: [He]<'s|'ve> quit.
    f: [He]<'s|'ve> beaten me at chess.
    f: [He]<'s|'re> beaten at chess by a nine-year-old.
    f: [He]<'s|'re> hooked.
    f: [He]<'s|'re> hired!
    f: [He]<'s|'ve> hired a van.
    f: [He]<'s|'re> fired.
    f: [He]<'s|'ve> fired the whole team.
    f: [He]<'s|'re> barred from the Crown.`,
  "what one has behind 's, and what one is": `
    f: [He]<'s|'re> one eye-roll away from the door.
    f: [He]<'s|'re> one of us.
    f: [He]<'s|'re> one in a million.
    f: [He]<'s|'ve> one ear up and one ear down.
    f: [He]<'s|'re> all [his] mother could hope for.
    f: [He]<'s|'re> all ears.
    f: [He]<'s|'re> [himself] again.
    f: [He]<'s|'re> such a head case.
    f: [He]<'s|'re> such a joy.
    f: [He]<'s|'ve> such a knack for it.
    f: [He]<'s|'re> better than that.
    f: [He]<'s|'re> better behaved than mine.
    f: [He]<'s|'ve> better things to do.
    f: [He]<'s|'re> better at recall.
    f: [He]<'s|'re> half a head taller.
    f: [He]<'s|'re> visited four times a day.
    f: [He]<'s|'ve> visited four times.
    f: [He]<'s|'ve> been visited.
    f: [He]<'s|'re> passed around like a baby.
    f: [He]<'s|'ve> passed the baton.
    f: [He]<'s|'ve> reared six pups.
    f: [He]<'s|'re> reared by hand.
    f: [He]<'s|'re> another mouth to feed.
    f: [He]<'s|'ve> another exam to sit.
    f: [He]<'s|'re> over a million miles away.
    f: [He]<'s|'re> about ten minutes away.
    f: [He]<'s|'re> over the moon.
    f: [He]<'s|'re> about the size of a cat.
    f: [He]<'s|'re> everything I want in a dog.
    f: [He]<'s|'re> something to behold.
    f: [He]<'s|'re> nothing to me.
    f: [He]<'s|'re> nothing but trouble.
    f: [He]<'s|'re> nothing like [his] dad.
    f: [He]<'s|'ve> nothing in [his] bowl.
    f: [He]<'s|'re> [his] mother's son.
    f: [He]<'s|'re> [his] brother's keeper.
    f: [He]<'s|'ve> [his] doubts.
    f: [He]<'s|'ve> [his] work cut out.
    f: [He]<'s|'re> [his] old self.
    f: [He]<'s|'re> a cold man.
    f: [He]<'s|'re> a cold and bitter man.
    f: [He]<'s|'re> the voice of a generation.
    f: [He]<'s|'re> the heart of the team.
    f: [He]<'s|'ve> the heart of a lion.
    f: [He]<'s|'re> more than pleased.
    f: [He]<'s|'re> more than covered by the policy.
    f: [He]<'s|'re> called Malcolm.
    f: [He]<'s|'re> called Malcolm at home.
    f: [He]<'s|'re> long forgotten.
    f: [He]<'s|'ve> long known it.
    f: [He]<'s|'re> a family man.
    f: [He]<'s|'re> family.
    f: [He]<'s|'re> less patient.`,
  'is or has of a dog and his things': `
    f: [He]<'s|'ve> boarded with us four times and [he]<'s|'re> no trouble at all.
    f: [He]<'s|'re> boarded out while they're in Spain.
    f: [He]<'s|'ve> got a grass seed between [his] toes and [he]<'s|'ve> licked it raw.
    f: [He]<'s|'re> licked clean by [his] mother every morning.
    f: [He]<'s|'ve> licked the varnish off the skirting board.
    f: [He]<'s|'re> lifted into the car because of [his] hips.
    f: [He]<'s|'ve> lifted [his] leg on the display again.
    f: [He]<'s|'re> insured with the big lot, I think.
    f: [He]<'s|'ve> bolted [his] tea and [he]<'s|'ve> brought it straight back up.
    f: [He]<'s|'re> brought in on a trolley and [he]<'s|'re> lifted down by two nurses.
    f: [He]<'s|'ve> ripped a stitch so [he]<'s|'re> back on Thursday.
    f: [He]<'s|'re> spooked by umbrellas.
    f: [He]<'s|'ve> spooked the ponies twice this month.
    f: [He]<'s|'re> spoiled rotten.
    f: [He]<'s|'ve> spoiled every photo by yawning.
    f: [He]<'s|'re> lined up for the spaniel class.
    f: [He]<'s|'ve> lined up [his] toys along the step.
    f: [He]<'s|'ve> clocked the squirrel.
    f: [He]<'s|'re> clipped short for summer.
    f: [He]<'s|'ve> clipped the jump with a back foot but [he]<'s|'re> clear.
    f: [He]<'s|'ve> cleared the pole!
    f: [He]<'s|'re> cleared to travel.
    f: [He]<'s|'re> registered with the club.
    f: [He]<'s|'ve> registered that I've got cheese.
    f: [He]<'s|'re> tethered outside the shop.
    f: [He]<'s|'ve> tugged [his] lead out of my hand and [he]<'s|'ve> legged it.
    f: [He]<'s|'ve> lain there since you left.
    f: [He]<'s|'re> laid up with a bad shoulder.
    f: [He]<'s|'ve> laid [his] head on my knee.
    f: [He]<'s|'ve> pined since the other dog went.
    f: [He]<'s|'ve> perked up no end.
    f: [He]<'s|'ve> dropped the ball in the pond and [he]<'s|'re> now crying at it.
    f: [He]<'s|'re> dropped off at eight and [he]<'s|'re> collected at four.
    f: [He]<'s|'ve> stolen the show.
    f: [He]<'s|'ve> retired from the ring.
    f: [He]<'s|'re> retired now and [he]<'s|'re> living with a family in Fife.
    f: [He]<'s|'re> hand reared.
    f: [He]<'s|'ve> reared up at the horse.
    f: [He]<'s|'ve> passed [his] bronze.
    f: [He]<'s|'re> passed fit.
    f: [He]<'s|'re> passed from home to home like a parcel.
    f: [He]<'s|'ve> cost us a fortune.
    f: [He]<'s|'re> matted behind the ears.
    f: [He]<'s|'re> fostered by a couple with two cats.
    f: [He]<'s|'ve> wolfed it down.
    f: [He]<'s|'ve> guarded that bone all morning.
    f: [He]<'s|'re> guarded around strangers.
    f: [He]<'s|'ve> reacted to the vaccine.
    f: [He]<'s|'ve> developed a cough.
    f: [He]<'s|'re> undeveloped at the back end.
    f: [He]<'s|'re> underweight and [he]<'s|'re> missing two teeth.
    f: [He]<'s|'ve> gone off [his] food.
    f: [He]<'s|'re> off [his] food.
    f: [He]<'s|'ve> come out in a rash.
    f: [He]<'s|'re> out in the garden.
    f: [He]<'s|'ve> nearly finished [his] course.
    f: [He]<'s|'re> nearly finished with the cone.
    f: [He]<'s|'re> nearly there.
    f: [He]<'s|'ve> nearly had me over.
    f: [He]<'s|'re> as good as gold.
    f: [He]<'s|'ve> as much right to the sofa as you.
    f: [He]<'s|'ve> all [his] own teeth.
    f: [He]<'s|'re> all teeth and no manners.
    f: [He]<'s|'re> all over the place today.
    f: [He]<'s|'ve> all but wrecked the crate.
    f: [He]<'s|'re> half asleep.
    f: [He]<'s|'ve> half eaten the slipper.
    f: [He]<'s|'ve> half a chance of placing.
    f: [He]<'s|'re> half collie.
    f: [He]<'s|'ve> two weeks to go before the op.
    f: [He]<'s|'re> two weeks into [his] rehab.
    f: [He]<'s|'re> two.
    f: [He]<'s|'ve> two speeds.
    f: [He]<'s|'ve> no teeth.
    f: [He]<'s|'re> no angel.
    f: [He]<'s|'ve> no off switch.
    f: [He]<'s|'re> no bother.
    f: [He]<'s|'ve> a vet check at ten.
    f: [He]<'s|'re> a vet's nightmare.
    f: [He]<'s|'ve> a lovely temperament.
    f: [He]<'s|'re> a lovely lad.
    f: [He]<'s|'ve> one blue eye.
    f: [He]<'s|'re> one of nine.
    f: [He]<'s|'ve> one more tablet to take.
    f: [He]<'s|'ve> eyes in the back of [his] head.
    f: [He]<'s|'ve> such a soft mouth.
    f: [He]<'s|'re> such a softie.
    f: [He]<'s|'ve> only [himself] to blame.
    f: [He]<'s|'re> only [himself] at home.
    f: [He]<'s|'ve> yet to bark.
    f: [He]<'s|'re> yet another doodle.
    f: [He]<'s|'re> to wear the cone for ten days, vet's orders.
    f: [He]<'s|'ve> got to be crated.
    f: [He]<'s|'ve> not got the hang of stairs.
    f: [He]<'s|'ve> been known to open doors.
    f: [He]<'s|'re> known to open doors.
    f: [He]<'s|'ve> known worse.
    f: [He]<'s|'re> better off lead.
    f: [He]<'s|'ve> better recall than mine.
    f: [He]<'s|'ve> bettered [his] score.
    f: [He]<'s|'ve> had [his] breakfast.`,
  'is or has in talk of somebody': `
    f: Mum says [he]<'s|'ve> patched things up with Rob.
    f: [He]<'s|'re> patched up and [he]<'s|'re> sent home with a leaflet.
    f: [He]<'s|'ve> swapped shifts with Dan so [he]<'s|'re> free on Friday.
    f: [He]<'s|'ve> volunteered us all for the cake stall.
    f: [He]<'s|'re> tagged in every photo.
    f: [He]<'s|'ve> tagged me in something awful.
    f: [He]<'s|'ve> muted the group.
    f: [He]<'s|'re> muted. Tell [him] [he]<'s|'re> muted!
    f: [He]<'s|'ve> unfollowed me, the coward.
    f: [He]<'s|'ve> liked every photo back to 2014.
    f: [He]<'s|'re> liked by the whole team.
    f: [He]<'s|'re> well liked.
    f: [He]<'s|'ve> liked jazz since school.
    f: [He]<'s|'ve> always been a worrier.
    f: [He]<'s|'ve> never been late in [his] life.
    f: [He]<'s|'re> never late.
    f: [He]<'s|'ve> never missed a payment.
    f: [He]<'s|'ve> missed [his] bus and [he]<'s|'re> stranded.
    f: [He]<'s|'re> missed by all who knew [him].
    f: [He]<'s|'ve> sold out, in my opinion.
    f: [He]<'s|'re> sold on the idea.
    f: [He]<'s|'ve> sold up and [he]<'s|'ve> gone to live on a canal.
    f: [He]<'s|'ve> caved and bought the expensive one.
    f: [He]<'s|'ve> crashed on our sofa for a month now.
    f: [He]<'s|'ve> knocked the last lap out of the park.
    f: [He]<'s|'re> knocked out cold in round two.
    f: [He]<'s|'re> knackered.
    f: [He]<'s|'ve> knackered [his] knee.
    f: [He]<'s|'ve> broken up over text.
    f: [He]<'s|'re> broken up about it.
    f: [He]<'s|'re> broke again, and [he]<'s|'ve> borrowed twenty off me.
    f: [He]<'s|'re> brokenhearted.
    f: [He]<'s|'ve> seen sense.
    f: [He]<'s|'re> seen as the safe choice.
    f: [He]<'s|'ve> seen to the boiler.
    f: [He]<'s|'ve> laid off half the staff.
    f: [He]<'s|'re> laid off in March and by June [he]<'s|'re> running [his] own shop.
    f: [He]<'s|'ve> taken out a loan.
    f: [He]<'s|'ve> taken up pottery.
    f: [He]<'s|'re> taken for granted at work.
    f: [He]<'s|'ve> taken it badly.
    f: [He]<'s|'re> taken with the new girl in accounts.
    f: [He]<'s|'ve> taken against the new girl in accounts.
    f: [He]<'s|'ve> called in sick.
    f: [He]<'s|'re> called Malcolm.
    f: [He]<'s|'ve> called Malcolm three times and no answer.
    f: [He]<'s|'re> called up for the under-21s.
    f: [He]<'s|'ve> called a meeting.
    f: [He]<'s|'re> called a liar to [his] face and [he] just <smiles|smile>.
    f: [He]<'s|'re> shy, [he]<'s|'ve> hardly spoken.
    f: [He]<'s|'re> hardly ever home.
    f: [He]<'s|'ve> hardly touched [his] dinner.
    f: [He]<'s|'re> hardly touched by it all.
    f: [He]<'s|'ve> barely slept.
    f: [He]<'s|'re> barely sixteen.
    f: [He]<'s|'ve> barely turned sixteen.
    f: [He]<'s|'ve> only just found out.
    f: [He]<'s|'ve> just this minute walked in.
    f: [He]<'s|'re> just the man for it.
    f: [He]<'s|'ve> just the one sister.
    f: [He]<'s|'re> just about coping.
    f: [He]<'s|'ve> just about had enough.
    f: [He]<'s|'ve> since moved to Leeds.
    f: [He]<'s|'ve> long wanted to act.
    f: [He]<'s|'re> long overdue a holiday.
    f: [He]<'s|'re> long gone.
    f: [He]<'s|'ve> long since gone.
    f: [He]<'s|'re> about to cry.
    f: [He]<'s|'ve> about forty pairs of trainers.
    f: [He]<'s|'re> about forty.
    f: [He]<'s|'re> over it.
    f: [He]<'s|'ve> over a million followers.
    f: [He]<'s|'ve> more money than sense.
    f: [He]<'s|'re> more sinned against than sinning.
    f: [He]<'s|'re> more than ready.
    f: [He]<'s|'ve> more than earned it.
    f: [He]<'s|'ve> less patience than [his] father.
    f: [He]<'s|'re> less patient than [his] father.
    f: [He]<'s|'ve> everything [he] <wants|want>.
    f: [He]<'s|'re> everything [his] father wasn't.
    f: [He]<'s|'ve> nowhere to live.
    f: [He]<'s|'re> nowhere to be found.
    f: [He]<'s|'ve> nobody to talk to.
    f: [He]<'s|'re> nobody's fool.
    f: [He]<'s|'ve> something to tell you.
    f: [He]<'s|'re> something else.
    f: [He]<'s|'ve> something on [his] mind.
    f: [He]<'s|'re> something of an expert.
    f: [He]<'s|'ve> other plans.
    f: [He]<'s|'re> otherwise engaged.
    f: [He]<'s|'ve> an exam tomorrow.
    f: [He]<'s|'ve> a train to catch and [he]<'s|'re> late.
    f: [He]<'s|'ve> a cold.
    f: [He]<'s|'re> a cold fish.
    f: [He]<'s|'ve> a big family.
    f: [He]<'s|'re> a big name in tiling.
    f: [He]<'s|'ve> the flu.
    f: [He]<'s|'re> the boss.
    f: [He]<'s|'ve> the whole house to [himself].
    f: [He]<'s|'re> the whole reason I came.
    f: [He]<'s|'ve> the face of an angel.
    f: [He]<'s|'re> the face of the brand.
    f: [He]<'s|'ve> [his] mother's eyes.
    f: [He]<'s|'re> [his] mother's favourite.
    f: [He]<'s|'ve> [his] hands full.
    f: [He]<'s|'re> [his] own worst enemy.`,
  'is or has with words that go both ways': `
    f: [He]<'s|'ve> chaired the parish council since the flood, and [he]<'s|'re> loathed by half of it.
    f: [He]<'s|'re> tasked with the bins.
    f: [He]<'s|'ve> tasked me with the bins.
    f: [He]<'s|'re> rained off again.
    f: [He]<'s|'ve> rained blows on the punchbag all morning.
    f: [He]<'s|'re> weathered, like an old gate.
    f: [He]<'s|'re> tanned.
    f: [He]<'s|'ve> tanned badly on one side.
    f: [He]<'s|'ve> published two novels.
    f: [He]<'s|'re> published in nine languages.
    f: [He]<'s|'re> published by a tiny press in Hull.
    f: [He]<'s|'ve> drafted a reply.
    f: [He]<'s|'re> drafted in at the last minute.
    f: [He]<'s|'ve> wired the shed.
    f: [He]<'s|'re> wired tonight, won't settle at all.
    f: [He]<'s|'ve> planted beans.
    f: [He]<'s|'re> planted firmly in front of the oven.
    f: [He]<'s|'ve> parked across two bays.
    f: [He]<'s|'re> parked outside.
    f: [He]<'s|'ve> pulled a sickie.
    f: [He]<'s|'ve> pulled up lame.
    f: [He]<'s|'re> pulled up at customs every single time.
    f: [He]<'s|'ve> set [his] heart on it.
    f: [He]<'s|'re> set against it.
    f: [He]<'s|'ve> set about the hedge with a chainsaw.
    f: [He]<'s|'re> set to retire in June.
    f: [He]<'s|'ve> set out [his] terms.
    f: [He]<'s|'ve> set off.
    f: [He]<'s|'re> set off by sirens.
    f: [He]<'s|'ve> turned out lovely.
    f: [He]<'s|'ve> turned out to be allergic.
    f: [He]<'s|'ve> turned the corner.
    f: [He]<'s|'re> turned to by everyone in a crisis.
    f: [He]<'s|'ve> turned to drink.
    f: [He]<'s|'ve> turned nasty.
    f: [He]<'s|'ve> turned on me.
    f: [He]<'s|'re> turned on by power, I think.
    f: [He]<'s|'ve> held out longer than I thought.
    f: [He]<'s|'ve> held [his] nerve.
    f: [He]<'s|'re> held in high regard.
    f: [He]<'s|'re> held up in traffic.
    f: [He]<'s|'ve> held up well.
    f: [He]<'s|'ve> held on to it.
    f: [He]<'s|'ve> cracked it!
    f: [He]<'s|'re> cracked up to be a genius, but I've my doubts.
    f: [He]<'s|'ve> burned the toast, [he]<'s|'ve> burned [his] hand and [he]<'s|'re> in a foul temper.
    f: [He]<'s|'re> burned out.
    f: [He]<'s|'re> burnt to a crisp.
    f: [He]<'s|'ve> crossed me once too often.
    f: [He]<'s|'re> crossed off the list.
    f: [He]<'s|'re> cross.
    f: [He]<'s|'ve> shut the door.
    f: [He]<'s|'re> shut in the bathroom with a book.
    f: [He]<'s|'ve> shut up at last.
    f: [He]<'s|'ve> shut [himself] in the bathroom.
    f: [He]<'s|'re> hooked up to monitors.
    f: [He]<'s|'ve> hooked up with [his] ex.
    f: [He]<'s|'re> hooked on crosswords.
    f: [He]<'s|'ve> hooked a pike.
    f: [He]<'s|'ve> thrown a strop.
    f: [He]<'s|'re> thrown by the question.
    f: [He]<'s|'re> thrown together with a stranger for the whole flight.
    f: [He]<'s|'ve> thrown together a curry.
    f: [He]<'s|'ve> bowed out gracefully.
    f: [He]<'s|'re> bowed down with worry.
    f: [He]<'s|'re> weighed down by debt.
    f: [He]<'s|'ve> weighed up the odds.
    f: [He]<'s|'ve> weighed in with [his] usual nonsense.
    f: [He]<'s|'ve> drawn up a rota.
    f: [He]<'s|'ve> drawn a blank.
    f: [He]<'s|'re> drawn into every row.
    f: [He]<'s|'ve> drawn the short straw.
    f: [He]<'s|'ve> led the choir for a decade.
    f: [He]<'s|'re> led astray by [his] brother.
    f: [He]<'s|'ve> led us astray.
    f: [He]<'s|'re> easily led.
    f: [He]<'s|'ve> misled the house.
    f: [He]<'s|'re> misled by [his] advisers.
    f: [He]<'s|'ve> broken [his] promise.
    f: [He]<'s|'re> broken by it.
    f: [He]<'s|'ve> blown it.
    f: [He]<'s|'re> blown away.
    f: [He]<'s|'ve> blown the budget on shoes.
    f: [He]<'s|'ve> flown in specially.
    f: [He]<'s|'re> flown in by helicopter every week.
    f: [He]<'s|'ve> been flown home.
    f: [He]<'s|'ve> had to fly home.
    f: [He]<'s|'ve> had enough.
    f: [He]<'s|'re> having a laugh.
    f: [He]<'s|'ve> got nothing on.
    f: [He]<'s|'ve> gotten worse.
    f: [He]<'s|'re> getting worse.
    f: [He]<'s|'ve> become a bore.
    f: [He]<'s|'ve> always got an excuse.
    f: [He]<'s|'re> always an excuse away from quitting.
    f: [He]<'s|'ve> still not answered.
    f: [He]<'s|'re> still not answering.
    f: [He]<'s|'re> still a week off fit.
    f: [He]<'s|'ve> also a flat in Rome.
    f: [He]<'s|'re> also a flatmate.
    f: [He]<'s|'re> actually quite sweet.
    f: [He]<'s|'ve> actually read it.
    f: [He]<'s|'re> allegedly fixed for life.
    f: [He]<'s|'ve> allegedly fixed the match.
    f: [He]<'s|'ve> clearly practised.
    f: [He]<'s|'re> clearly practised at this.
    f: [He]<'s|'ve> visibly aged.
    f: [He]<'s|'re> visibly upset.
    f: [He]<'s|'re> suitably chastened.
    f: [He]<'s|'re> badly bruised.
    f: [He]<'s|'ve> badly bruised [his] shin.
    f: [He]<'s|'ve> kindly agreed to judge.
    f: [He]<'s|'re> kindly, in [his] way.
    f: [He]<'s|'ve> badly hurt [his] wrist.
    f: [He]<'s|'re> badly hurt.
    f: [He]<'s|'re> so worried the roof will fall.
    f: [He]<'s|'ve> quite forgotten [his] manners.
    f: [He]<'s|'re> quite forgotten these days.
    f: [He]<'s|'re> not asked to parties.
    f: [He]<'s|'re> hooked up to a drip.
    f: [He]<'s|'re> shut up in [his] room.
    f: [He]<'s|'ve> bowed to pressure.
    f: [He]<'s|'re> weighed in the scullery every morning.`,
  "'s with a word like 'off' and by habit": `
    f: [He]<'s|'re> laid off.
    f: [He]<'s|'ve> laid off two drivers.
    f: [He]<'s|'re> put off by the smell.
    f: [He]<'s|'ve> put off the talk again.
    f: [He]<'s|'re> caught out by the slope.
    f: [He]<'s|'re> caught off guard.
    f: [He]<'s|'re> worn down by it all.
    f: [He]<'s|'ve> worn down the step.
    f: [He]<'s|'re> held up at work.
    f: [He]<'s|'ve> held up well.
    f: [He]<'s|'ve> held up a sign.
    f: [He]<'s|'ve> taught for years.
    f: [He]<'s|'ve> taught for twenty years.
    f: [He]<'s|'re> banned for two years.
    f: [He]<'s|'ve> read about it.
    f: [He]<'s|'re> read to every night.
    f: [He]<'s|'ve> swollen up like a balloon.
    f: [He]<'s|'re> swollen.
    f: [He]<'s|'ve> burst out laughing.
    f: [He]<'s|'ve> sped off.
    f: [He]<'s|'ve> slid down the bank.
    f: [He]<'s|'ve> bled all over the rug.
    f: [He]<'s|'ve> gone away for the week.
    f: [He]<'s|'ve> gone in to check.
    f: [He]<'s|'re> let down by [his] own side.
    f: [He]<'s|'ve> let us down.
    f: [He]<'s|'re> always blamed.
    f: [He]<'s|'ve> always blamed me.
    f: [He]<'s|'re> always greeted at the door.
    f: [He]<'s|'re> often seen at the pond.
    f: [He]<'s|'ve> often won.
    f: [He]<'s|'ve> often said so.
    f: [He]<'s|'re> usually left in the car.
    f: [He]<'s|'ve> always loved the sea.
    f: [He]<'s|'ve> always eaten with us.
    f: [He]<'s|'re> sometimes kept in.
    f: [He]<'s|'ve> never lost.
    f: [He]<'s|'ve> just lost.
    f: [He]<'s|'re> lost.
    f: [He]<'s|'ve> rarely met anyone so kind.
    f: [He]<'s|'re> rarely beaten.
    f: [He]<'s|'ve> always hated baths.
    f: [He]<'s|'ve> regularly won at this level.
    f: [He]<'s|'ve> always slept by the stove.
    f: [He]<'s|'ve> always worked for us.
    f: [He]<'s|'re> always picked on.
    f: [He]<'s|'ve> always picked the slow queue.
    f: [He]<'s|'ve> always liked to be the centre of things.`,
  "is or has of a dog at home and at the vet's": `
    f: Just to say [he]<'s|'re> home and [he]<'s|'ve> wolfed a bowl of chicken. [He]<'s|'ve> barely looked at the cone.
    f: Kennel note: [he]<'s|'ve> eaten three quarters of [his] tea, [he]<'s|'ve> played with Dot and [he]<'s|'re> tucked up now.
    f: The vet says [he]<'s|'ve> ruptured [his] cruciate and [he]<'s|'re> listed for surgery on Monday.
    f: [He]<'s|'re> nicely tucked in at the heel for the first half of the ring, then [he]<'s|'ve> clocked the judge.
    f: [He]<'s|'re> sedated for nail trims, I'm afraid.
    f: [He]<'s|'ve> trialled two new foods and [he]<'s|'ve> thrived on neither.
    f: [He]<'s|'ve> ripened into a proper gun dog.
    f: [He]<'s|'re> rehomed through no fault of [his] own.
    f: [He]<'s|'re> described as bombproof in the ad.
    f: [He]<'s|'re> advertised as a lap dog.
    f: [He]<'s|'ve> outsmarted the baby gate.
    f: [He]<'s|'re> outsmarted by a hedgehog nightly.
    f: [He]<'s|'re> restricted to lead walks.
    f: [He]<'s|'ve> unlearned half of it over the holidays.
    f: [He]<'s|'ve> latched on to the new kitten.
    f: [He]<'s|'re> attached at the hip to the new kitten.
    f: [He]<'s|'ve> paired up with the collie.
    f: [He]<'s|'re> paired with the collie.
    f: [He]<'s|'ve> cleaned [his] bowl.
    f: [He]<'s|'re> clean at night.
    f: [He]<'s|'ve> tested clear for everything.
    f: [He]<'s|'re> tested every spring.
    f: [He]<'s|'re> tested for worms on arrival.
    f: [He]<'s|'ve> wormed [his] way onto the bed.
    f: [He]<'s|'re> wormed and fleaed.
    f: [He]<'s|'ve> moulted all over your good coat.
    f: [He]<'s|'ve> rubbed [his] neck raw on the collar.
    f: [He]<'s|'re> rubbed down with a towel after every swim.
    f: [He]<'s|'ve> bonded with my youngest.
    f: [He]<'s|'re> closely bonded to [his] sister.
    f: [He]<'s|'ve> refused point blank to get in the van.
    f: [He]<'s|'re> refused entry at the dog show because of [his] papers.
    f: [He]<'s|'ve> bounded over and [he]<'s|'ve> sat on my foot.
    f: [He]<'s|'ve> latched the gate with [his] nose somehow.
    f: [He]<'s|'re> penned with the ewes.
    f: [He]<'s|'ve> penned the lot in four minutes.
    f: [He]<'s|'ve> herded the children into a corner.
    f: [He]<'s|'re> herded into the trailer with the rest.
    f: [He]<'s|'re> happiest when [he]<'s|'re> busy.
    f: I think [he]<'s|'ve> strained a muscle because [he]<'s|'re> holding that leg up.
    f: I know [he]<'s|'ve> only been here a week but [he]<'s|'ve> changed us.
    f: [He]<'s|'ve> changed [his] mind about cats.
    f: [He]<'s|'re> missing.
    f: [He]<'s|'ve> gone missing.
    f: [He]<'s|'re> missing [his] sister.
    f: Ask whether [he]<'s|'ve> ever been crated.
    f: Ask whether [he]<'s|'re> ever crated.
    f: If [he]<'s|'ve> chewed the lead, bring a chain one.
    f: If [he]<'s|'re> chewing the lead, swap it for a toy.
    f: When [he]<'s|'ve> finished, take the bowl up.
    f: When [he]<'s|'re> ill, [he] <hides|hide>.
    f: [He] <barks|bark> if [he]<'s|'re> left.
    f: [He] <barks|bark> when [he]<'s|'ve> heard the gate.
    f: The sofa [he]<'s|'ve> ruined was my gran's.
    f: The name [he]<'s|'re> known by is Buster.
    f: The thing [he]<'s|'re> scared of most is the hairdryer.
    f: The lad [he]<'s|'ve> taken to is the shy one.
    f: [He]<'s|'ve> nothing left to chew.
    f: [He]<'s|'ve> plenty left in the tank.
    f: [He]<'s|'re> plenty fit enough.
    f: Dad reckons [he]<'s|'ve> met [his] match.
    f: [He]<'s|'re> matched with a handler next week.
    f: [He]<'s|'re> met at the gate by a goose.
    f: [He]<'s|'ve> met the goose.
    f: [He]<'s|'ve> stayed put for once.
    f: [He]<'s|'ve> put [his] paw in it.
    f: [He]<'s|'re> put through [his] paces.
    f: [He]<'s|'re> put to bed at nine.
    f: [He]<'s|'ve> put up a good fight.
    f: [He]<'s|'re> put up at the inn.
    f: [He]<'s|'re> put upon, if you ask me.
    f: [He]<'s|'ve> put us all to shame.
    f: [He]<'s|'re> clear of mites.
    f: [He]<'s|'ve> cleared [his] plate.
    f: [He]<'s|'ve> cleaned out the fridge.
    f: [He]<'s|'ve> come a long way, and [he]<'s|'ve> a long way to go.
    f: [He]<'s|'re> a long way from home.
    f: [He]<'s|'ve> miles to go.
    f: [He]<'s|'re> miles away.
    f: [He]<'s|'ve> places to be.
    f: [He]<'s|'re> all over it.
    f: [He]<'s|'ve> years left in [him].
    f: [He]<'s|'re> years ahead of them.
    f: [He]<'s|'ve> time for everyone.
    f: [He]<'s|'re> time-poor.
    f: [He]<'s|'ve> room to grow.
    f: [He]<'s|'ve> kids of [his] own now.
    f: [He]<'s|'ve> trouble sleeping.
    f: [He]<'s|'re> trouble.
    f: [He]<'s|'re> family to me.
    f: [He]<'s|'re> trouble with a capital T.
    f: [He]<'s|'re> plenty big enough.
    f: [He]<'s|'ve> plenty of toys.
    f: [He]<'s|'re> weeks away from it.
    f: [He]<'s|'re> miles from home.
    f: [He]<'s|'re> driven to work by [his] wife.
    f: [He]<'s|'ve> refused to move.
    f: [He]<'s|'re> put up in a hotel.
    f: [He]<'s|'ve> put up the shelves.
    f: [He]<'s|'re> brought up by [his] gran.
    f: [He]<'s|'ve> tested [his] brakes.
    f: [He]<'s|'re> latched to the rail.
    f: [He]<'s|'re> a way off yet.`,
  'is or has of people in the news': `
    f: [He]<'s|'ve> coached me through two divorces and [he]<'s|'ve> never once sent a bill.
    f: [He]<'s|'re> coached by [his] own mum.
    f: [He]<'s|'ve> stayed loyal to that barber for thirty years.
    f: [He]<'s|'re> nominated for an award.
    f: [He]<'s|'ve> nominated [himself].
    f: [He]<'s|'re> cast as the villain again.
    f: [He]<'s|'ve> cast [his] vote.
    f: [He]<'s|'re> billed as the next big thing.
    f: [He]<'s|'ve> billed us for the biscuits.
    f: [He]<'s|'re> adored by [his] nieces, and [he]<'s|'ve> spoiled them rotten.
    f: [He]<'s|'ve> bunged the keys through the letterbox.
    f: [He]<'s|'re> bunged up with a cold.
    f: [He]<'s|'ve> clammed up.
    f: [He]<'s|'ve> loosened [his] tie.
    f: [He]<'s|'re> paralysed from the waist down.
    f: [He]<'s|'ve> lost the plot, [he]<'s|'ve> sold the car and [he]<'s|'re> moving to Goa.
    f: [He]<'s|'re> lost in [his] book.
    f: [He]<'s|'ve> lost it.
    f: [He]<'s|'ve> lost interest.
    f: [He]<'s|'re> intent on winning.
    f: [He]<'s|'ve> intended to call.
    f: [He]<'s|'re> charged with affray.
    f: [He]<'s|'ve> charged us double.
    f: [He]<'s|'ve> charged [his] phone.
    f: [He]<'s|'re> remanded until the fifth.
    f: [He]<'s|'re> acquitted, and [he]<'s|'ve> wept all the way home.
    f: [He]<'s|'ve> resigned.
    f: [He]<'s|'re> resigned to it.
    f: [He]<'s|'re> accustomed to better.
    f: [He]<'s|'re> inclined to agree.
    f: [He]<'s|'ve> declined to comment.
    f: [He]<'s|'re> credited with the idea.
    f: [He]<'s|'ve> credited your account.
    f: [He]<'s|'re> destined for greatness.
    f: [He]<'s|'re> estranged from [his] brother.
    f: [He]<'s|'ve> alienated [his] brother.
    f: [He]<'s|'re> supposed to be here.
    f: [He]<'s|'ve> supposed all along that you knew.
    f: [He]<'s|'re> meant to be on a diet.
    f: [He]<'s|'ve> always meant well.
    f: [He]<'s|'re> said to be writing a memoir.
    f: [He]<'s|'ve> said [he] will write a memoir.
    f: [He]<'s|'re> thought to have fled.
    f: [He]<'s|'ve> thought about it.
    f: [He]<'s|'ve> thought of everything.
    f: [He]<'s|'re> believed to be abroad.
    f: [He]<'s|'ve> believed every word.
    f: [He]<'s|'re> reported missing.
    f: [He]<'s|'ve> reported them to the council.
    f: [He]<'s|'re> rumoured to be leaving.
    f: [He]<'s|'ve> considered every option.
    f: [He]<'s|'re> mistaken.
    f: [He]<'s|'ve> mistaken me for someone.
    f: [He]<'s|'re> often mistaken for [his] brother.
    f: [He]<'s|'re> elected by a landslide.
    f: [He]<'s|'ve> elected to stay.
    f: [He]<'s|'re> known around here.
    f: [He]<'s|'ve> known grief.
    f: [He]<'s|'re> dressed.
    f: [He]<'s|'ve> dressed the wound.
    f: [He]<'s|'re> dressed as a pirate.
    f: [He]<'s|'re> dressed up to the nines.
    f: [He]<'s|'re> sorted.
    f: [He]<'s|'ve> sorted the post.
    f: [He]<'s|'re> set.
    f: [He]<'s|'ve> set the table.
    f: [He]<'s|'re> prepared to wait.
    f: [He]<'s|'ve> prepared a speech.
    f: [He]<'s|'re> poised to win.
    f: [He]<'s|'re> committed to the part.
    f: [He]<'s|'ve> committed fraud.
    f: [He]<'s|'ve> devoted [his] life to it.
    f: [He]<'s|'ve> devoted years to it.
    f: [He]<'s|'re> opposed to it.
    f: [He]<'s|'ve> opposed it from the start.
    f: [He]<'s|'re> exposed as a fraud.
    f: [He]<'s|'ve> exposed the fraud.
    f: [He]<'s|'re> given to sulking.
    f: [He]<'s|'ve> given up sulking.
    f: [He]<'s|'ve> given [his] all.
    f: [He]<'s|'re> given the all-clear.
    f: [He]<'s|'ve> given notice.
    f: [He]<'s|'ve> given blood.
    f: [He]<'s|'re> given three weeks to live.
    f: [He]<'s|'re> used to it.
    f: [He]<'s|'ve> used it.
    f: [He]<'s|'ve> used up my shampoo.
    f: [He]<'s|'ve> finished the crossword.
    f: [He]<'s|'re> advised to rest.
    f: [He]<'s|'ve> advised three presidents.
    f: [He]<'s|'re> shaped by it.
    f: [He]<'s|'ve> shaped the whole debate.
    f: [He]<'s|'re> humbled.
    f: [He]<'s|'ve> peaked too soon.
    f: [He]<'s|'re> piqued.
    f: [He]<'s|'ve> piqued my interest.
    f: [He]<'s|'re> intended to be a guard dog.
    f: [He]<'s|'re> elected to the board.
    f: [He]<'s|'ve> resigned in protest.
    f: [He]<'s|'ve> seen to the boiler.
    f: [He]<'s|'ve> thought to ring first.
    f: [He]<'s|'ve> given to charity all [his] life.
    f: [He]<'s|'ve> known us for years.
    f: [He]<'s|'re> committed.
    f: [He]<'s|'ve> given three talks.
    f: [He]<'s|'re> all set.
    f: [He]<'s|'ve> set it to nine.`,
};
