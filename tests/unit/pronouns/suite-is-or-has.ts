/** Whether the 's behind he or she is "is" or "has": by kinds of verbs, and in a kennel. */
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
};
