/** Sentences of the same kind as in `suite.ts`, from the plans, reports and handouts that trainers write. */
export const plansSuite: Readonly<Record<string, string>> = {
  'verbs behind a phrase of time or manner': `
    With strangers [he] <hangs|hang> back, <sniffs|sniff> a trouser leg if nobody looks, and within ten minutes <leans|lean> in for a scratch.
    [He] <growls|growl>, and in a few seconds <comes|come> back for more.
    [He] <circles|circle> and after an hour or so <drops|drop> off.
    [He] <freezes|freeze> and within seconds <barks|bark>.
    [He] <barks|bark> twice and for a minute or two <waits|wait> for an answer.
    [He] <comes|come> round quickly when nobody fusses, and by the end <takes|take> food from my hand.
    [He] <turns|turn> round three times and with a long sigh <lies|lie> down.
    [He] <barks|bark>, and without warning <lunges|lunge>.
    [He] <sniffs|sniff> the bag and after some thought <sits|sit>.
    [He] <eats|eat> slowly and from time to time <looks|look> up.
    [He] <growls|growl> at men and at times <snaps|snap>.
    [He] <sleeps|sleep> in the hall and on cold nights <sneaks|sneak> upstairs.
    [He] <watches|watch> the street and on the third knock <barks|bark>.
    [He] <growls|growl> and from time to time <looks|look> up.
    [He] <growls|growl> and from time to time <bites|bite>.
    [He] <growls|growl> and at times <looks|look> up.
    [He] <looks|look> up and for once <listens|listen>.
    [He] <barks|bark> and as usual <wakes|wake> the baby.
    [He] <lies|lie> down but at least <stays|stay>.
    [He] <knows|know> it at eight, <forgets|forget> it at nine, and at ten <looks|look> you in the eye and <walks|walk> away.`,
  'what hangs on a wish, a sum or a measure': `
    I wish [he] <weren't|weren't> so worried about the tiles.
    If only [he] <weren't|weren't> so quick.
    Let [him] decide whether [he] <wants|want> to come over or <prefers|prefer> to stay.
    It matters that [he] <feels|feel> safe, <eats|eat> well and <has|have> someone to turn to.
    [He] <needs|need> to heel, sit and stay.
    [He] <likes|like> to walk, trot and gallop.
    [He] <comes|come> to heel, <sits|sit> and <looks|look> up.
    [He] <goes|go> to work with me, <lies|lie> under the desk and <sleeps|sleep>.
    [He] <gives|give> up the ball if you offer another one, but <clamps|clamp> down if you reach for it.
    [He] <gives|give> up the ball, but <clamps|clamp> down if you reach for it.
    [He] <eats|eat> as much as [he] <can|can>, <burps|burp>, and <goes|go> back for more.
    The first thing [he] <does|do> when [he] <wakes|wake> up is stretch and yawn.
    What [he] <does|do> when [he] <comes|come> in is drink and flop down.
    Meet Biscuit! [He] <came|came> in as a stray, <weighs|weigh> 18 kilos, <gets|get> along with cats and <is|are> looking for a couch to call [his] own.
    Recommendation: that [he] be walked at quiet hours, that [he] wear a muzzle at the vet, and that nobody reach over [his] head.
    Best moment: when [he] <let|let> go of the ball, <looked|looked> up, and <grinned|grinned>.
    When [he] <lets|let> go of the ball, pleased with [himself], say yes.
    When [he] <lets|let> go of the ball, followed by a sit, say yes.
    When [he] <puts|put> [his] paws up and <waits|wait>, clip the leash on.
    When [he] <put|put> [his] paws up and <barked|barked>, I knew.
    If [he] <hits|hit> the mat, relaxed and happy, pay.`,
  'lists that nobody can be told': `
    Q: Why <does|do> [he] spin? A: Because [he] <is|are> frustrated, <has|have> nowhere to go and <finds|find> it soothing.
    If [he] <is|are> bored, <has|have> nothing to chew and <wants|want> your attention, the sofa pays for it.
    If [he] <sniffs|sniff> your pocket, <wants|want> more and <looks|look> at you, wait.
    If [he] <is|are> tired, stop, go home and rest.
    If [he] <wants|want> to leave, open the door, step back and let [him].
    When [he] <barks|bark>, know why and act on it.
    If [he] <looks|look> fine, <eats|eat> well and <isn't|aren't> limping, carry on.
    If [he] <looks|look> fine, walk on and aren't you proud?
    When [he] <looks|look> away, <knows|know> the answer and still <waits|wait>, help.
    Arrange the room so that [he] <sees|see> the door, <has|have> a wall behind [him] and <isn't|aren't> stepped over.
    Arrange the chairs so that [he] <sees|see> the door, <feels|feel> safe and <isn't|aren't> stepped over.
    So scared <was|were> [he] that [he] <wet|wet> the floor.
    When excited [he] <wets|wet> the floor.
    [He]<'s|'ve> wet the bed.
    [He] <wet|wet> the bed last night.
    Note the distance at which [he] first <notices|notice> the trigger, <stops|stop> eating, or <starts|start> to stare.
    This is where [he] <sits|sit>, <watches|watch> the street and <keeps|keep> the postman honest.
    That's when [he] <panics|panic>, so turn round.
    That's when [he] <panics|panic>. Turn round.
    That is how [he] <learns|learn>, <grows|grow> and <gets|get> brave.
    That's where [he] <waits|wait>, so go there and praise.
    Put it down where [he] <eats|eat>, walk off, and wait.
    Watch while [he] <sniffs|sniff>, and leave.
    Watch how [he] <sniffs|sniff>, <licks|lick>, and <leaves|leave>.
    It isn't fair to say [he] <knows|know> better when [he] <has|have> never been shown, <is|are> six months old and <lives|live> with a toddler.
    [He] <is|are> two years old and <lives|live> in a flat.
    Given that [he] <hates|hate> rain, <refuses|refuse> to wear a coat, and <has|have> a bladder the size of a walnut, autumn is a challenge.
    Would you mind noting when [he] <eats|eat>, <sleeps|sleep>, <poos|poo> and <gets|get> grumpy?
    Isn't it lovely when [he] <comes|come> over, <flops|flop> down and <uses|use> your foot as a pillow?
    It's lovely when [he] <comes|come> over, <sits|sit> down and <leans|lean> on you.
    It is a problem when [he] <steals|steal> food, <runs|run> off and <eats|eat> it under the table.
    It's fine if [he] <looks|look>, just wait and breathe.
    It's normal if [he] <whines|whine>, don't worry.
    It's a bonus if [he] <looks|look>, mark and pay.
    It's not a failure if [he] <leaves|leave>, <looks|look> away or <hides|hide>.
    It was funny when [he] <sneezed|sneezed>, <fell|fell> over and <got|got> up again.
    If [he] <doesn't|don't>, go back in, hold [him] or crate [him] for ten minutes, and try again.
    If [he] <goes|go>, reward; if [he] <doesn't|don't>, go back in, hold [him] and try again.
    Guests look at the ceiling until [he] <sniffs|sniff>, <wags|wag> softly and <asks|ask> for contact.
    You look at the ceiling until [he] <sniffs|sniff>, <wags|wag> softly and <asks|ask> for contact.
    How long [he] <lasts|last> is up to [him], not to you.
    [He] <lasts|last> about ten minutes on the mat.
    So every time [he] <pulls|pull>, stop, wait, and let [him] work it out.
    Each time [he] <pulls|pull>, stop, wait, and walk on.
    The moment [he] <looks|look>, stop, wait, and smile.
    If [he] <is|are>, stop, breathe and walk on.
    If [he] <hasn't|haven't>, stay, wait and breathe.
    Guests come in and sit until [he] <sniffs|sniff>, <wags|wag> softly and <asks|ask> for contact.
    People wait while [he] <sniffs|sniff>, <yawns|yawn> and <leaves|leave>.`,
  'lists that another clause ends': `
    [He] <comes|come> over, <sits|sit> down, and I clip the leash on.
    [He] <gets|get> up, <walks|walk> over, and you both sigh.
    [He] <looks|look> at the bowl, <looks|look> at me, and I fill it.
    [He] <opens|open> [his] mouth, <drops|drop> the ball, and it rolls under the sofa.
    [He] <offers|offer> a paw, <waits|wait>, and nothing happens.
    [He] <barks|bark>, <lunges|lunge>, and the other dog barks back.
    [He] <pulls|pull> me to the gate, <jumps|jump> up, and there goes my coat.
    [He] <waits|wait> for the click, <takes|take> the treat, and then we start again.
    If [he] <whines|whine>, wait, and it stops.
    [He] <refuses|refuse> to get in, <sits|sit> down in the drive and <sulks|sulk>.
    [He] <refuses|refuse> to walk, <lifts|lift> all four feet and <growls|growl>.`,
  "her behind a trainer's verbs": `
    Have [him] toss treats.
    Have [him] catch balls.
    Have [him] drop toys into a box.
    Have [his] vet records sent over.
    Have [his] nail trims booked ahead.
    Have [him] touch targets along the wall.
    Cue [his] down.
    Practise [his] down.
    Work on [his] down.
    Cue [his] sit.
    Cue [his] stay.
    Fade [his] down.
    Proof [his] down outside.
    Polish [his] heel.
    [His] down is slow.
    Shape [his] bow.
    Teach [him] muzzle wearing at home first.
    Teach [him] polite greetings before the party.
    Teach [him] loose lead walking on the quiet side of the street.
    Teach [his] training partner the same cue.
    Teach [him] trick training basics.
    Teach [his] walking group leader how to hold the lead.
    Tell [him] bed, and point.
    Tell [his] crate story again.
    We had [him] house trained in two weeks.
    Get [him] muzzle trained before you need it.
    I want [him] crate trained by Easter.
    I want [his] crate cleaned by Easter.
    I've never known [him] bite.
    I have never known [his] bite inhibition fail.
    I had never known [his] mother.
    Have you ever known [him] growl at a child?
    Let [his] leash drag while you pick up the chairs.
    Let [his] line trail on the grass.
    Let [him] trail the long line.
    Let [him] line up by [himself].
    Let [him] drink cool water, not ice.
    Let [his] drink cool off.
    Let [him] mouth the ball.
    Let [his] mouth rest after the dental.
    Help [him] trust strangers.
    Help [his] trust grow.
    Have [him] heel beside the pram.
    Have [him] sit by the gate.
    Have [him] wait behind the line.
    Have [his] heel looked at.
    Let [his] collar hang a bit lower.
    Let [him] hang out with us.
    Let [him] back off.
    Let [him] back away.
    Let [him] back up.
    Let [his] back heal.
    Let [him] back here.
    Caught [him] fence running again.
    We saw [him] play bow.
    Watch [his] body, not the tail.
    Let [him] air scent for a while.
    Take [his] no for an answer.
    Hear [his] no.
    Don't let [his] looks fool you.
    Don't let [his] growl worry you.
    Let [him] come greet you.
    Let [him] lick you.
    Let [his] nose guide you.
    Let [him] choose you.
    Let [him] head back to the car.
    Let [his] head rest on your lap.
    See [his] head turn.
    Watch [him] head home.
    Let [him] help train you.
    What makes [him] happy makes me happy.
    What keeps [him] busy keeps [him] quiet.
    Making [him] calm takes time.
    Keeping [him] fit costs nothing.
    Keeping [his] fit body fit costs nothing.
    With [him] pulling like that, your shoulder will go first.
    With [his] pulling under control, walks are fun.
    Instead of [him] waiting for you, you wait for [him].
    Instead of [his] barking, I now hear birds.
    Instead of [him] dragging me, I set the pace.
    The harness gives [his] shoulders room.
    The vest gives [his] hips support.
    Give [him] hip support on the stairs.
    I watched [his] practice session.
    I watched [him] practise.`,
  'orders behind what a dog does, and what a dog does among orders': `
    [He] <barks|bark> when [he] <wants|want> in and <whines|whine> when [he] <wants|want> out.
    [He] <sits|sit> if you ask and <lies|lie> down if you insist.
    I stand still when [he] <pulls|pull> and walk when [he] <doesn't|don't>.
    Stand still when [he] <pulls|pull> and walk when the leash is loose.
    We laugh when [he] <howls|howl> and howl when [he] <laughs|laugh>.
    Tell me when [he] <eats|eat> and <sleeps|sleep>.
    Choose a place [he] <knows|know>, sit down and wait.
    Find out what [he] <fears|fear>, keep away from it and make a plan.
    Go at the speed [he] <likes|like>, stop often and breathe.
    Note the things [he] <licks|lick>, <chews|chew> and <swallows|swallow>.
    Watch how [he] <walks|walk>, <turns|turn> and <lies|lie> down.
    Don't stare while [he] <eats|eat>, lean over [him] or touch the bowl.
    Don't wait until [he] <barks|bark>, <lunges|lunge> or <bites|bite>.
    [He] <has|have> to go out at six, <has|have> to eat at seven, and <has|have> to have [his] tablet with food.
    Name three things [he] <does|do> that you like, and reward those.
    If the stitches look red, [he] <licks|lick> them, or [he] <runs|run> a fever, come in.
    If [he] <limps|limp>, or [he] <yelps|yelp> on the stairs, rest [him] and call.
    What if the stitches look red, or [he] <licks|lick> them?
    If the gate is shut, [he] <waits|wait>, or [he] <barks|bark>.`,
  'what is asked, and lists behind what the reader does': `
    Sometimes I wonder whether [he] <dreams|dream> of the street, <remembers|remember> being hungry, or <has|have> simply forgotten.
    I wonder if [he] <sees|see> us, <hears|hear> us and <ignores|ignore> us.
    I'm not sure if [he] <is|are> bored, <wants|want> to play or <needs|need> a wee.
    Check whether [he] <limps|limp>, <favours|favour> a leg or <stops|stop> often.
    Whether [he] <sits|sit> or <stands|stand>, feed, praise and release.
    No matter whether [he] <sits|sit>, feed and praise.
    If you're not sure whether [he] <wants|want> more, stop stroking and count to three.
    I ask whether [he] <eats|eat>, <walks|walk> off, or <comes|come> back later.
    [He] <sits|sit> before you ask, <holds|hold> it while you wait, and <offers|offer> it again.
    [He] <sits|sit> before you ask, <holds|hold> it for the treat, and <offers|offer> it again.
    [He] <sits|sit> before you ask, <holds|hold> it while you wait, and <goes|go> again.
    [He] <wakes|wake> up, <stretches|stretch> and <decides|decide> to stay.
    [He] <wakes|wake> up, <stretches|stretch>, <looks|look> around and <leaves|leave>.
    [He] <wakes|wake>, <stretches|stretch>, <looks|look> around and <leaves|leave>.
    [He] <gets|get> up, <stretches|stretch>, <looks|look> around and <leaves|leave>.
    [He] <lies|lie> down, <stretches|stretch>, and <sleeps|sleep>.
    [He] <gets|get> up, <stretches|stretch>, <yawns|yawn> and <leaves|leave>.
    [He] <gets|get> up, <shakes|shake>, <looks|look> around and <leaves|leave>.
    [He] <gets|get> up, <scratches|scratch>, <looks|look> around and <leaves|leave>.`,
};
