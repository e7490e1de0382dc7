/** Sentences of the same kind as in `suite.ts`: what trainers write of one dog after a day of lessons. */
export const oneDogSuite: Readonly<Record<string, string>> = {
  'verbs behind what another verb opened': `
    [He] <doesn't|don't> pull, <doesn't|don't> bark, but <does|do> eat grass.
    [He] <does|do> not chase cats, <does|do> not chase bikes, but <does|do> chase balls.
    [He] <doesn't|don't> like the crate, <doesn't|don't> like the pen, but <does|do> like the sofa.
    [He] <doesn't|don't> bite, but <does|do> bark.
    [He] <hasn't|haven't> pulled on the lead for a month, <has|have> learned to wait and <sits|sit> by the door.
    [He] <hasn't|haven't> chewed a thing since May, <has|have> put on weight and <sleeps|sleep> well.
    Find out whether [he] <plays|play> tug, <likes|like> balls or <prefers|prefer> to chew.
    [He] <hates|hate> rain, <likes|like> snow and <loves|love> mud.
    Let me know if [he] <eats|eat> well, <likes|like> the new bed and <sleeps|sleep> through.
    I wonder whether [he] <knows|know> me, <likes|like> me or just <wants|want> my treats.
    We had [his] back checked, and it is fine.
    [He] must walk to heel, sit while I talk to you, and stay down while I leave.
    [He] should wait until I open the door, walk out, and turn back to me.
    [He] will come when I call, sit when I stop and lie down when I tell [him] to.
    [He] can wait while I dress, but <barks|bark> when I take the lead.
    [He] <weighs|weigh> thirty kilos, should weigh twenty-five, and <gets|get> two big meals a day.
    [He] <eats|eat> once a day, should eat twice, and <looks|look> thin.
    [He] <sleeps|sleep> ten hours, ought to sleep sixteen, and <is|are> cranky all day.
    [He] <knows|know> sit, can lie down, and <comes|come> when called.
    [He] <goes|go> back to where [he] last smelled it, <circles|circle>, <finds|find> it and <lies|lie> down.
    [He] <goes|go> back to where [he] last saw the ball, <sniffs|sniff> and <brings|bring> it.
    [He] <returns|return> to where [he] left the bone, <digs|dig> and <finds|find> nothing.
    [He] <remembers|remember> what [he] learned, <sits|sit> and <waits|wait>.
    [He] <knows|know> where I hid the toy, <finds|find> it and <brings|bring> it back.
    [He] <is|are> quick to learn, <tires|tire> easily and <needs|need> breaks.
    [He] <is|are> easy to lead, <walks|walk> to heel and <listens|listen>.
    [He] <is|are> slow to warm up, <keeps|keep> [his] distance and <watches|watch>.
    [He] <is|are> happy to see you, <wags|wag> and <licks|lick> your hand.
    Like [his] father, [he] <is|are> quick to learn, <tires|tire> fast and <gives|give> up early.
    [He] <is|are> likely to pull, bark and lunge.
    [He] <is|are> allowed to run, jump and swim.
    [He] <is|are> quick to sit, wait and come.
    [He] <is|are> too tired to sit, wait and think.
    [He] <is|are> ready to sit, wait and look at you.
    [He] <sulks|sulk> just as children do, <turns|turn> [his] back and won't look at you.
    [He] <dreams|dream> as we do, <twitches|twitch> and <barks|bark> in [his] sleep.
    [He] <learns|learn> the way children do, <copies|copy> what works and <drops|drop> what doesn't.
    [He] <sits|sit> when you do, <waits|wait> and <looks|look> up.
    [He] <eats|eat> faster than the cat does, <burps|burp> and <asks|ask> for more.
    [He] may sniff where [he] <likes|like>, stop when [he] <likes|like> and choose the way.
    [He] can sleep where [he] <wants|want>, eat when [he] <wants|want> and leave.
    [He] <sleeps|sleep> where [he] <likes|like>, <eats|eat> what [he] <finds|find> and <leaves|leave>.
    [He] <was|were> asked to share [his] home, [his] bed and [his] people with a kitten, <has|have> not laid a tooth on it and <is|are> proud.
    [He] <was|were> told to wait, <has|have> not moved and <is|are> still there.
    [He] <has|have> to wait, <has|have> not eaten and <is|are> cross.
    [He] <has|have> to share [his] bed, [his] bowl and the sofa, <is|are> used to it and <doesn't|don't> mind.
    If [he] <seems|seem> off colour, <doesn't|don't> greet you or <leaves|leave> [his] food, skip the lesson.
    If [he] <hides|hide>, <doesn't|don't> look at you or <growls|growl>, ring me.
    If [he] <hides|hide>, don't go after [him] or call.
    If [he] <growls|growl>, don't look at [him] and leave.
    If [he] <barks|bark>, don't shout, step back and wait.
    [He] <was|were> shown [his] room and went to sleep.
    [He] <was|were> given [his] dinner at six.
    [He] <has|have> been taught [his] name.
    [He] <is|are> offered [his] toy, <takes|take> it and <leaves|leave>.
    [He] <gets|get> shown [his] bed.
    I was shown [his] room.
    You were given [his] papers.
    [He] <was|were> not given [his] pill.
    [He] <has|have> just been fed [his] supper and <wants|want> more.
    [He] <gets|get> paid [his] wages in cheese.
    You have been told [his] story.
    [He] <sleeps|sleep> a lot, and so <looks|look> lazy.
    [He] <hates|hate> crowds, and so <seems|seem> rude.
    [He] <sleeps|sleep> a lot, and so do I.
    [He] <is|are> tired, and so wait a bit.
    The owner was brought [his] lead.
    The vet was handed [his] card.
    [He] <ducks|duck> when a hand goes up, can't bear brooms and <goes|go> rigid at the word.
    [He] <was|were> taken too soon and so <has|have> no brakes.
    [He] missed out on play, and so <has|have> little patience.
    [He] <lets|let> me hold [his] head, lift [his] lip and look at [his] teeth, and <stands|stand> still.
    [He] <lets|let> you clip [his] nails, wipe [his] ears and check [his] mouth.
    [He] <lets|let> you pass, <lifts|lift> [his] head and <goes|go> back to sleep.
    [He] <lets|let> me hold [his] paw, <licks|lick> [his] lips and <yawns|yawn>.
    There [he] can't hear the stairs, <has|have> no reason to guard, and <sleeps|sleep>.
    [He] <lets|let> me lift each foot, dry [his] belly and fasten a coat.
    [He] can't see you, <has|have> nowhere to go and <barks|bark>.
    [He] can run, jump and have fun.
    [He] <lets|let> me brush [his] back, comb [his] tail and trim around [his] feet, and <falls|fall> asleep.
    [He] <lets|let> you clip the lead on, <waits|wait> for the word and <walks|walk> off.
    [He] <barks|bark> at small things, like birds and mice.
    [He] <eats|eat> all sorts of things, like socks and gloves, and <is|are> sick.
    [He] <hates|hate> water, like most retrievers, and <loves|love> mud.
    [He] <likes|like> soft toys, like the duck and the bear.
    [He] <pulls|pull> hard, like a sledge dog, and <coughs|cough>.
    [He] <chases|chase> anything that moves, like leaves and bags.
    [He] <hates|hate> baths, <likes|like> towels and <loves|love> a cuddle.
    [He] <is|are> quick to bark, lunge and growl.
    [He] <is|are> quick to learn, adapt and forgive.
    [He] <is|are> easy to handle, <loves|love> people and <gives|give> a paw.
    [He] <was|were> quick to settle, needed no crate and slept through.
    Tell me if [he] <limps|limp>, <licks|lick> the paw or <cries|cry> at night.
    Find out whether [he] <prefers|prefer> cheese, <takes|take> fish and <works|work> for kibble.
    I'd like to know if [he] <pulls|pull> on the lead, <barks|bark> at bikes and <chases|chase> cars.
    Let me know if [he] <barks|bark>, and ring me if [he] <bites|bite>.
    Let me know if [he] <struggles|struggle>, and I'll come round.
    Let me know if [he] <growls|growl>, stop the exercise and wait for my call.
    See if [he] <follows|follow>, mark and feed [him].
    Tell me whether [he] ate, how much [he] drank and when [he] slept.
    [He] <goes|go> to where [he] left the bone, <digs|dig> it up and <eats|eat> it.
    [He] <knows|know> what [he] did, <looks|look> at the floor and <leaves|leave>.
    Note how [he] slept, and show it to your vet.
    Note what [he] did, where you were and what came next, and bring it to class.
    [He] <learns|learn> to sleep in the crate, eat in it, and love it.
    [He] will learn to wait, watch, and trust you.
    I want [him] to sit, wait, and enjoy it.
    [He] <tries|try> to hide under the bed, <needs|need> coaxing to come out and <hates|hate> the noise.
    [He] <wants|want> to lead, <ignores|ignore> your hand, and <dislikes|dislike> being corrected.
    [He] <loves|love> to swim, <needs|need> a warm coat afterwards and <sleeps|sleep> well.
    [He] <loves|love> to run, jump and swim.
    [He] <likes|like> to run, play in the mud, and roll in the grass.
    [He] never learned to play with toys, <ignores|ignore> balls and <doesn't|don't> tug.
    [He] never learned to sit, wait or come.
    [He] <was|were> hit by a car, <limps|limp> a bit and can't jump.
    [He] had to learn to sit, stay and walk on a lead.
    [He] can't see the ball and <has|have> given up.
    [He] can't eat and <has|have> lost weight.
    [He] could have run off and have been hit.
    [He] <was|were> calm while you were here, barked a little after you left, slept and <was|were> collected at four.
    [He] <was|were> fine when I came, got up, had a drink and <was|were> soon asleep again.
    [He] <was|were> upset when you left, but <was|were> soon asleep.
    The two of you were late, sat down and were told to wait; [he] didn't mind.
    [He] <plays|play> rough yet <is|are> gentle with the cat.
    [He] <is|are> strong yet <has|have> no idea of it.
    [He] <sleeps|sleep> all day yet <isn't|aren't> lazy.
    [He] <hasn't|haven't> eaten yet and <is|are> restless.
    [He] <runs|run> for the water whenever [he] can, <jumps|jump> in and <swims|swim> off.
    [He] <hides|hide> when [he] can, so be patient.
    [He] <sleeps|sleep> where [he] <likes|like>, <eats|eat> what [he] <finds|find> and <asks|ask> nobody.
    [He] <works|work> when [he] can, <rests|rest> when [he] must and never <complains|complain>.
    [He] <comes|come> if [he] can, so call [him] and wait.
    [He] <helps|help> wherever [he] can, <carries|carry> bags and <finds|find> keys.
    If [he] <lifts|lift> [his] head, <considers|consider> it and <goes|go> on digging, walk out and fetch [him].
    If [he] <looks|look> up, <hears|hear> you and <carries|carry> on eating, wait.
    If [he] <pulls|pull>, stop and wait, praise when the lead is slack.
    If [he] <growls|growl>, turn and leave, try again tomorrow.
    If [he] <hesitates|hesitate>, <sniffs|sniff> the step and <backs|back> off, carry [him] down.
    When [he] <settles|settle>, breathe and smile, walk on.
    There are days when [he] <eats|eat> little, <mopes|mope> about and won't play.
    On days when [he] <refuses|refuse> food, <hides|hide> and can't settle, ring me.
    [He] <meets|meet> you, shoe in mouth, <wriggles|wriggle> and <sings|sing>.
    [He] <runs|run> off, ball in mouth, <drops|drop> it and <waits|wait>.
    Don't train [him] hungry. Train [him] full, and [he] <thinks|think>.
    You can exercise [him] tired or fresh.
    [He] had a bone, <was|were> lying in a corner and growled at me.
    [He] came in late, <was|were> panting, and lay down at once.
    [He] <knows|know> it, <likes|like> it, and <sleeps|sleep> there.
    [He] <has|have> to wear it, like it or not, and <does|do>.
    [He] can't think, <pants|pant> like mad and <grabs|grab> at hands.
    [He] won't go out, <pulls|pull> home when it rains and <hides|hide>.
    [He] can't bark, lunge or jump at people.
    [He] can't sit, wait or stay.
    [He] cannot see well, <bumps|bump> into things and <sleeps|sleep> a lot.
    [He] won't bark or lunge, and <looks|look> at you.
    Until then [he] <gets|get> two meals, <stays|stay> on lead and <isn't|aren't> allowed upstairs.
    Since then [he] <has|have> slept well, <eats|eat> more and <plays|play> again.
    Even then [he] <stops|stop>, <looks|look> at you and <waits|wait>.
    If [he] <barks|bark>, then stop, wait and breathe.
    When the guests leave, then [he] <relaxes|relax>, <lies|lie> down and <sleeps|sleep>.
    [He] <eats|eat> at six, may have the sofa, mustn't have the bed, and <barks|bark> at noon.
    [He] <eats|eat> at six, can have the sofa and mustn't have the bed.
    Every day [he] <eats|eat> a bowl of rice, <sleeps|sleep> on the sofa and <plays|play> with the cat.
    Each day [he] <walks|walk> to the park, <swims|swim> and <comes|come> home wet.
    One day [he] <comes|come> when called, the next [he] <hides|hide>, <digs|dig> and <sulks|sulk>.
    All day [he] <sleeps|sleep> on the bed, <eats|eat> nothing and <sighs|sigh>.
    These days [he] <sleeps|sleep> on the bed, <eats|eat> well and <plays|play>.
    Most days [he] <wakes|wake> at six, <eats|eat> at seven and <naps|nap> at eight.
    From the first day [he] <has|have> slept in [his] crate, <hasn't|haven't> soiled it once and <goes|go> in by [himself].
    On the first day [he] <eats|eat> little, <hides|hide> and <sleeps|sleep>.
    The second day [he] ate, slept and <was|were> calm.
    The day [he] <arrives|arrive>, feed [him] little, stay near and wait.
    The first time [he] <looks|look>, mark and feed.
    Any day [he] <pulls|pull>, stop and wait.
    From the moment [he] <wakes|wake>, stay near and praise.
    By the second week [he] <knows|know> you, <trusts|trust> you and <eats|eat> from your hand.
    This time [he] <waits|wait>, <looks|look> up and <gets|get> [his] treat.
    Last time [he] barked, lunged and <was|were> led off.
    Next time [he] <barks|bark>, turn and go.
    In no time [he] <sits|sit>, <stays|stay> and <comes|come>.
    Half the time [he] <ignores|ignore> me, <digs|dig> and <barks|bark>.
    The next minute [he] <jumps|jump> up, <grabs|grab> the lead and <runs|run> off.
    At this moment [he] <lies|lie> on the sofa, <snores|snore> and <twitches|twitch>.
    [He] <weighs|weigh> what [he] should, <moves|move> freely and <has|have> good teeth.
    [He] <does|do> what [he] can, <tires|tire> quickly and <needs|need> help.
    [He] <gets|get> too worked up, can't come down and <wakes|wake> at four.
    [He] <sits|sit>, can lie down and <comes|come> when called.
    [He] <knows|know> heel, can sit and stay, and <comes|come> when called.
    Take care, since [he] <jumps|jump> up when [he]<'s|'re> happy, <leaks|leak> when [he]<'s|'re> excited and <bites|bite> when [he]<'s|'re> cross.
    I stay close because [he] <panics|panic> when [he]<'s|'re> alone, <chews|chew> when [he]<'s|'re> bored and <is|are> never both.
    [He] <goes|go> to the gate, <does|do> what [he] <has|have> to do and <runs|run> back in.
    [He] <does|do> what [he] <needs|need> to do and <comes|come> in.
    [He] <gets|get> what [he] <wants|want> to have and <leaves|leave>.
    [He] <sleeps|sleep> where [he]<'s|'re> put and <asks|ask> for nothing.
    [He] <looks|look> where [he]<'s|'ve> put [his] ball.
    Like most collies, [he] <stares|stare> at sheep, <stalks|stalk> cats and <nips|nip>.
    Unlike many terriers, [he] <gets|get> on with cats and <doesn't|don't> dig.
    Like all puppies, [he] <sleeps|sleep> a lot, <bites|bite> everything and <grows|grow>.
    Ask once and [he] <leaves|leave> whatever [he] <is|are> chewing, <looks|look> up and <waits|wait>.
    Feed [him] and whatever [he] <leaves|leave>, pick up and throw away.
    Give [him] a mat and when [he] <settles|settle>, step back and wait.
    What if [he] <runs|run> off, <ignores|ignore> the whistle and <ends|end> up on the road?
    What if [he] <pulls|pull>, <barks|bark> and <lunges|lunge>?
    When alone [he] <paces|pace>, <pants|pant> and <howls|howl>.
    When indoors [he] <sleeps|sleep>, <snores|snore> and <dreams|dream>.
    Once home [he] <drinks|drink>, <eats|eat> and <collapses|collapse>.
    Once inside [he] <sniffs|sniff> the floor, <lies|lie> down and <sleeps|sleep>.
    Once outside [he] <sniffs|sniff>, <pees|pee> and <wants|want> back in.
    If anything [he] <eats|eat> too much, <sleeps|sleep> too little and <worries|worry>.
    If alone [he] <paces|pace>, <pants|pant> and <howls|howl>.
    If left alone [he] <paces|pace>, <chews|chew> the door and <howls|howl>.
    As always [he] <sits|sit>, <waits|wait> and <looks|look> at me.
    As usual [he] <barks|bark> at the bin men, <spins|spin> and <settles|settle>.
    As expected [he] <freezes|freeze>, <stares|stare> and <growls|growl>.
    Before long [he] <sits|sit>, <waits|wait> and <looks|look> at you.
    After that [he] <sniffs|sniff>, <eats|eat> and <leaves|leave>.
    Since yesterday [he] <eats|eat>, <drinks|drink> and <plays|play> again.
    Since Monday [he] <sleeps|sleep> upstairs, <eats|eat> well and <plays|play>.
    Until recently [he] slept in the hall, barked at night and <was|were> restless.
    While outside [he] <digs|dig>, <eats|eat> grass and <barks|bark>.
    By day [he] <sleeps|sleep>, <eats|eat> and <plays|play>.
    Day after day [he] <waits|wait>, <hopes|hope> and <sighs|sigh>.
    Once again [he] <sits|sit>, <stays|stay> and <waits|wait>.
    Once a week [he] <swims|swim>, <runs|run> and <rolls|roll>.
    At once [he] <drops|drop> it, <comes|come> and <sits|sit>.
    Whenever possible [he] <lies|lie> in the sun, <stretches|stretch> and <snores|snore>.
    Where possible [he] <avoids|avoid> dogs, <crosses|cross> the road and <hides|hide>.
    Even now [he] <flinches|flinch>, <ducks|duck> and <hides|hide>.
    Just now [he] <is|are> asleep, <has|have> eaten and <looks|look> content.
    Right now [he] <sleeps|sleep>, <eats|eat> and <plays|play>.
    Still [he] <eats|eat>, <sleeps|sleep> and <plays|play>.
    Though tired [he] <works|work> on, <finds|find> the glove and <brings|bring> it.
    Although old [he] <runs|run>, <jumps|jump> and <plays|play>.
    Because of this [he] <barks|bark>, <pulls|pull> and <growls|growl>.
    Because of the pain [he] <growls|growl>, <hides|hide> and won't eat.
    Instead [he] <fetches|fetch> a toy, <carries|carry> it about and <lies|lie> down.
    After a while [he] <gives|give> up, <yawns|yawn> and <lies|lie> down.
    After the walk [he] <drinks|drink>, <eats|eat> and <sleeps|sleep>.
    Before a walk [he] <spins|spin>, <barks|bark> and <grabs|grab> the lead.
    During class [he] <yawns|yawn>, <scratches|scratch> and <looks|look> away.
    Until then [he] <backs|back> a step, <waits|wait> and <sits|sit>.
    [He] <backs|back> a few steps, <turns|turn> and <goes|go>.
    [He] <looks|look> up, <backs|back> a pace and <sits|sit>.
    [He] <goes|go> to the door and back a few times.`,
};
