/** Homework, reports and mails of the same kind as in `suite.ts`, of a sentence or a few about one dog each. */
export const homeworkSuite: Readonly<Record<string, string>> = {
  'homework, reports and shop mails': `
    [He]<'s|'ve> tired [himself] out on the beach, and now [he] <sleeps|sleep> like a log, <twitches|twitch> and <mutters|mutter>, and <wants|want> nothing but peace.
    [He]<'s|'ve> worried [himself] sick over the move.
    [He]<'s|'ve> frightened [himself] with the lid of the bin.
    m: [He]<'s|'ve> a new trick: [he] <tucks|tuck> [his] nose under your elbow and <flips|flip> your hand onto [his] head.
    m: [He]<'s|'ve> a lovely recall these days.
    m: [He]<'s|'ve> a check-up on Monday and a new bed in the hall.
    m: [He]<'s|'ve> a bald spot on [his] hip.
    [He]<'s|'re> done for the day; pop [him] in the crate and let [him] dream.
    [He]<'s|'re> done for today, so let [him] sleep.
    [He]<'s|'ve> done for dinner what no other dog has done.
    [He] came to me as an anxious pup and <has|have> become a steady, funny dog who trusts people, likes children and puts up with my jokes.
    [He] <is|are> a dog who walks nicely, greets everyone and sleeps on shoes.
    The harness that came with [him] rubs behind [his] elbows and pinches [him] when [he] <lies|lie> down. Please order a size up.
    The blanket that came with [him] smells of the breeder, so leave it in the crate.
    The collar that was bought for [him] slips over [his] ears.
    mf: Old dogs like [him] forget the way to the door; leave a light on for [him].
    Small dogs like [him] feel the cold.
    To make [him] feel safe, guard [his] back: stand between [him] and the crowd.
    Protect [his] back when you lift [him].
    Watch [his] back when [he] <jumps|jump> down.
    Watch [him] back away from the bin.
    [His] and your safety come first, so no bikes yet.
    For [his] and your safety, keep the gate shut.
    [His] and my walks are different.
    A lesson for [him] and your guests costs the same.
    mn: Trim the hair round [his] eyes so that [he] <sees|see> better and <startles|startle> less.
    mn: Trim the hair so that [he] <sees|see> better and <sleeps|sleep> more.
    Grooming [him] daily keeps [his] coat free of burrs and gets [him] used to being handled.
    Brushing [him] weekly prevents mats.
    Training [him] daily pays off.
    Skipping [his] daily walks makes [him] grumpy.
    For the first week give [him] half portions, keep [his] water topped up, and note what [he] <leaves|leave>.
    What<'s|'re> [he] like with cats, and what<'s|'ve> [he] been fed so far?
    We saw [him] lead the whole group through the water, [him], the smallest.
    I saw [him] face the entire crowd.
    Let [him] lead the whole walk.
    mn: Help [him] out: point to the cone, step towards it, and pay [him] generously when [he] <rounds|round> it.
    mn: Once [he] <rounds|round> the last barrel, call [him].
    [He] could do with a diet and <knows|know> it.
    [He] can be charming and <knows|know> it.
    [He] <knows|know> the car means the vet and <hides|hide> under the table.
    [He] <knows|know> that the lead means a walk and <spins|spin>.
    [He] <lets|let> the vet lift [his] lip, open [his] mouth and feel [his] belly.
    [He] <lets|let> my sister clip [his] nails, clean [his] ears and brush [his] teeth.
    Off [he] <goes|go> again, nose down, deaf to the world.
    [He] <stands|stand> there, blind to the ball, deaf to my calls.
    With [his] off days becoming rarer, we can plan longer trips.
    All of [him] wags.
    Every bit of [him] trembles.
    All of [his] walks start here.
    Your patience and [hisown] both ran out at the same time, so we stopped.
    Your nose and [hisown] both need a rest.
    My bed and [hisown] alike need washing.
    Show [him] love in a way [he] <understands|understand>: scratch [his] chest, slow blink, quiet voice.
    Show [his] love of water to your kids.
    [He] <learns|learn> that the clicker means food and <perks|perk> up.
    Don't let [his] size fool you. [He] <jumps|jump> like a cat and <lands|land> like a sack.
    [He] <climbs|climb> like a goat and <rocks|rock> like a boat.
    m: [He]<'s|'re> no angel, but [he]<'s|'ve> no malice in [him].
    m: [He]<'s|'ve> no fear of heights and no brakes.
    m: [He]<'s|'ve> no teeth left.
    [He] <lacks|lack> confidence, not brains, and <needs|need> to win more often than [he] <loses|lose>.
    [He] <needs|need> rest, not walks, and <shows|show> it.
    [He] <needs|need> praise, not looks, and <works|work> for it.
    [He] <walks|walk>, not <runs|run>, to the gate.
    [He] <stands|stand> like a statue and then, when I least expect it, <screams|scream>.
    [He] would rather chase than tug, and <says|say> so.
    [He] can be cross and <says|say> so.
    To [him] rules are a suggestion.
    To [him] gloves mean cold hands.
    Without [him] walks are dull.
    For [him] doors are boring.
    With [him] patience pays.
    Reading [him] takes practice, since [his] face is all fluff.
    Reading [him] gets easier.
    Reading [his] signals takes practice.
    Giving [him] choices builds [his] confidence faster than any praise.
    Giving [him] chews keeps [him] quiet.
    Feeding [him] scraps makes [him] beg.
    Giving [his] toys to the cat makes [him] cross.
    Before [his] walk no food; after [his] walk no fuss.
    After [his] run a drink.
    Groom [him] top to tail.
    Check [him] nose to tail.
    [He]<'s|'ve> picked up "leave it" in a day.
    [He]<'s|'ve> worked out "middle" all by [himself].
    [He]<'s|'ve> built up quite some muscle.
    [He]<'s|'ve> put on quite a bit of weight.
    [He]<'s|'re> taken with Ida, who feeds [him] under the table.
    [He]<'s|'re> quite taken with the new puppy.
    [He]<'s|'re> stopped from eating by the cone.
    [He]<'s|'re> kept from the stairs by a gate.
    Where [he]<'s|'ve> dug, put stones.
    [He]<'s|'ve> dug up the roses again.
    m: [He]<'s|'ve> a vet's appointment at two.
    m: [He]<'s|'ve> a dentist's appointment at two and a lion's appetite.
    [He]<'s|'re> a vet's dog.
    [He]<'s|'re> a child's best friend.
    I've asked [his] foster mum to keep [his] cone on.
    [His] foster home is by the sea.
    Why <does|do> [he] bark at me when I sit down and stop when I stand?
    Send me a picture of [his] stitches.
    Send me a picture of [his] rashes.
    Send me a video of [his] walks.
    Send me a clip of [his] jumps.
    I have a list of [his] triggers.
    A photo of [his] scratches helps.
    Keep a diary of [his] rests.
    That bark of [hisown] carries.
    That tail of [hisown] never stops.
    That trick of [hisown] works.
    That nose of [hisown] twitches.
    Give me an idea of [his] needs.
    Why <does|do> [he] bark at me when I sit down and stop when I stand?
    <Does|Do> [he] pull when you walk and stop when you stop?
    [He]<'s|'re> worked up, so give [him] a minute.
    [He]<'s|'ve> worked up an appetite.
    [He]<'s|'re> taken to class by Ida each week.
    [He]<'s|'ve> taken to swimming like a duck.
    If [he]<'s|'ve> taken to chewing doors, [he]<'s|'re> bored.
    If [he]<'s|'ve> thrown up, ring me.
    If [he]<'s|'ve> moved house, update the chip.
    Because [he]<'s|'ve> taught me patience, I owe [him] a steak.
    If [he]<'s|'ve> shown us how, let [him] lead.
    If [he]<'s|'ve> given up, make it easier.
    When [he]<'s|'re> taught new tricks, [he] <beams|beam>.
    When [he]<'s|'re> given a choice, [he] <picks|pick> ham.
    mn: [He] <has|have> two modes, flat out and fast asleep, and <switches|switch> between them without warning.
    It's easy to mistake [his] freezing for obedience.
    Don't mistake [his] growling for anger.
    Don't mistake [his] calm for courage.
    Swimming helps [his] joints, keeps [him] trim and wears [him] out nicely.
    This food keeps [him] slim and [his] joints supple.
    [He] <eats|eat> a lot, <walks|walk> like a crab and <drools|drool>.
    True, [he] <pulls|pull>, but look at [him] go!
    mn: To be honest, [he] <bores|bore> easily, <learns|learn> by watching and <copies|copy> your other dog.
    You could see [him] doubt, think and decide.
    We watched [him] pause, turn and come back.
    I saw [him] limp, stop and lie down.
    We saw [his] tail, ears and paws.
    The vet thinks [he] <has|have> a slipped disc and wants [him] rested for six weeks.
    The vet says [he] <is|are> fine and wants [him] weighed monthly.
    A friend of mine with a whippet like [him] swears by fleece.
    A saluki like [him] needs a coat.
    That noise [he] <makes|make> when [he] <yawns|yawn> is adorable and means [he] <needs|need> a break.
    The toy [he] <likes|like> is red and costs a fiver.
    The way [he] <walks|walk> is odd and worries me.
    The song [he] <howls|howl> to was a hit and makes me laugh.
    I've known [him] since [he] <was|were> a ball of fluff and have never heard [him] growl.
    We met when [he] <was|were> ten weeks old and have trained [him] ever since.
    [He] <was|were> a stray and <has|have> never heard a kind word.
    Start [him] young, start [him] small, start [him] off right.
    Start [his] new diet on Monday.
    Cue [him] once, cue [his] down with your hand.
    Fade [his] sit cue slowly.
    Walk [him] slow past the gate.
    Walking [him] hungry works, walking [him] tired doesn't.
    Training [him] hungry pays.
    Walking [his] tired legs off hurts.
    [He]<'s|'re> on the mend, <eating|eating> again and cross about the cone.`,
  'what a dog does, by words that are things as well': `
    mn: [He] <barks|bark> when the kids shout, <swings|swing> [his] hips when it is quiet and <sleeps|sleep> at night.
    mn: [He] <whines|whine> when the kids leave, <follows|follow> you upstairs when it is dark and <naps|nap> at noon.
    At day care [he] <mouths|mouth> the leash and <speeds|speed> up.
    At day care [he] <circles|circle> the table and <rears|rear> up.
    [He] <watches|watch> the door and <gains|gain> weight.
    [He] <rings|ring> the bell and <fears|fear> thunder.
    [He] <stops|stop> at kerbs and <splashes|splash> in the pond.
    [He] <greets|greet> the guests and <leans|lean> on your leg.
    [He] <greets|greet> the guests but <lags|lag> behind.
    [He] <shares|share> [his] toys and <naps|nap> in the sun.
    [He] <drools|drool> on the rug and <crates|crate> well.
    [He] <herds|herd> the hens and <focuses|focus> on you.
    [He] <scratches|scratch> at the rug and <smells|smell> awful.
    [He] <weighs|weigh> ten kilos and <marks|mark> the corner.
    [He] <kisses|kiss> everyone but <remembers|remember> the spot where it hurt.
    [He] <does|do> nothing but chase the cat.
    [He] <likes|like> balls and naps in the sun.
    [He] <copes|cope> with hugs and naps in the sun.
    [He] <relaxes|relax> between meals and naps in the sun.
    [He] <needs|need> a bed and crate in the hall.`,
  'how and when something is done to the dog': `
    Walk [him] most days.
    Groom [him] most evenings and brush [his] teeth daily.
    We hear [him] most of the time.
    Carry [him] part of the way.
    Hug [him] one last time.
    Call [him] one more time.
    Take [him] last thing at night.
    Keep [him] far away from the pond.
    Wake [him] far too early.
    Clip [his] far too long nails.
    Walk [him] rain or shine.
    Take [him] through the tunnel, but never push [him] head first.
    Walk [him] hands free.
    Greet [him] side on.
    Wash [his] head first.
    Walk [him] solo for a week.
    Trim most of [his] coat.
    [His] last thing was a shoe.
    Bring [his] one last toy.`,
};
