/** Letters and notes of the same kind as in `suite.ts`, of several sentences about one dog each. */
export const lessonsSuite: Readonly<Record<string, string>> = {
  'letters after a lesson': `
    Biscuit is the second dog of that litter I train. Like [his] sister, [he] <is|are> quick to learn, <tires|tire> easily and <goes|go> on strike when it gets too loud.
    A tired dog isn't always a happy dog. [He] <gets|get> overtired just as children do, <starts|start> to nip and can't settle.
    At home you can do anything with [him]. At the vet's [he] <turns|turn> to stone, won't take food, and <pulls|pull> for the door. That gap is what we'll close.
    The first ten minutes of a walk are for [him]. [He] may sniff where [he] <likes|like>, stop when [he] <likes|like> and choose the way. After that, it's your turn.
    Let's be fair to [him]: [he] <was|were> asked to share [his] home, [his] bed and [his] people with a kitten, <has|have> not laid a tooth on it and <lets|let> it sleep in [his] basket.
    You know [him] best. If [he] <seems|seem> off colour, <doesn't|don't> greet you as usual or <leaves|leave> [his] dinner, skip the lesson.
    Boarding diary, Monday. [He] arrived at ten, explored the paddock, met Flossie and <was|were> shown [his] room. [He] wouldn't eat at noon but polished off [his] tea. Tuesday. [He] woke early, barked twice, went back to sleep and had to be woken for breakfast.
    <p>Hello Ines,</p><p>I've thought about what you told me. [He] <isn't|aren't> lazy; [he]<'s|'re> in pain when [he] <climbs|climb>, <avoids|avoid> it, and so <looks|look> lazy.</p><p>Take [him] to the vet, have [his] elbows x-rayed, and we'll go on from there.</p>
    Some days [he] can walk past anything. Other days [he] can't even leave the drive, <shakes|shake>, and <begs|beg> to go in. On those days, play indoors.
    [He] took to clicker work like a duck to water, <offers|offer> new tricks every day, and <has|have> even taught the cat to roll over.
    My guess is [he] <was|were> taken from [his] mother too soon, missed out on other pups, and so <has|have> no brakes.
    We don't know what happened to [him] before, but [he] <ducks|duck> when a hand goes up, can't bear brooms and <goes|go> rigid at the word "bath".
    Put [his] bowl down, walk away, come back and add something. Do that for a week. [He]'ll lift [his] head as you approach, wag, and step aside to let you at the bowl.
    I've moved [his] bed away from the door. There [he] can't hear the stairs, <has|have> no reason to guard, and <sleeps|sleep>.
    After lessons [he] <is|are> wired, can't lie down, and <pesters|pester> the cat; a chew in the crate brings [him] down.
    [He] can open the crate from inside, <has|have> done so twice, and <is|are> very proud of it.
    It's the third lesson and [he] already <heels|heel> past the sheep pen, <drops|drop> on the whistle, and <stays|stay> where [he]<'s|'re> put.
    Since then [he] <has|have> been calmer, <eats|eat> better and <plays|play> with me again.
    [He] <does|do> not guard food, <does|do> not guard toys, but <does|do> guard you.
    Before the next lesson, could you find out whether [he] <plays|play> tug, <likes|like> balls or <prefers|prefer> to shred a box? A dog works for what [he] <likes|like>, not for what we'd like [him] to like.
    During the exam, [he] must heel for forty metres, sit while I shake hands, and lie still among strangers while I leave the hall. I know [he] can, since [he] <does|do> it every week.
    [He] <weighs|weigh> eleven kilos, should weigh nine, and <gets|get> far too many biscuits from your father.
    Show [him] the ball, hide it, and say "find". [He] <runs|run> to where [he] last saw it, <checks|check>, <widens|widen> the circle and <digs|dig> it out.
    As a puppy [he] <was|were> carried everywhere, so [he] never learned to walk on wet leaves, <panics|panic> at grates and won't cross bridges.
    Sorry for the late reply! [He] <was|were> fine after you left, had a sleep, shared a carrot with Otto and <was|were> picked up by your sister at five.
    In agility [he] <prefers|prefer> to run on my left, <turns|turn> tighter to the right, and <hates|hate> the seesaw, which banged once while [he] <was|were> on it.
    [He] can't reach the counter any more and <has|have> taken to staring at it.
    [He] <plays|play> rough with [his] brother yet <is|are> gentle with the pup.
    There are days when [he] hardly <eats|eat>, <mopes|mope> about and won't play, and there are days when [he] <bounds|bound> up the stairs like a pup.
    [He] <heads|head> for the pond whenever [he] can, <wades|wade> in and <refuses|refuse> to come out.
    Whistle once. If [he] <spins|spin> round, <races|race> back and <skids|skid> to a halt at your feet, throw a party. If [he] <lifts|lift> [his] head, <considers|consider> it and <goes|go> on digging, walk out and fetch [him].
    If you train [him] hungry, [he] <grabs|grab>; if you train [him] full, [he] <dawdles|dawdle>; an hour after a small meal [he] <works|work> like a dream.
    [He] <greets|greet> you at the door, shoe in mouth, <wriggles|wriggle>, <grunts|grunt>, and <leads|lead> you to the empty bowl.
    I should tell you that [he] snapped at me. It was my fault: [he] had a bone, <was|were> lying in a corner, and I walked straight up to [him].
    [He] <lives|live> for [his] ball. That makes [him] easy to reward and hard to calm down: after a few throws [he] can't think, <pants|pant> like mad and <grabs|grab> at your hands.
    Bring [him] in by the side gate. [He] <knows|know> it, <likes|like> it, and <doesn't|don't> have to pass the other crates.
    The vet wants to see [him] again on the ninth; until then [he] <gets|get> half a tablet twice a day, <stays|stay> on lead and <isn't|aren't> allowed on the stairs.
    I've told the sitter that [he] <eats|eat> at six, may have the run of the kitchen, mustn't have the bin, and <howls|howl> if anyone plays the flute.
    My client says [he] won't go out in the dark, <pulls|pull> home if it rains and <has|have> to be carried past the butcher's.
    At one year old, [he] <weighs|weigh> what [he] should, <moves|move> freely and <has|have> excellent teeth.
    No more tug before bed, please. [He] <gets|get> too worked up, can't come down and <wakes|wake> at four.
    From the first day [he] <has|have> slept in [his] crate, <hasn't|haven't> soiled it once and <goes|go> in by [himself] when [he]<'s|'re> tired.
    Wear old clothes, since [he] <jumps|jump> up when [he]<'s|'re> happy, <leaks|leak> when [he]<'s|'re> excited and <is|are> nearly always both.
    If it's raining, [he] <goes|go> as far as the gate, <does|do> what [he] <has|have> to do and <runs|run> back in.
    [He] <eats|eat> what [he]<'s|'re> given, <sleeps|sleep> where [he]<'s|'re> put and <asks|ask> for nothing.
    Remind your son that [he] <isn't|aren't> a horse, <has|have> feelings, and may bite if [he]<'s|'re> pulled about.
    Unlike most terriers, [he] <gets|get> on with cats, <doesn't|don't> dig, and <has|have> never so much as looked at a rat.
    Say the word and [he] <drops|drop> whatever [he] <has|have> in [his] mouth, <spins|spin> round and <comes|come>.
    What if [he] <runs|run> off, <ignores|ignore> the whistle and <ends|end> up on the road? That's why [he] <stays|stay> on the line.
    Here's what [he] <does|do> when I stop: [he] <stops|stop> as well, <looks|look> up, <backs|back> a step and <sits|sit>.
    Day by day [he] <gets|get> a bit braver, <goes|go> a bit further and <stays|stay> a bit longer.`,
  'verbs far behind their subject in notes and handouts': `
    Your dog isn't bossy when [he] <walks|walk> through the door first. [He] <is|are> faster than you and <has|have> somewhere to be.
    [He] <is|are> calm when you are and <settles|settle> quickly.
    [He] <eats|eat> more than you or <needs|need> more sleep.
    [He] <runs|run> faster than you think.
    [He] <barks|bark> when [he]<'s|'re> left alone, but [he] <doesn't|don't> destroy anything and <has|have> never soiled the house.
    [He] <likes|like> to swim and <has|have> never been cold.
    [He] <can't|can't> hear and <has|have> never barked.
    [He] can jump but <has|have> never tried.
    [He] <doesn't|don't> like to stand still and have [his] nails trimmed.
    If [he] <has|have> sniffed, looked around and come home relaxed, it was a good walk.
    [He] <has|have> left the room and shut the door behind [him].
    [He] <has|have> stopped barking and <comes|come> when you call.
    [He] <has|have> a friend next door and <comes|come> home tired.
    [He] <has|have> settled in, <sleeps|sleep> through and <eats|eat> well.
    [He] <pants|pant> at night, can't get comfortable and <moves|move> from the bed to the floor and back.
    [He] <sniffs|sniff>, can run and jump, and <goes|go> home.
    [He] <loves|love> hikes, <knows|know> "shake" and "speak," and <gives|give> the best hugs.
    [He] <loves|love> people, <knows|know> sit and down and <walks|walk> well.
    [He] <hits|hit> "the wall," and <stops|stop>.
    Wait until [he] <stops|stop>, say "free" and open the door.
    If [he] <barks|bark>, say "thank you" and close the curtain.
    Some puppies sleep through at nine weeks. Yours doesn't, because [he] <is|are> small, <drinks|drink> a lot before bed and <gets|get> cold.
    Yours won't, since [he] <knows|know> you, <trusts|trust> you and <likes|like> the crate.
    The vet has, as [he] <knows|know>, a soft spot for terriers.
    [He]<'s|'re> nine, <has|have> a gray face and <snores|snore>, and whoever takes [him] home will be lucky.
    If [he]<'s|'re> nervous, have a hand in the collar and wait.
    When [he] <hesitates|hesitate>, don't pull. Look where [he]<'s|'re> looking, and wait until [he] <takes|take> a breath and <decides|decide> to go on.
    Look at how [he] <plays|play> and decide whether to go on.
    [He] <spends|spend> the morning on the porch, where [he] can see the road, and <comes|come> in when it gets hot.
    [He] <stays|stay> on the mat, where [he] should be, and <watches|watch> you.
    [He] <goes|go> to the garden, where [he] can dig and roll, and <comes|come> back dirty.
    [He] can sleep on the porch, where [he] can rest, and come in at night.
    [He] <runs|run> to the pond, where [he] can swim, dive, and shake.
    Feed [him] in the crate, where [he] can eat in peace, and close the door.
    Teach the hand touch first. It gives [him] something to do when [he]<'s|'re> nervous, brings [him] closer to you and can be used to move [him] around.
    mn: It tires [him] out because [he] <has|have> to think, builds trust and gives [him] confidence.
    mn: It shows [him] that [he] can win, makes [him] brave and costs nothing.
    It hurts when [he] <walks|walk>, <sits|sit> or <lies|lie> down.
    It helps when [he] <sees|see> the mat, <lies|lie> down and <gets|get> [his] chew.
    [He] <finishes|finish> the course, <looks|look> for you, and once [he]<'s|'ve> found you, <jumps|jump> into your arms.
    [He] <sniffs|sniff> around, and when [he]<'s|'ve> had enough, <comes|come> back to you.
    [He] <jumps|jump>, and if [he] <jumps|jump> again, put your hands on your hips.
    [He] <looks|look> at you, and when [he] <does|do>, click.
    When [he]<'s|'ve> eaten, come to me.
    [He] <knows|know> exactly which drawer the cheese is in, <sits|sit> in front of it and <clears|clear> [his] throat.
    [He] <learns|learn> which cue means dinner, <runs|run> to the bowl and <waits|wait>.
    [He] <wears|wear> a collar which jingles, rattles and annoys us.
    [He] <likes|like> the park, which has a pond, and <swims|swim>.
    Nobody expected [him] to live, but [he] fought, ate and grew, and look at [him] now.
    [He] failed last year, and look at us now.
    [He] came in last spring and still <looks|look> at me oddly.
    [He] <comes|come>, <sits|sit> and <looks|look> at me now, but [he] still <jumps|jump> up at visitors.
    At twelve weeks [he] should know [his] name, walk a few steps beside you and sleep five hours straight.
    By summer [he] will know [his] name, come when called and sleep.
    [He] <barks|bark> at people [he] <doesn't|don't> know and <hides|hide> behind me.
    [He] <barks|bark> the moment you sit down, <stares|stare> at you and <whines|whine>.
    [He] <barks|bark> every time you sit down, <stares|stare> at you and <whines|whine>.
    [He] <barks|bark> so that you notice, <whines|whine> if you don't, and <settles|settle>.
    [He] <goes|go> to sleep and <snores|snore>.
    [He] <goes|go> to sleep and <trusts|trust> you.
    [He] <goes|go> outside to sleep and wake up cold.
    [He] <needs|need> to get back to sleep and rest.
    [He] <barks|bark> because the street is loud and <lies|lie> down on the mat because it isn't.
    [He] <barks|bark> when my sister arrives at the house and <lies|lie> down on the mat when my wife leaves.
    [He] <barks|bark> when my sister arrives and the cat hides under the couch when my wife leaves.
    [He] <licks|lick> [his] lips and <points|point> at birds.
    [He] <chews|chew> on the leash and <points|point> at birds.
    [He] <has|have> weak points at home and at shows.
    [He] <settles|settle> in the house and in the yard <barks|bark> at squirrels.
    [He] <sleeps|sleep> indoors and off leash <stays|stay> close.
    [He] <is|are> calm in class and in public.
    On a good day [he] <grabs|grab> the toy, <circles|circle> twice and <steals|steal> socks; on a bad day [he] <sleeps|sleep>.
    The very day [he] <pulls|pull>, stop and wait.
    Any day [he] <seems|seem> ill, call us and wait.
    [He] <stops|stop> faster than you think and <goes|go> to sleep.
    [He] <knows|know> more than you think, <learns|learn> fast and <forgets|forget> nothing.
    Feed [him] less than you think and weigh [him].`,
};
