/** Sentences of the same kind as in `suite-agreement.ts`, as trainers write them in letters and notes. */
export const trainersSuite: Readonly<Record<string, string>> = {
  "'s by the question, the time or the object behind it": `
    [He]<'s|'ve> settled in well, <hasn't|haven't> [he]?
    [He]<'s|'ve> calmed down a lot, <hasn't|haven't> [he]?
    [He]<'s|'ve> changed so much, <hasn't|haven't> [he]?
    [He]<'s|'ve> settled in well since June.
    [He]<'s|'ve> relaxed since then.
    [He]<'s|'ve> used up [his] pills.
    [He]<'s|'ve> paid attention all lesson.
    [He]<'s|'ve> overeaten.
    [He]<'s|'ve> wet [his] bed.
    [He]<'s|'ve> upped [his] pace.
    [He]<'s|'ve> stuck to [his] diet.
    [He]<'s|'ve> meant well.
    Despite the pain [he]<'s|'ve> endured, [he] <trusts|trust> us.
    It's the only thing [he]<'s|'ve> destroyed.
    [He]<'s|'ve> all but stopped barking.
    [He]<'s|'ve> more or less stopped barking.
    [He]<'s|'ve> (mostly) stopped barking.
    [He]<'s|'re> worn out, <isn't|aren't> [he]?
    [He]<'s|'ve> finished, <hasn't|haven't> [he]?
    It's the only thing [he]<'s|'re> afraid of.
    [He]<'s|'re> stuck in the hedge.
    [He]<'s|'re> paid in cheese.
    [He]<'s|'ve> almost stopped pulling.
    [He]<'s|'re> never left alone for long.
    [He]<'s|'re> left in [his] crate while I'm at work.
    [He]<'s|'re> left to [his] own devices.
    [He]<'s|'re> known to bite.
    [He]<'s|'re> known for [his] howl.
    [He]<'s|'re> made to wait.
    [He]<'s|'re> said to be shy.
    [He]<'s|'re> caught in the brambles.
    [He]<'s|'re> set off by bells.
    [He]<'s|'re> put out by it all.
    [He]<'s|'re> driven mad by the heat.
    [He]<'s|'re> worked up by the time we arrive.
    [He]<'s|'re> wormed every three months.
    [He]<'s|'re> walked on lead only.
    [He]<'s|'ve> never left the farm.
    [He]<'s|'ve> left puddles in the hall.
    [He]<'s|'ve> known me since [he] <was|were> small.
    [He]<'s|'ve> made progress.
    [He]<'s|'ve> caught a rabbit.
    [He]<'s|'ve> put on two kilos.
    [He]<'s|'ve> walked all the way here.
    [He]<'s|'re> walked twice a day by Tom.
    [He]<'s|'ve> taken to hiding under the bed.
    [He]<'s|'ve> known for years that I sing.
    [He]<'s|'ve> made it to the gate.
    [He]<'s|'ve> said it all.`,
  'adverbs said twice': `
    [He] really, really <hates|hate> rain.
    [He] always, always <checks|check> in.
    [He] so, so <wants|want> to please.
    [He] truly, deeply <loves|love> you.
    [He] very, very rarely <barks|bark>.
    [He] never, ever <bites|bite>.
    [He] rarely, if ever, <barks|bark>.
    [He] just, well, <forgets|forget>.
    When the doorbell rings [he] <barks|bark>, <runs|run> to the gate, <jumps|jump> up and, if nobody stops [him], <nips|nip>.`,
  'what always was so': `
    [He]<'s|'re> not a cuddler, never <has|have> been.
    [He]<'s|'re> friendly, always <has|have> been.
    [He]<'s|'re> shy, always <was|were>.
    m: [He] <pulls|pull> – always <has|have>, always <does|do>.
    [He]<'s|'re> shy, always <has|have> been.
    m: [He] <barks|bark> at bikes; <ignores|ignore> cars.
    m: [He] <was|were> ill last week; <is|are> fine now.`,
  'verbs of two words': `
    [He] <whips|whip> round, air-<snaps|snap> and <backs|back> off.
    [He] play-<bows|bow>, <zooms|zoom> off and play-<bows|bow> again.
    [He] <sits|sit>, half-<turns|turn> and <waits|wait>.
    [He] hand-<targets|target>, <spins|spin> and <bows|bow>.
    [He] <turns|turn>, side-<eyes|eye> me and <sighs|sigh>.
    [He] resource <guards|guard>, <growls|growl> over bones and <stiffens|stiffen> if you pass.
    [He] lip <licks|lick> when nervous.
    [He] play <bows|bow> to the pup.
    [He] resource <guards|guard> bones.
    [He] alert <barks|bark> at the window.
    [He] counter <surfs|surf> when we're out.
    [He] counter-<surfs|surf> and resource-<guards|guard>.
    [He] <growls|growl> and resource <guards|guard>.`,
  'brackets and calls in between': `
    [He] <barks|bark> (and <spins|spin>) at bikes, but <ignores|ignore> cars.
    [He] <sniffs|sniff> (or <licks|lick>) the mat and <lies|lie> down.
    [He] <comes|come>, thank goodness, and <sits|sit>.
    [He] <loves|love> it, believe it or not, and <sleeps|sleep> after.`,
  'things that could be verbs': `
    [He] <has|have> nice manners and <likes|like> people.
    [He] <sleeps|sleep> on the sofa and <likes|like> a cuddle.
    [He] <has|have> big ears and <likes|like> cheese.
    [He] <needs|need> food, rest and play.
    [He] <enjoys|enjoy> walks, play and rest.
    [He] <gets|get> a bath and brush once a week.
    [He] <knows|know> sit, wait and leave it, and <offers|offer> all three.
    All [he] <does|do> is sleep and eat.
    What [he] <does|do> is bark and lunge.
    All [he] <wants|want> is food and rest.
    [He] <likes|like> walks, treats and naps, and <hates|hate> baths.
    [He] <gets|get> rest, food and water, and <sleeps|sleep> well.
    [He] <offers|offer> a sit and <waits|wait> for the treat.
    All [he] <does|do> is eat, sleep and play.
    A nose like [hisown] needs a job.`,
  'another clause in between': `
    [He] <isn't|aren't> a swimmer, never <has|have> been, never will be.
    [He] <noses|nose> the door open and <paws|paw> the grass.
    [He] <sleeps|sleep> on the sofa and <loves|love> a cuddle.
    [He] <loves|love> to swim and always <shakes|shake> on me.
    [He] <is|are> happy to be handled and never <snaps|snap>.
    [He] <runs|run> to greet you, lick your hands and steal your scarf.
    [He] will learn to wait and never pull.
    [He] <needs|need> to learn to sit and always wait.
    The vet advised that [he] not jump for a week.
    [He] not only <barks|bark> but also <lunges|lunge>.
    [He] <has|have> learned to open doors and now <lets|let> [himself] out.
    [He] <stays|stay> in when it rains and <sleeps|sleep>.
    [He] <sulks|sulk> if it rains and <refuses|refuse> to go out.
    [He] <cowers|cower> when it thunders and <shakes|shake> all over.
    [He] <panics|panic> if the lead tightens, snags or catches on something.
    [He] <leaves|leave> when the baby cries, screams or throws things.
    [He] <relaxes|relax> when the music plays, the light dims and the room cools.
    [He] <sits|sit>, <lies|lie> down when the bell rings, or <barks|bark>.
    [He] <barks|bark> if the bell rings, <jumps|jump> up and <spins|spin>.`,
  'like him, see him, leave his': `
    mf: A dog like [him] needs work.
    mf: A dog like [him] deserves better.
    mf: A pup like [him] sleeps all day.
    mf: A dog like [him] is rare.
    mf: With a dog like [him], you need patience.
    mf: The pups love [him] and the kids like [his] tricks.
    mf: I love watching [him] work things out.
    mf: It's lovely to see [him] work so nicely.
    mf: I saw [him] work hard for [his] ball.
    mf: We watched [him] work the sheep yesterday.
    mf: Have [his] back X-rayed.
    mf: Feel [his] pulse.
    mf: Let [him] own it.
    mf: Take [him] places.
    mf: Leave [his] things alone.
    mf: Leave [his] stuff where it is.
    mf: Let [his] foster mum decide.
    mf: Get [him] settled before you leave.
    mf: Let [his] owner know.
    mf: Get [him] relaxed first.
    mf: Get [him] focused first.
    mf: A walk with [him] will cheer you up.
    mf: Dogs like [him] need work.`,
  'verbs behind the clause of another, and words that are nouns as well': `
    [He] <paces|pace> when my husband leaves and <settles|settle> when the children come home.
    m: [He] <eats|eat> when the cat eats and <sleeps|sleep> when she sleeps.
    [He] <seems|seem> to know when I am tired and <lies|lie> down next to me.
    [He] <comes|come> when I call and <lies|lie> down in front of me.
    {{dog name}} knows us all. [He] <knows|know> when you're sad and <puts|put> [his] head on your knee.
    [He] <thinks|think> every walk is a race and <drags|drag> you down the street.
    [He] <hides|hide> when the hoover is on and <barks|bark> at it.
    [He] <hides|hide> when the fireworks start and <barks|bark> at the door.
    [He] <heads|head> for the pond whenever [he] can, and <shakes|shake> all over me after.
    [He] <rests|rest> when [he] can and <sniffs|sniff> when [he] <wants|want>.
    The dog stops when [he] can, and waits.
    [He] <forages|forage> on the lawn and <nibbles|nibble> grass.
    [He] <flies|fly> over the jumps, <weaves|weave> like a pro and then <forgets|forget> the tunnel.
    m: [He] <rocks|rock> back into the sit and <springs|spring> forward.
    m: [He] <peaks|peak> at seven and <crashes|crash> at eight.
    [He] <rushes|rush> doors, <crowds|crowd> people on the stairs and <bumps|bump> into my knees.
    [He] <backs|back> away, <tongue-flicks|tongue-flick> and <turns|turn> [his] head.
    {{dog name}} hunts. [He] <eyes|eye> the cat, <crouches|crouch> and <springs|spring>.
    [He] <doesn|don>'t bite, but <does|do> bark.
    m: [He] <runs|run> the whole course, tunnels and all.
    [He] <shows|show> [his] belly, which is worry rather than trust.
    [He] <barks|bark> from fear rather than anger, and <growls|growl> from worry rather than spite.
    [He] <scans|scan> for it rather than <searches|search>.
    Stand still when [he] <pulls|pull> and move when [he] <stops|stop>.
    Go on while [he] <looks|look> and stop while [he] <barks|bark>.
    [He] <goes|go> out after meals, naps and play.
    [He] <stiffens|stiffen> because [he] <has|have> arthritis, ramps help [him].`,
  'verbs behind to and behind what others do': `
    [He] <goes|go> to bed at nine and <sleeps|sleep> until six.
    [He] <goes|go> to bed and <sleeps|sleep>.
    [He] <comes|come> to heel and <looks|look> up at you.
    [He] <looks|look> forward to class and <drags|drag> you to the hall.
    [He] <learns|learn> to heel and sit.
    [He]<'s|'re> eager to please and learn new things.
    [He] <wants|want> to please and <tries|try> hard.
    [He] <is|are> a joy to walk and <has|have> lovely manners.
    [He]<'s|'re> too tired to play and <needs|need> [his] bed.
    [He] <is|are> quick to learn and <remembers|remember> everything.
    [He]<'s|'re> easy to groom and dry in the bath.
    [He] <is|are> likely to bark and need a break.
    [He]<'s|'re> happy to sit and wait for you.
    {{dog name}} barks. [He] <barks|bark> when you leave but <settles|settle> quickly.
    {{dog name}} growls. [He] <growls|growl> if you touch [his] ears but <likes|like> [his] chest scratched.
    {{dog name}} is fun. [He] <drops|drop> the toy when you ask and <waits|wait> for you to throw it.
    {{dog name}} is fun. [He] <gets|get> up when I do and <follows|follow> me to the kitchen.
    {{dog name}} knows us. [He] <comes|come> when I sit down and <rests|rest> [his] head on the keyboard.
    [He] <barks|bark> at anything that moves and <sulks|sulk> when it doesn't.
    [He] <waits|wait> at doors and <panics|panic> if you're late.
    m: [He] <benefits|benefit> from short sessions and <rewards|reward> patience.
    m: If [he] <doesn|don>'t eat or <vomits|vomit>, call the vet.
    mf: [He] was seen by our vet, who gave [him] eye drops.
    mf: Give [him] heart tablets with [his] food.
    {{dog name}} is young. [He] <hates|hate> to be left and <howls|howl> for hours.
    {{dog name}} is old. [He] <refuses|refuse> to walk in the rain and <sits|sit> down in the drive.
    {{dog name}} is young. [He] <is|are> still too young to be left and <cries|cry> when you shut the door.
    [He] <likes|like> to be stroked and sleep on laps.
    {{dog name}} barks. [He] <barks|bark> at people [he] <doesn|don>'t know and <hides|hide> behind me.
    m: [He] <carries|carry> a toy that squeaks and <shows|show> it to everybody.
    [He] <enjoys|enjoy> walks, food and sleep, and <needs|need> little else.
    {{dog name}} barks. [He] <comes|come> in when [he]<'s|'re> cold and <warms|warm> up by the stove.`,
};
