/**
 * Sentences in which "her" is him or his and "his" is her or hers, by what tells the two apart; written as in `suite.ts`,
 * also about people.
 */
export const herAndHis: Readonly<Record<string, string>> = {
  'what is given, and what is owned': `
    mf: Visitors throw [him] crusts at the gate.
    mf: Nobody slips [him] bacon under the table.
    mf: My aunts send [him] mittens every winter.
    mf: We brought [his] mittens back.
    mf: The judge granted [him] bail and took [his] passport.
    mf: An uncle taught [him] whist.
    mf: Teach [his] parrot to whistle.
    mf: The lawyer told [his] colleagues nothing.
    mf: Give [him] space and watch [his] ears.
    mf: The critics called [him] names.
    mf: We read [him] stories until [he] fell asleep.
    mf: Throw [his] scraps away.
    mf: Hand [him] napkins before the soup.
    mf: [He] leaves [his] dinner when [he] feels ill.
    mf: Bring [his] favourite treats on Friday.
    mf: Send [him] yours.
    mf: We mailed [him] tickets and lent [him] money.
    mf: We passed on [his] thanks.
    mf: [He] gave [his] all for that medal.`,
  'numbers behind a verb': `
    mf: The croupier dealt [him] three, and [he] looked at [his] three.
    mf: The reporter asked [him] one question.
    mf: We tip [him] twenty percent.
    mf: It took [him] eleven minutes to come down.
    mf: They asked [his] two sisters to wait.
    mf: I wrote to [him] three times.
    mf: Pour [him] two pints.
    mf: The noise bothered [him] half as much as before.`,
  'titles, days and times': `
    mf: The firm made [him] partner because [he] earned it.
    mf: They made [him] head of the kennel club.
    mf: The news made [his] partner cry.
    mf: That sound makes [his] head spin.
    mf: The vet weighs [him] Mondays.
    mf: [He] spends [his] Mondays in bed.
    mf: I ran into [him] last night.
    mf: We sang on [his] last night.
    mf: Check [him] weekly for ticks.
    mf: Take [his] weekly walk with us.`,
  'how somebody is seen or made': `
    mf: Nobody ever saw [him] drunk.
    mf: Keep [him] lean this winter.
    mf: The wave knocked [him] flat.
    mf: I saw [him] duck under the fence.
    mf: We heard [him] cough, then silence.
    mf: The vet saw [his] chart and [his] scan.
    mf: You could see [him] coming from afar.
    mf: Let [his] jaw drop open.
    mf: [He] let [his] beard grow.`,
  'where somebody is moved': `
    mf: Turn [him] round by the chest.
    mf: Rub [his] round belly.
    mf: Lead [him] straight to the car.
    mf: Two of us towed [him] ashore.
    mf: Lead [him] sideways past the bins.
    mf: Read [him] aloud to the class.
    mf: [He] turned [his] back on the camera.
    mf: Brush [his] back first.
    mf: I met [him] side by side with the mayor.`,
  'left, right and first': `
    mf: [He] drops [his] left before every punch.
    mf: That is exactly [his] right.
    mf: It's [his] right to leave.
    mf: The medal, [his] first in years, was tin.`,
  'verbs behind her': `
    mf: Me and [him] rode to the coast.
    mf: Those who met [him] knew at once.
    mf: Whoever trains [him] gets to feed [him].
    mf: I studied [his] tells, and I still lost.
    mf: It was worth [his] while.
    mf: [He] has had [his] turn.
    mf: We watched [his] every step.
    mf: I forgot what [his] "enough" looks like.
    mf: [His] being so small explains it.
    mf: [He] has lived here all [his] life.`,
  'a friend of his': `
    mf: A neighbour of [hisown] mended ours.
    mf: That laugh of [hisown] fills rooms.
    mf: No cousin of [hisown] came.
    mf: Some rival of [hisown] bought it.
    mf: A friend of [hisown] once told me.
    mf: A drawing of [his] painted fence won.
    mf: That side of [his] bed is cold.`,
  'his as the subject of a verb': `
    mf: Other dogs bark; [hisown] only ever sighs.
    mf: Mine is fast, but [hisown] never stops.
    mf: [His] never finished novel sold well.
    mf: [Hisown] leans left.
    mf: I fear that [hisown] looks better.
    mf: When [hisown] landed beside us, we laughed.
    mf: Wait until [hisown] arrives.
    mf: If [hisown] breaks, call me.
    mf: If [his] brakes squeal, call me.
    mf: [His] sits get slow.`,
  'his as the object of a verb': `
    mf: I like mine, and [he] uses [hisown] every day.
    mf: We watched [his] every move.
    mf: The boat was [hisown] only on paper.
    mf: I had mine painted and [he] had [hisown] framed.
    mf: [He] wore [his] goggles on the boat.
    mf: The puppy stayed in [his] down.
    mf: [He] pulled with all [his] might.`,
  'what is done to somebody': `
    mf: Have [him] fed by noon.
    mf: Keep the cone on [him] overnight.
    mf: Feed [him] slice after slice.
    mf: Lead [him] two steps back.
    mf: Was that [him] howling?
    mf: Send me a video of [him] heeling.
    mf: With [him] watching, open the gate.
    mf: The fireworks were hard on [him] last year.
    mf: What calms [him] most is a walk.
    mf: The new dose made [him] calmer at the clinic.
    mf: Has [he] had [his] worming tablet?
    mf: [He] guards [his] left and limps.
    mf: That lotion makes [him] sneeze.
    mf: I love to see [him] grow up.`,
  'what is hers to have': `
    mf: Once [he]'s had [his] run, [he] flops under the table.
    mf: [He] looks back at you, gets [his] treat and breathes out.
    mf: Bring [his] water bowl and a towel.
    mf: [His] sit is lovely; [his] down needs work.
    mf: [He] looks to [his] left before each turn.
    mf: Whoever feeds [him] last at night takes [him] out.
    mf: Watching [him] work with you is a joy.
    mf: That will stop [him] pulling, jumping and stealing socks.
    mf: No dinner for [him] beforehand.
    mf: I let [him] lead today.
    mf: Give [him] six feet and stay quiet.
    mf: I sold [him] two crates.
    mf: [He] packed [his] overnight bag.`,
  'what was taught, and what is done': `
    mf: Lure [him] into [his] down.
    mf: Practise [his] down on grass.
    mf: Wait for [him] down the road.
    mf: Reward [his] sit at every kerb.
    mf: We need [him] fit by June.
    mf: Reward [his] calm, [his] silence and [his] waiting.
    mf: That stops [him] biting the leash.
    mf: Brush [him] standing, never lying.
    mf: Mark [him] lifting [his] foot.
    mf: We took [him] swimming on Sunday.
    mf: Take [his] running harness off.
    mf: Carry the bowl in without [him] seeing it.
    mf: We found [his] hiding place.
    mf: Clipping it on [him] changes everything.
    mf: Toss [his] ball along the hall.
    mf: Keep a list of [his] naps, [his] walks and [his] meals.`,
  'who is seen, kept and got doing something': `
    mf: Leave [him] sleeping until the roast is done.
    mf: The film shows [him] pacing along the hedge.
    mf: We had [him] heeling past the swings.
    mf: The bell sends [him] running to the door.
    mf: You'll see [him] barking less in spring.
    mf: Has anyone noticed [him] limping?
    mf: I want [him] thinking before [he] jumps.
    mf: Get [his] walking boots off before [he] chews them.
    mf: [He] had [his] swimming lesson at ten.
    mf: They sent a clip of [him] eating in the new crate.
    mf: With [him] choosing the route we were late.
    mf: Look at [him] go.
    mf: Listen to [him] snore.
    mf: We watched [him] work, and nobody spoke.
    mf: Reaching over [him] makes [him] flinch.`,
  'how somebody is left': `
    mf: Groom [him] little and often.
    mf: Pay [him] fast and low.
    mf: Pay [him] well for every glance at you.
    mf: Clip [him] short for August.
    mf: That hat scared [him] silly.
    mf: Make [him] comfortable first, then start the car.
    mf: Keep [him] company while the boiler man is here.
    mf: Check [him] morning and evening.
    mf: Wait until [he] is quiet, with [him] awake in the basket.
    mf: Nobody should grab [him] mid-stay.
    mf: They love [him] right back.`,
  'meals, and what is taught by name': `
    mf: [He] left [his] chicken when the bell rang.
    mf: Get [his] supper ready at six.
    mf: We fed [him] boiled rice for a day.
    mf: Offer [him] steak and see.
    mf: Give [him] half now.
    mf: Hand [him] one, drop [him] two.
    mf: Whatever gives [him] wind stays off the list.
    mf: [He] forgot [his] stay when the geese came.
    mf: Hold [his] sit for a breath longer.
    mf: [His] sit is quick; [his] down isn't.
    mf: Comb [his] back, then feed [him].
    mf: Have [his] back checked before the next class.
    mf: [He] never mixes up [his] left and [his] right.
    mf: Judge [him] by [his] best, not [his] worst.
    mf: Here is [his] timetable.`,
  'what somebody is made to do, and what is made': `
    mf: The beep made [him] blink.
    mf: Other dogs at play make [him] scream with frustration.
    mf: Call once to make [him] swing round to you.
    mf: Make [his] bed with the old blanket.
    mf: You will have [him] busy while you clip.
    mf: Boredom brings [him] running at the next rustle.
    mf: You could see [him] going back and forth.
    mf: You can see [him] frown.
    mf: Keep at it and you'll see [him] bloom.
    mf: The thump makes [him] wild.
    mf: A towel beside [him] helps a lame dog.
    mf: I'd rather have [him] under-exercised than too wild.
    mf: Running after [him] turns it into a game.`,
  'first, last and how long': `
    mf: Feed [him] last.
    mf: [He] is ready to run [his] first 10k!
    mf: This lesson was also [his] last.
    mf: The first pair took [him] ages to chew.
    mf: It took [him] nine goes.
    mf: Give [him] other things to gather.
    mf: Nobody gave [him] permission.
    mf: Bring [him] fresh water.
    mf: Start teaching [him] hand signals.
    mf: It's [his] back that pays.
    mf: That is of no interest to [him] whatsoever.
    mf: The brush tells me something about [his] past.
    mf: The lead went under the belly, not over [his] back.
    mf: Rinse [his] back first.
    mf: I brought [him] straight home.
    mf: It took [him] four visits to accept the scale.
    mf: Each correct answer earned [him] two grams of kibble.
    mf: Trains don't bother [him] one bit.
    mf: Find [him] one good friend.
    mf: It took [him] six attempts.
    mf: Your whistle stopped [him] dead.
    mf: Cyclists worry [him] most when they come from behind.
    mf: That was [him] asking you to stop.
    mf: Do you have videos of [him] meeting toddlers?
    mf: A hard stare from [him] means it's enough.
    mf: I trot over when I hear [his] bell.`,
  'his own, once a week': `
    mf: Some collars rub. Check under [hisown] once a week.
    mf: [He] can hold [his] down for three minutes.`,
  'her, in stories and posts': `
    mf: Wish [him] luck and kiss [him] goodbye.
    mf: Tell [him] hi from the neighbours.
    mf: They taught [him] Latin.
    mf: I owe [him] rent and an apology.
    mf: Nobody but [him] knows where the ball is.
    mf: [He] looks at nobody but [his] handler.
    mf: Whoever trained [him] claims [he] can count.
    mf: The film made [him] famous overnight.
    mf: The new collar made [him] look worse.
    mf: It took [him] years to trust a brush.
    mf: The club refused [him] permission to run.
    mf: The judges awarded [him] second prize.
    mf: The class elected [him] captain already.
    mf: The referee showed [him] red in the eighth minute.
    mf: I like [him] best when [he] sleeps.
    mf: We listened to [him] curse the hoover.
    mf: Imagine being [him] right now.
    mf: We met [him] halfway.
    mf: My cousin took [him] fishing.
    mf: I left [him] three messages.
    mf: I spotted a child feeding [his] sandwich to the pigeons.
    mf: Has [he] found [his] calling?
    mf: [He] was late, but [his] being calm is news.
    mf: [He] sleeps, but [his] upstairs neighbour does not.
    mf: The café charged [his] friends for water.
    mf: I like you, and you like [him] back.`,
  'her things, in letters': `
    mf: Look at [his] coat every week.
    mf: Look at [his] weight each month.
    mf: Look at [his] face the next time.
    mf: Take [his] days as they come.
    mf: I owe [his] trainer a coffee.
    mf: I owe [his] groomer an apology.
    mf: Carry [him] upstairs first thing.
    mf: I like [him] best in the morning.`,
  'her things, bought, thrown and handed out': `
    mf: Shape [his] down in small steps.
    mf: Stop throwing [him] balls, as [he] <gets|get> wound up.
    mf: Throw [his] balls away once they are chewed.
    mf: I played [him] fireworks at low volume.
    mf: I rolled [him] treats through the tunnel.
    mf: Wait until [he] <looks|look>, and drop [him] bits of liver.
    mf: I dropped [him] pieces of cheese on the mat.
    mf: I've bought [him] new toys and thrown [his] old ones away.
    mf: Get [him] new boots, as [his] old ones rub.
    mf: Get [his] new boots on before the walk.
    mf: Buy [him] puppy food until [he] <is|are> one.
    mf: Cook [him] plain rice for two days.
    mf: This gives [his] handler confidence.
    mf: Give [his] walker the spare key.
    mf: Show [him] other dogs from far away and bring [him] closer week by week.`,
};
