/** Whether the 's behind he or she is "is" or "has": what one has, and a dog and his things. */
export const isOrHasThingsSuite: Readonly<Record<string, string>> = {
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
};
