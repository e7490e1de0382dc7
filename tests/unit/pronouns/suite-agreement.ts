/** Sentences of the same kind as in `suite.ts`, about the verbs that follow the dog's words. */
export const agreementSuite: Readonly<Record<string, string>> = {
  'clefts and "he who"': `
    It is [he] who <decides|decide> when the walk ends.
    It was [he] who <brings|bring> you the shoe every night.
    It is [he], not the cat, who <opens|open> the bin.
    m: [He] who <barks|bark> first <gets|get> the blame.
    m: [He] who <laughs|laugh> last <laughs|laugh> best, even if [he] <is|are> a beagle.
    m: [He], who never <rests|rest>, <sleeps|sleep> like a stone on lesson days.`,
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
};
