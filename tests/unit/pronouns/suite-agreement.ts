/** Sentences of the same kind as in `suite.ts`, about the verbs that follow the dog's words. */
export const agreementSuite: Readonly<Record<string, string>> = {
  'clefts and "he who"': `
    It is [he] who <decides|decide> when the walk ends.
    It was [he] who <brings|bring> you the shoe every night.
    It is [he], not the cat, who <opens|open> the bin.
    m: [He] who <barks|bark> first <gets|get> the blame.
    m: [He] who <laughs|laugh> last <laughs|laugh> best, even if [he] <is|are> a beagle.
    m: [He], who never <rests|rest>, <sleeps|sleep> like a stone on lesson days.
    m: [He], who never <sleeps|sleep> and <eats|eat> little, <watches|watch> the door and <barks|bark>.
    [He] who <digs|dig> up the bed and <sleeps|sleep> on it <has|have> no need of a pillow.
    [He] who <attacks|attack> the broom <attacks|attack> order.
    [He] who <attacks|attack> the foundations of the fence <attacks|attack> order.
    [He] who <fights|fight> and <runs|run> away <lives|live> to bark another day.
    [He] who <knows|know> and <knows|know> that [he] <knows|know> <is|are> a wise hound.
    [He] who <has|have> but four and <spends|spend> five <has|have> no need of a purse.
    m: [He] who <holds|hold> hopes for breakfast <sleeps|sleep> well.
    m: [He] who <knows|know> where the path leads <walks|walk> calmly.
    m: It's [he] who <knows|know> where the path leads.
    It is [he] who <decides|decide> what happens next.
    m: [He] who <leaves|leave> before the show ends <misses|miss> the best of it.
    [He] who <rises|rise> before dawn <takes|take> the sofa.
    m: [He] who <has|have> more than [he] <needs|need> <gives|give> some of it away.
    [He] who <steals|steal> an egg will steal a roast.
    m: [He] who <trusts|trust> no one, and who trusts [him], <is|are> seldom patted.
    Happy <is|are> [he] who <owns|own> little and <wants|want> less.
    Blessed <is|are> [he] who <expects|expect> nothing.`,
  'contracted questions': `
    What<'s|'re> [he] doing under the table?
    Where<'s|'ve> [he] been all morning?
    Why<'s|'re> [he] staring at the oven?
    How<'s|'re> [he] sleeping since the move?
    m: What<'s| do> [he] want from the top shelf?
    m: What<'s| do> [he] need a second bed for?
    Where'd [he] bury the bone?`,
  'insertions that interrupt another clause': `
    That, as far as [he] <is|are> concerned, is fine.
    The new bowl, as far as [he] <knows|know>, is for the cat.
    All [he] <does|do> is sleep.
    All [he] <wants|want> is a walk around the block.
    m: Everything [he] <loves|love>, squeaks.
    m: A toy [he] <hides|hide> under the sofa, stays there.
    [He] <sits|sit> and <waits|wait>, and the bath, a cold one, is next.
    [He] <waits|wait>, <looks|look> up and <knows|know> that the gate, a low one, is open.
    The rest, [he] <says|say>, is easy.
    m: The bath, [he] <thinks|think>, was a trap.
    {{dog}} waits, and the bath, [he] <hopes|hope>, is over.
    Nothing [he] <finds|find> on the beach is safe to eat.`,
  'insertions between dashes': `
    fm: The sitter you like – and [he] <is|are> the least expensive – takes a lot on.
    m: The pup at the gate – and [he] <is|are> the smallest of them – makes the most noise.
    [He] came home – and [he] <was|were> soaked – and <sits|sit> by the stove now.
    m: [He] spoke of fears and hopes and dreams.`,
  'verbs of a name that go on': `
    Rover sits when [he] <hears|hear> the bell, then looks at you.
    {{dog}} stops as soon as [he] <reaches|reach> the kerb, then waits for the word.
    Rover whines until [he] <gets|get> the ball, then carries it to bed.
    {{dog}} barks while [he] <waits|wait> for supper, then eats in silence.`,
  comparisons: `
    {{dog}} eats more than [he] should and sleeps all day.
    {{dog}} pulls less than [he] did and looks at you more.
    {{dog}} walks as [he] should and sleeps afterwards.
    [He] <knows|know> more than [he] <shows|show> and <waits|wait> for a reason.
    [He] <runs|run> faster than [he] <thinks|think> and <overshoots|overshoot> the ball.`,
  'lists of verbs that are nouns as well': `
    [He] <trains|train> dogs, <coaches|coach> juniors and <answers|answer> the phone.
    [He] <guards|guard> the sofa, <nurses|nurse> old shoes and <hides|hide> the rest.
    At the vet [he] <paces|pace>, <pants|pant> and <drools|drool>.
    [He] <circles|circle>, <paws|paw> at the rug and <drops|drop> like a sack.
    In the car [he] <pants|pant>, <whines|whine> and <shakes|shake>.
    [He] <stretches|stretch>, <yawns|yawn> and <heads|head> for the garden.
    [He] <loves|love> walks, treats and games.`,
  'other subjects': `
    [He] <rushes|rush> in or <hangs|hang> back, and neither tells us why.
    [He] <barks|bark> or <hides|hide>, and nobody knows why.
    [He] <pulls|pull>, the leash snaps and everybody runs.
    [He] <chases|chase> the ball when it rolls, and <brings|bring> it back.`,
  'before the verb': `
    [He] would rather sleep than walk.
    [He] would rather wait in the car and watch the ducks.
    m: [He] <does|do> not mind the rain and <loves|love> the snow.
    m: On a bad day [he] <waits|wait> at the gate and, when [he] <has|have> had enough, <steps|step> off.
    [He] <sits|sit> on the scale and, if you are quick, <stays|stay> there.
    [He] <grew|grew> up on a farm and by the age of two <was|were> herding geese.`,
  "'s as is or has": `
    After the beach [he]<'s|'re> worn out.
    [He]<'s|'ve> chewed two harnesses since May.
    [He]<'s|'ve> yet to meet a horse.
    [He]<'s|'ve> gotta learn to wait.
    With the chew toy? [He]<'s|'re> done with it.
    [He]<'s|'re> allowed ten minutes on the sofa.
    [He]<'s|'ve> killed two toys this week.
    [He]<'s|'re> very well brought up.
    [He]<'s|'re> told to wait, and [he] <waits|wait>.
    [He]<'s|'ve> eaten the whole bag.`,
  'lists with something in between': `
    [He] <keeps|keep> quiet, <doesn't|don't> bark.
    [He] <lies|lie> on the mat, <isn't|aren't> asleep.
    [He] <keeps|keep> score, in pen, and <gets|get> cross at a draw.
    m: [He] <keeps|keep> [his] paws down, <doesn't|don't> jump and <waits|wait> for the word.
    [He] <walks|walk> past the bakery, <isn't|aren't> tempted and <looks|look> at you.
    [He] sat when told, and <has|have> been good since.
    [He] barked at first but <has|have> settled down.
    [He] joined the class last spring and <has|have> not missed a lesson.`,
  'back as a verb': `
    At the gate [he] <backs|back> up two steps.
    [He] <backs|back> [himself] into the crate.
    [He] <comes|come> back, <sits|sit> and <looks|look> up.
    When a stranger leans over, [he] always <backs|back> off.`,
  'lists whose end stands behind another clause': `
    [He] <lifts|lift> the latch, <waits|wait> for you to look away and <slips|slip> out.
    [He] <drinks|drink> first, <eats|eat> while nobody looks and, if you let [him], <naps|nap> in the bowl.
    [He] <stops|stop> when you stop, <starts|start> when you start and <turns|turn> when you turn.
    [He] <naps|nap> if you read, <whines|whine> if you cook and <leaves|leave> if you sing.
    m: [He] <growls|growl> at the tills when they beep, <hides|hide> once they ring and <begs|beg> to go home.
    [He] <hops|hop> in, <circles|circle> behind the driver's seat and <settles|settle>.
    [He] seldom <starts|start> a quarrel, often <ends|end> one and always, whatever was said, <walks|walk> off first.
    m: [He] <wears|wear> the coat, <doesn't|don't> chew it and even, with a biscuit inside, <puts|put> [his] head through.
    [He] <holds|hold> the rope, <drops|drop> it, <noses|nose> my sleeve, <backs|back> off and <sighs|sigh>.
    [He] took to the wheel at once, <needs|need> more work on the ramp and <slows|slow> down at the poles.
    [He] <doesn't|don't> jump up, <greets|greet> the children and <waits|wait> for a nod.`,
  'lists of things and of states': `
    [He] <loves|love> naps, cuddles and long walks.
    [He] <collects|collect> sticks, <saves|save> none of them and <guards|guard> the pile.
    [He] <asks|ask> for nothing but walks, rests and a warm lap.
    [He]<'s|'re> fond of cheese, worried, tired or sick.
    Here [he] <is|are>, flat out in the sun.
    [He] <looks|look> up, puzzled, and <stays|stay>.
    m: [He] <stretches|stretch>, eyes shut, and <yawns|yawn>.
    m: While [he] <chews|chew>, crumbs fall.`,
  'another clause that waits for nothing': `
    m: [He] <wins|win> a turn on the bank, where [he] <digs|dig>, <snorts|snort> and <rolls|roll>.
    Rover ends each lesson with a shake, after which [he] <yawns|yawn>, <sits|sit> and <looks|look> at me.
    {{dog}} digs because [he]<'s|'re> hot, chews because [he]<'s|'re> bored and steals because you laugh.
    [He] <eats|eat> faster than the cat does and <looks|look> for more.
    [He] <tells|tell> you when [he] <stiffens|stiffen>, <turns|turn> away and <licks|lick> [his] lips.
    Tell the sitter that [he] <drinks|drink> from the tap, <sleeps|sleep> on the landing and <wakes|wake> at six.
    In class [he] <shuts|shut> down rather than <acts|act> up.`,
  'orders behind what the dog does': `
    If [his] hips are stiff or [he] <hesitates|hesitate> at the stairs, call me.
    The second [he] <comes|come> back with it, throw the other one.
    If [he] <calls|call>, and [he] always <calls|call>, don't answer.
    Whether [he] <jumps|jump>, <barks|bark> or <stares|stare>, ask for a sit.
    Tell visitors that [he]<'s|'re> in training, please don't feed [him].
    Even when [he] <drops|drop> it, <picks|pick> it up again and <stares|stare> at it, please wait.
    m: Cover the hatch, treat [him] whenever [he] <glances|glance> at it, and go home early.`,
  'what is not so, and what shall be': `
    If [he] were my dog, I'd drop the morning run.
    If only [he] were as brave indoors.
    I wish [he] were here.
    Were [he] mine, I'd train the recall first.
    <Was|Were> [he] asleep?
    If [he] <was|were> asleep at noon, let [him] be.
    I recommend that [he] wear a muzzle at the clinic.
    The noise suggests that [he] <is|are> awake.`,
  'has, and is': `
    <Has|Have> [he] had a drink?
    Was the bowl full, or <has|have> [he] had enough?
    [He]<'s|'ve> watched thirty trains go by.
    Wait until [he]<'s|'ve> finished sniffing.
    [He]<'s|'re> scared either way.
    When [he]<'s|'re> left, [he] <howls|howl>.
    Who<'s|'re> [he] kidding?
    [He] strode in and sat.`,
  'lists that go on': `
    [He] <barks|bark>, which is rare, and then <hides|hide>.
    [He] <hears|hear> the van before you do, <freezes|freeze>, <drops|drop> [his] head and then <explodes|explode>.
    [He] <trails|trail> me from room to room, <dozes|doze> next to the desk and <greets|greet> nobody.
    [He] can't hear well on the left, <startles|startle> easily and <has|have> snapped once.
    m: [He] <hits|hit> the end of the line, <spins|spin> around and <trots|trot> back.
    [He] <has|have> no bad habits, <travels|travel> quietly and can be brushed anywhere.
    [He]<'s|'ve> been here since spring, <dreams|dream> through most nights and <has|have> not chewed a thing.
    [He] never, ever <gives|give> up.
    [He] <does|do> as [he] <pleases|please> in the yard.
    [He] <backs|back> in between my boots.
    [He] <shares|share> gently with the cat but <mouths|mouth> a bit when [he]<'s|'re> tired.
    Notice how [he] <stops|stop>, <lifts|lift> a paw and <leans|lean> forward.
    When [he] <has|have> eaten it and <looks|look> up, say [his] name.`,
  'orders around what the dog does': `
    Start at the shoulders, where [he] <enjoys|enjoy> it, and leave the tail for last.
    m: Let [him] look at the world until [he] <yawns|yawn>, <sits|sit> or <lies|lie> down.
    When [he] <says|say> [he]<'s|'ve> got it, believe [him] and pay at the box.
    Hold your palm low, wait until [he] <touches|touch> it, mark and pay.
    [He] <needs|need> half an hour a day, plus play, plus sleep.
    Once [he]<'s|'re> given time, [he] <learns|learn>.
    [He]<'s|'re> told in the kitchen, not in the park.
    Show [him] where [he] <naps|nap>, where [he] <digs|dig> and where [he] <eats|eat>, and keep the rest for Friday.
    Write down when [he] <eats|eat>, <sleeps|sleep>, <pees|pee> and <barks|bark>, and mail me the list.
    Watch [his] chest while [he] <dozes|doze> and phone me if it heaves.
    Do one thing [he] <manages|manage>, praise [him] and go home.
    When [he] <is|are> warm, clean and quiet, you can leave.
    [He] <growls|growl> unless somebody holds [him] or takes [his] bone.
    [He] <feeds|feed> off your nerves.
    [He] <was|were> in the river and <smells|smell> like it.
    Let [him] sniff, since [he] <needs|need> it, and do not drag [him] on.
    [His] stools are firm now.`,
  'what looks like a joined verb': `
    Did [he] like the sprinkler or was that a protest?
    [He] <swings|swing> round for cheese, and by then the bike is history.
    Open the gate when [he] <stops|stop>, and before the week is out [he]'ll be sitting there.
    [He] licked my hand, and by the last pane no one was interested.
    [He] <pulls|pull> for ten minutes and then <calms|calm> down.
    [He] <lets|let> go of balls, sticks, socks and half a pheasant.
    [He] <needs|need> a gap between meals and walks.
    [He] <sleeps|sleep>, paws hanging over the edge.
    [He] <meets|meet> umbrellas, wheelchairs, hoovers and a drum.
    [He] <thinks|think> that honking means chicken, thanks to you.
    After three roundabouts [he] <drools|drool>, says your father.`,
  'lists that go on or end': `
    How long can {{dog}} be left before [he] <whines|whine>, <scratches|scratch> or <dribbles|dribble>?
    If [he] <stretches|stretch>, <grabs|grab> and <runs|run>, it's too close.
    mn: If [he] <pulls|pull>, stop, plant your feet and wait.
    [He] <searches|search> left to right, <misses|miss> the shelf, <finds|find> the tin and <freezes|freeze>.
    [He] <reaches|reach> left and right for food and <holds|hold> it for ten.
    [He] still <mouths|mouth> sleeves and <nips|nip> ankles.
    If [he] <stops|stop>, <turns|turn> [his] head and <checks|check> in with you, mark that moment.
    Open it when [he] <lies|lie> down, <sighs|sigh> and <loses|lose> interest.
    mn: If [he] <pulls|pull>, stop, hold [his] collar and wait, then walk on.
    mn: Pay [him] when [he] <checks|check> in, and let [him] go and sniff when it is quiet.
    [He] got silly, forgot [his] manners and now <rests|rest> on the lead with me.
    [He] stood, <was|were> measured, trotted up and down and didn't sniff the judge.
    [He] <was|were> soft and wriggly, so keep [his] lessons light.`,
  'verbs of another time or mood': `
    [He] slept in the car, drank half a bowl and <has|have>, so far, been quiet.
    [He] buried it and <has|have> now, against every instruction, dug it up.
    [He] spent two weeks under the table and still <eats|eat> there.
    [He] greeted two new dogs and <rests|rest> now in the corner.
    [He] <doesn't|don't> just greet the guests but <herds|herd> everyone into the lounge.
    [He] can be interrupted with food, but <starts|start> again within a minute.
    [He] <watches|watch> everything but <hasn't|haven't> barked once.
    mn: [He]'ll use [his] nose, slow down and have something to do.
    [He] never, before Saturday, saw a balloon, and [he] <hasn't|haven't>, since Saturday, come out.
    mn: It's vital that [he] come when you call near roads.
    mn: My advice is that [he] sleep in your room.
    Well done, you and [he] are a team.
    [He] <lets|let> Maria brush [him], <lets|let> Tom bathe [him] and <lets|let> nobody near [his] ears.
    [He] can and <does|do>.`,
  'verbs of the dog beside those of the reader': `
    [He] <turns|turn> when you call, <hesitates|hesitate>, <looks|look> at you and then <comes|come>.
    If [he] <leaves|leave> it when you say so, <sits|sit> back and <looks|look> you in the eye, [he] <gets|get> two pieces.
    Practise five times, while [he] <is|are> hungry and <has|have> the patience, and stop before [he] <tires|tire>.
    Take the toy [he] <loves|love>, hide it where [he] <sees|see> it and call [him].
    If [he] <isn't|aren't> dry by night, set an alarm, carry [him] out, and push it back a little every week.
    Wait for the sneeze, whatever [he] <does|do> when the tension goes, and only then ask for something.
    Hold your palm out, wait until [he] <bumps|bump> it with [his] nose, mark and pay [him].
    Drop [him] something when [he] <sighs|sigh> and <puts|put> [his] head down.
    Step back only when [he] <stays|stay> calm, <keeps|keep> [his] eyes on you and <shows|show> no worry.
    I need to see whether [he] <lies|lie> down, <pants|pant>, <howls|howl> or just <trots|trot> back to the sofa.
    If [he] <jumps|jump>, fold your arms; as soon as [he] <is|are> down, crouch and say hello.
    [He] often <sits|sit> down halfway, but watch [his] breathing.
    Most of the time [he] <notices|notice>, <checks|check> [his] pace and <drops|drop> back beside you.
    [He] <needs|need> eighteen hours of sleep a day and <gets|get> cranky without it.
    [He] <misses|miss> the old house, as anyone would, and <searches|search> the hallway every evening.
    [He] <retrieves|retrieve> to hand, <stops|stop> on the whistle and <takes|take> directions.
    [He] <stretches|stretch> up, <places|place> one paw on the step, <wobbles|wobble> and <backs|back> away.
    [He] <stops|stop>, <looks|look> round and (nine times in ten) <comes|come> back.
    Off [he] <goes|go>, nose down, into the hedge.
    [He] now and then <extends|extend> a toe.
    [He] <self-settles|self-settle> now.
    The other half [he] <carries|carry> on and <flushes|flush> the bird.`,
  'her at the edge of a sentence': `
    You can't change [his] past.
    That lesson was [his] best.
    [He] kept [his] cool when the cyclist stopped.
    It isn't about making [him] face [his] fear.
    Don't let [him] "cry it out".
    Make it easier, and pay [him] sooner next time.
    Practise having [him] settle while you cook.
    Hide breakfast in the garden and give [his] stress levels a chance to come down.
    A walk at night would do [him] far more good.
    In [his] eyes it's worth a look.
    [He] <was|were> happy to have [his] back and sides brushed.
    It won't spoil [him], and it won't make [him] clingy.`,
  'boys and males that are the dog': `
    mf: {{dog}} was cold by the end, so an early night for that [boy].
    mf: It was nice to meet {{dog}}. [He] is a bright, funny [boy].
    mf: {{dog}} is quite a timid [boy], so there is no hurry.
    mf: Social skills: [he] reads other dogs well. What a grown-up [boy]!`,
  'orders behind a clause of the dog': `
    If [he] <is|are> upset, sit beside [him] until [he] <settles|settle> and then move a little further away.
    Reward [him] every time [he] <looks|look> at the cat and then <looks|look> back at you, and end while it goes well.
    Wait until [he] <looks|look> and then <chooses|choose> to turn back to you.
    Wait until [he] <settles|settle> and then move [him] behind you.
    In that time [he] <has|have> learnt to use stairs, <has|have> stopped barking at the kettle and <has|have> put on a kilo.
    Take [him] somewhere [he] <has|have> never been and do absolutely nothing.
    Yes, [he] can have dinner early, but make it a small one.
    If [he] <goes|go> stiff and quiet, that's when to step in.
    Lift the bowl, whether or not [he]<'s|'ve> finished.
    Play the storm so softly that [he] barely <notices|notice>, and pair it with chicken.
    [He] <stands|stand> back, <weighs|weigh> things up, and then <does|do> it right.
    The second [he] <turns|turn> round, tell [him] yes and feed.
    [He] went to the beach and [he]<'s|'ve> gone straight to sleep.`,
};
