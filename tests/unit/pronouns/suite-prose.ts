/** Sentences of the same kind as in `suite-agreement.ts`, as stories, posts and letters have them: told, interrupted, listed. */
export const proseSuite: Readonly<Record<string, string>> = {
  'verbs around what is said': `
    m: "I never asked for a bath," <says|say> [he].
    m: [He] <drools|drool> at the oven, <explains|explain> the bowl to us, and then <barks|bark>.
    m: Whenever I call, [he] <answers|answer> at once, <says|say> [he] <is|are> busy, and <talks|talk> for an hour.
    m: The vet, being asked why [he] <limps|limp>, looks at the X-ray.
    m: The trainer looks at the lead, says [he] <is|are> ready, and opens the gate.
    m: [He] <insists|insist> the bowl is empty, <sends|send> it across the floor, and <insists|insist> the next one is too.`,
  'clauses between a subject and its verbs': `
    m: [He] <sits|sit>, as far as anyone can tell, on the same rug every day and <waits|wait> for the postman.
    m: [He] <finds|find> that the hall has been empty for years, <flees|flee> across the yard and <hides|hide> in the barn.
    m: [He] <vetoes|veto> every bed I pick, then <dozes|doze> on the rug.
    m: Our neighbour — [he] <has|have> been here twice — arrives early and looks at the gate.
    m: While [he] <rests|rest>, my neighbour sings — very softly — and never goes off key.
    m: [He] <sleeps|sleep> badly, <eats|eat> well, and the vet, who sees [him] monthly, finds no cause.
    m: [He] <jogs|jog> back, and two minutes later <buries|bury> a bone in the lawn.
    m: [He] <swears|swear> by cold showers and <swears|swear> at warm ones.`,
  'lists of things, then a verb': `
    m: [He] <checks|check> the bowl, the bin and the bags, <signs|sign> the mat with a paw, and <tells|tell> me all about it.
    m: [He] <keeps|keep> bones, balls and secrets, and never <mixes|mix> them up.
    m: [He] <is|are> patient with puppies, strict with cats, and <treats|treat> [himself] worst of all.
    m: [He] <rises|rise> at five, <swims|swim>, <weighs|weigh> [his] biscuits and <repeats|repeat>.
    m: [He] just <stands|stand> there, paws on hips, as if [he] had never seen a bath.
    m: Come down before [he] <spots|spot> you and <screams|scream>!`,
  "more of 's as is or has": `
    [He]<'s|'re> lost, the poor thing.
    [He]<'s|'ve> lost weight since June.
    [He]<'s|'ve> pulled off [his] bandage again.
    [He]<'s|'re> set on leaving.
    That's the third time [he]<'s|'ve> fainted.
    [He]<'s|'ve> tripped over the lead.`,
  'what shall be, once more': `
    mn: I suggest [he] take the stairs slowly.
    It is essential that [he] take the tablets with food, that [he] avoid salt and that [he] rest.
    [He] dare not enter.`,
  'whose verb it is': `
    m: The caretaker whistles while [he] <mops|mop>, hums while [he] <polishes|polish> and falls silent at noon.
    m: The heir signs, burns the will the day [he] <inherits|inherit> and boards a ship.
    m: Our sitter bows, adjusts the bed although [he] <has|have> already adjusted it twice, and plunges into the sofa.
    m: The farmer finds the tracks, waits and, even when I ask [him] what [he] <has|have> seen, gives nothing away.
    m: The vet shuts the door, drinks [his] tea, which [he] <believes|believe> clears the mind, and types.
    m: [He] <answers|answer> questions nobody has asked and <interrupts|interrupt> whoever talks.
    m: [He] <has|have> a fine coat, <is|are> always polite and <hands|hand> out sticks.
    m: Though the bar is packed, [he] <remembers|remember> who was first, <shakes|shake> two cocktails at a time and <nods|nod>.
    m: If I don't [he] <tells|tell> the whole street.
    m: [He] <hums|hum> while [he] <irons|iron>, <irons|iron> while [he] <thinks|think>, and <thinks|think> of nothing.
    m: [He] <is|are> dreamy and <drifts|drift> off when the lesson drags.
    m: The lights fail and [he] <shrieks|shriek>, <drops|drop> the ball and <hides|hide>.
    m: <Is|Are> [he] still cross, or has somebody fed [him]?
    m: What [he]<'s|'ve> done with that bed is a wonder.
    m: [He]<'s|'ve> locked [himself] out again.
    m: [He]<'s|'ve> gone white as a sheet.`,
  'what looks like has, and is is': `
    [He]<'s|'re> let out every morning.
    [He]<'s|'re> allowed off the lead.
    [He]<'s|'re> carried down the stairs.
    [He]<'s|'re> tied up the whole day.
    m: [He]<'s|'ve> lost too much weight.
    m: [He]<'s|'ve> lost quite a bit of weight.
    m: At the club [he]<'s|'re> called the king.
    m: [He]<'s|'re> aged about seven.
    [He]<'s|'re> set in [his] ways.`,
  'what looks like a verb of the dog': `
    m: [He] <eats|eat> carrots and potatoes every day.
    m: [He] <barks|bark> at joggers and cyclists every morning.
    m: [He] <stays|stay> close and both <barks|bark> and <howls|howl>.
    m: [He] <sits|sit>, says the trainer, and <waits|wait>.
    m: [He] <sits|sit>, says Anna, and <waits|wait>.
    m: [He] <lies|lie> on [his] bed, <cries|cry> the minute I leave and <settles|settle> later.
    m: [He] <waits|wait>, <answers|answer> the call at once.
    m: Good dog — [he] <sits|sit> when asked — and <stays|stay> when told.
    m: [He] <settles|settle> fast — [he] <knows|know> [his] bed — and <sleeps|sleep> through.
    m: Throw a few treats the moment [he] <stops|stop>, <looks|look> at you and <sits|sit>.
    m: You need patience, treats and a lead when [he] <pulls|pull>, <barks|bark> or <lunges|lunge>.
    m: Rex hears the bell when [he] <rests|rest>, then looks at me.
    m: My wife says that [he] <sleeps|sleep> well, <eats|eat> well and <plays|play> nicely.
    m: [He] <pretends|pretend> the bell means nothing and <stays|stay> on [his] bed.
    m: [He] <notices|notice> the bell rings and <barks|bark>.
    m: [He], who <was|were> so shy, <plays|play> with everyone.
    mn: [He] <does|do> not bite, do not worry.
    mn: [He] <does|do> not like strangers, but do not worry.
    mn: [He] <does|do> not see it, and do not repeat yourself.
    mn: [He] <eats|eat> kibble and carprofen every day.
    mn: [He] lay half asleep by the door.
    mn: [He] lay the whole day by the door.
    mn: The photos suggest [he] <pulls|pull>.
    mn: Put the bowls in the order that [he] <needs|need> them.
    mn: I insist that you come, as I know that [he] <pulls|pull>, and that [he] <barks|bark>.
    mn: [He], who had never barked, <barks|bark> all night.
    mn: [He] can wait, as you know, and <is|are> calm, gentle and <loves|love> kids.
    mn: [He] <needs|need> to rest, as you said, eat little and drink a lot.`,
  'what is done, not what has been done': `
    [He]<'s|'re> kept indoors until the stitches are out.
    [He]<'s|'re> kept on a line in the meadow.
    [He]<'s|'re> taken out every two hours.
    [He]<'s|'re> taken to the groomer on Friday.
    [He]<'s|'re> brought in at dusk.
    [He]<'s|'re> put in the kitchen when guests come.
    [He]<'s|'re> walked twice a day.
    [He]<'s|'re> given a treat for every look.
    m: [He]<'s|'ve> taken to the new crate.
    m: [He]<'s|'ve> taken off with my glove.
    m: [He]<'s|'ve> taken in a stray kitten.
    m: [He]<'s|'ve> taken out the bins.
    m: [He]<'s|'ve> kept on digging.
    m: [He]<'s|'ve> put in hours of work.
    m: [He]<'s|'ve> walked every path here.
    m: [He]<'s|'ve> given a talk on ticks.
    m: [He]<'s|'ve> called me twice.
    m: [He]<'s|'ve> picked up a stick.
    m: [He]<'s|'ve> used the ramp.`,
  'names that end like adverbs': `
    m: "[He] <snores|snore>," Emily says.
    m: [He] <digs|dig> and Molly laughs.
    m: [He] <is|are> sweet, but Beverly says no.
    m: [He] <digs|dig> and suddenly <stops|stop>.`,
  'adverbs of several words': `
    m: [He] most certainly <was|were> somebody's dog.
    m: [He] most likely <has|have> worms.
    m: [He] very likely <needs|need> a vet.
    m: [He] <is|are> old and likely <needs|need> a ramp.
    m: [He] more or less <ignores|ignore> the cat.
    m: [He] more often than not <sleeps|sleep> through it.
    m: [He] far more often <digs|dig> than <barks|bark>.
    m: [He] <is|are> likely to dig.`,
  'brackets behind the subject': `
    mn: [He] [the older one] <digs|dig>.
    mn: [He] <tolerates|tolerate> cats but <gets|get> rough now and then (so I stay near), <walks|walk> well and <is|are> clean.`,
  'verbs of others, once more': `
    m: [He] <is|are> a stray and not much was known about [him].
    m: We saw how the twigs and leaves moved when [he] <barked|barked>.
    m: [He] <likes|like> the pool, but as that was closed, we swam in the river.
    m: As [he] <opens|open> one eye, Zoe waves—but doesn't touch [him].
    m: [He] <waits|wait> after I have had [him] in the yard and <digs|dig>.`,
  'nor, then and whose friend': `
    m: [He] never <tires|tire>, nor is there a reason.
    m: [He] never <tires|tire>, nor does the cat.
    m: [He] never <tires|tire>, nor <does|do> [he] sleep.
    m: [He] <greets|greet> the boy who throws the ball, then <brings|bring> it back.
    m: A neighbour of [hisown] still walks here.
    m: That pup of [hisown] can swim.
    m: Two friends of [hisown] live nearby.`,
  'what is dug, and lists of what is': `
    m: The hole [he]<'s|'ve> dug is deep.
    m: The day [he]<'s|'re> fed late is a loud one.
    m: [He]<'s|'ve> fought off a swan.
    m: [He] <walks|walk> well, <is|are> chipped and wormed, and <loves|love> snow.
    m: [He] loved snow, <was|were> gentle with hens, and slept a lot.
    m: [He] <is|are> strong, so <needs|need> a firm gate.
    m: [He] <is|are> old and so <sleeps|sleep> a lot.
    mn: [He] <is|are> loud, so is my aunt.
    m: [He] barked at the hats, but when they came off, all was well.
    m: Most dogs of [his] age sleep.`,
  'what has been done after all': `
    m: [He]<'s|'ve> taken to the beach like a duck to water.
    m: [He]<'s|'ve> brought home a dead bird.
    m: [He]<'s|'ve> taken apart three beds.
    m: [He]<'s|'ve> brought {{toy}} along.
    m: [He]<'s|'ve> brought home {{toy}}.
    m: [He]<'s|'ve> brought home 3 sticks.
    m: [He]<'s|'ve> put in the work this month.
    m: [He]<'s|'ve> taken in the new rules quickly.
    m: [He]<'s|'ve> kept out of trouble since then.
    m: [He]<'s|'ve> kept away from the cat so far.
    m: [He]<'s|'ve> kept on the weight [he] gained.
    m: [He]<'s|'ve> brought into our house a lot of laughter.
    m: [He]<'s|'ve> taken after [his] sire.
    m: [He]<'s|'ve> walked every day this week without pulling.
    m: [He]<'s|'ve> given a toy to the puppy.
    m: At the vet [he]<'s|'re> weighed.
    m: The food [he]<'s|'re> fed is dry.
    m: [He] <is|are> small, so barks sound high.
    m: [He] <has|have> a limp which comes and goes, but is not serious.
    m: [He] <is|are> not shy, nor <is|are> a biter.
    m: [He] did well, and for that <was|were> given a treat.`,
  'homes, pasts and halves': `
    mf: [He] left for [his] forever home today.
    mf: We will love [him] forever.
    mf: Despite [his] troubled past, [he] trusts us.
    mf: Lead [him] past the gate.
    mf: Lead [him] past children with care.
    mf: I know little of [his] past life.
    mf: [He] ate only [his] half of the biscuit.
    mf: I gave [him] half of it.
    mf: [He] had [his] dirty, wet paws on my coat.
    mf: I have [him] calm, quiet and happy again.
    mf: I tell [him] sit and [he] sits.
    mf: Tell [him] stay.
    mf: They adopted [him] New Year's Eve.
    mf: We met [him] Christmas Eve.
    mf: [His] naps last an hour.`,
  'what it costs somebody': `
    mf: The flood cost [his] company a fortune.
    mf: The flood cost [him] a fortune.
    mf: We cheered [him] every step of the way.
    mf: We watched [his] every step.
    mf: Walk [him] past owners and dogs without a fuss.
    mf: I crate [him] half of the time.
    mf: It made [him] forever grateful.
    mf: Keep [him] busy, tired dogs behave.
    mf: I love [his] New Year's Eve outfit.
    mf: I gave [him] medicine an hour ago.`,
  'what is over before the verb behind and': `
    m: [He] <finds|find> a bag that isn't [hisown] and <keeps|keep> it.
    [He] <goes|go> to bed when the sun sets and <rises|rise> when it rises.
    m: [He] <waits|wait> until everyone is asleep and <sneaks|sneak> out.
    m: [He] <waits|wait> until the light is green and <crosses|cross>.
    [He] used to drink and smoke and now <does|do> neither.
    [He] <is|are> bound to win and <knows|know> it.
    m: [He] <doesn't|don't> call and <ends|end> up alone.
    m: [He] didn't call, didn't text, and <shows|show> up like nothing happened.
    m: [He] <hates|hate> lines and <ends|end> up late.
    m: Anyone who thinks [he]<'s|'re> finished hasn't seen [him] play.
    [He] <finishes|finish> the race and <collapses|collapse>.
    [He] <sits|sit> by the phone and <weeps|weep>.
    While [he] <eats|eat>, [he] <reads|read>, and while [he] <reads|read>, [he] <hums|hum>.
    [He] <hears|hear> whining, while you know that it is nothing.`,
  'what somebody never was, and pasts behind a hyphen': `
    m: [He] <is|are> not worth it and never <was|were>.
    [He] <is|are> rude and always <was|were>.
    [He] <doesn't|don't> smoke and never <has|have>.
    [He] co-wrote a song.
    [He] <sings|sing> and co-wrote a song.
    [He] still out-sang the choir.
    [He] <seems|seem> nice and <tips|tip> well.
    [He] <folds|fold> the paper and <rises|rise>.
    [He] <bills|bill> [himself] as a king and <tours|tour> nonstop.
    m: In [he] <comes|come>, all smiles.
    m: [He] <walks|walk> in, all tears and excuses.`,
  'her before how long, and before what is typed': `
    mf: Been with [him] ten years.
    mf: I was with [him] two years before we split.
    mf: We filed it with [his] two weeks' notice.
    mf: someone check on [him] pls
    mf: I miss [him] rn`,
  'what is done to somebody, and what somebody has done': `
    m: [He]<'s|'ve> undergone surgery and <is|are> resting.
    m: [He]<'s|'ve> pleaded guilty.
    m: [He]<'s|'ve> performed in Paris.
    m: [He]<'s|'ve> faced criticism.
    m: [He]<'s|'ve> studied law.
    m: [He]<'s|'ve> told reporters that.
    m: [He]<'s|'ve> backed down.
    m: [He]<'s|'ve> looked after us.
    m: [He]<'s|'re> looked after.
    m: The kids [he]<'s|'ve> looked after are grown.
    m: [He]<'s|'re> left behind and [he]<'s|'ve> left out a word.
    m: [He]<'s|'re> taken seriously.
    m: [He]<'s|'re> shown the door.
    m: [He]<'s|'re> caught stealing.
    m: [He]<'s|'re> found guilty.
    m: [He]<'s|'re> left for dead.
    m: [He]<'s|'re> all grown up.
    m: [He]<'s|'re> aged 12.`,
  'her and what is shown to all': `
    I saw [his] ad.
    I saw [his] tweet.
    I love [his] gig!
    mf: I made [his] coffee too strong.
    mf: I made [him] too angry.
    mf: Don't make [him] wait too long.
    I love [his] more recent work.
    I love [him] more each day.
    I trust [him] more than most people.`,
  'verbs that end in is, and what is done at night': `
    m: [He] <guides|guide> tours in summer and <skis|ski> all winter.
    m: [He] <models|model> for Dior and <studies|study> at night.
    [He] <bites|bite> [his] nails and <hums|hum>.
    [He] <roasts|roast> [his] own coffee and <brews|brew> beer.
    [He] <shops|shop> local and <bikes|bike> everywhere.
    m: [He] <sells|sell> boots and skis.`,
};
