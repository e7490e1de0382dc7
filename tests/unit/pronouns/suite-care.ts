/** Sentences of the same kind as in `suite-agreement.ts`, on what is done for a dog and how it comes on. */
export const careSuite: Readonly<Record<string, string>> = {
  'the verb of another, behind a clause': `
    {{dog name}} eats when [he] <wants|want> and sleeps when [he] <wants|want>.
    Bella was nervous when [he] arrived but has settled since.
    The nurse waits until [he]<'s|'re> calm and then clips [his] nails.
    The groomer waits until [he]<'s|'re> calm and then strokes [him].
    {{dog name}} barks when [he] <is|are> left but settles quickly.
    {{dog name}} barks if [he]<'s|'re> left, and chews the door.
    {{dog name}} pulls when [he]<'s|'re> excited and jumps up at people.
    {{dog name}} sleeps when [he]<'s|'re> tired and plays when [he] <isn|aren>'t.
    m: My wife thinks [he] <walks|walk> on water and feeds [him] steak.
    The owner calls [him] when [he] <strays|stray> and rewards [him] when [he] <comes|come>.
    m: Anna waits until [he] <looks|look> at her and then throws the ball.
    {{dog name}} whines when [he] <sees|see> a squirrel and <wants|want> to chase it.
    {{dog name}} gets a treat when [he] <looks|look> at you and <waits|wait>.
    {{owner name}} marks when [he] <sits|sit> and <waits|wait> for a second.
    {{dog name}} gets a treat if [he] <comes|come> and <sits|sit>.
    {{dog name}} earns praise every time [he] <lies|lie> down and <stays|stay> there.
    It helps if [he] <sleeps|sleep> well and <eats|eat> early.
    It helps when [he] <settles|settle> but <looks|look> up.
    {{dog name}} wins when [he] <waits|wait> and <looks|look> at you.
    {{dog name}} lies down when [he] <hears|hear> the word and stays there until you call.
    {{dog name}} loves it when [he] <finds|find> the toy and <brings|bring> it back.
    {{dog name}} is happiest when [he] <runs|run> and <plays|play>.
    {{dog name}} is happy when [he] <has|have> a job and <is|are> praised for it.
    The house [he] <lives|live> in has a garden and backs onto fields.
    The crate [he] <has|have> is too small and needs replacing.
    [He] <is|are> a clever dog who, when [he] <wants|want> to, learns quickly and remembers everything.
    {{dog name}} is a dog who, once [he]<'s|'re> settled, rarely barks.
    [He]<'s|'re> the only one who, when [he]<'s|'re> called, comes.
    The food [he] <eats|eat> is cheap and suits [him].
    The vet [he] <sees|see> is kind and knows [him] well.`,
  'him or his, where something is given, kept, found or done': `
    mf: Keep [his] training sessions short.
    mf: Keep [his] training treats on the side.
    mf: Keep [his] walking boots dry.
    mf: Keep [his] feeding times regular.
    mf: Keep [his] bedding clean.
    mf: Keep [his] barking to a minimum.
    mf: Keep [his] hearing in mind.
    mf: Keep [his] sleeping area dark.
    mf: Leave [his] training treats on the side.
    mf: Keep [his] sits short.
    mf: Keep [him] training in the garden.
    mf: Keep [him] moving while the bus passes.
    mf: Keep [him] chewing toys in [his] crate.
    mf: Keep [him] guessing.
    mf: We train [him] using rewards.
    mf: I bathed [him] using the warm hose.
    mf: Distract [him] using a toy.
    mf: I groomed [him] wearing gloves.
    mf: I found [him] fast asleep.
    mf: I found [him] sound asleep on the mat.
    mf: The owner left [him] half asleep.
    mf: We found [him] soaking wet.
    mf: I find [him] quick to learn.
    mf: The vet passed [him] fit to travel.
    mf: I'd like [him] groomed short.
    mf: I'd like [him] brushed daily.
    mf: Get [him] weighed monthly.
    mf: Give [him] belly rubs.
    mf: Give [him] ear rubs.
    mf: Give [him] paw massages.
    mf: Give [his] back a good scratch.
    mf: Give [his] back a rub.
    mf: Give [him] back [his] ball.
    mf: Give [him] fair warning.
    mf: Give [him] notice.
    mf: Give [him] access to the garden.
    mf: Give [him] eye contact.
    mf: Give [him] hand signals.
    mf: Pick [his] poo up.
    mf: Bag [his] poo.
    mf: Check [his] poop daily.
    mf: The couple who adopted [him] sent us a card.
    mf: Training [him] taught me patience.
    mf: The dog in front of [him] stopped.
    mf: One look at [him] told me everything.
    mf: The girl who walks [him] lost the lead.
    mf: Grandma looks after [him] Mondays and Fridays.
    mf: We walk [him] mornings.
    mf: I have [him] weekends.
    mf: My neighbour took care of [him] last week.
    mf: I love [him] loads.
    mf: [He] gave it [his] best.
    mf: [He] put [his] all into it.
    mf: [He] gave it [his] all.
    mf: We showed [him] “touch”.
    mf: [His] “down” is slow.
    mf: We worked on [his] 'down'.
    mf: Check [his] (slightly sore) left ear.
    mf: Clean [his] (now healed) stitches.
    mf: Make [his] food last.
    mf: Make [his] walk more fun.
    mf: Keep [his] rest area dark.
    mf: Teach [his] owner recall.
    mf: [His] and Max's play is lovely.
    mf: [His] broken leg is healing.
    mf: [His] tested diet works.
    mf: [He]'s lost [his] already sore claw.`,
  'his alone, as a subject or at the end': `
    mf: Only [hisown] wagged.
    mf: [Hisown] fell off.
    mf: [Hisown] broke.
    mf: Even [hisown] shook.
    mf: [He]'s eaten [hisown] already.
    m: She won't share [hisown] even with me.
    mf: Ours sleeps in the kitchen, [hisown] sleeps by the fire.
    mf: Mine eats anything, [hisown] turns its nose up.
    mf: What's [hisown] is [hisown].`,
  'what somebody did or became': `
    [He]<'s|'ve> settled in so well!
    Since [he]<'s|'ve> settled in [he]<'s|'ve> played more.
    [He]<'s|'ve> calmed right down.
    [He]<'s|'ve> matured a lot.
    [He]<'s|'ve> quietened down.
    [He]<'s|'ve> slowed down.
    [He]<'s|'ve> perked up.
    [He]<'s|'ve> brightened up.
    [He]<'s|'ve> opened up.
    [He]<'s|'ve> warmed to us.
    [He]<'s|'ve> bounced back.
    [He]<'s|'ve> filled out.
    [He]<'s|'ve> slimmed down.
    [He]<'s|'ve> mellowed with age.
    [He]<'s|'ve> blossomed.
    [He]<'s|'ve> flourished here.
    [He]<'s|'ve> almost doubled in weight.
    [He]<'s|'ve> plateaued.
    [He]<'s|'ve> shot up.
    [He]<'s|'ve> piled on the pounds.
    [He]<'s|'ve> cheered up.
    [He]<'s|'ve> landed on [his] feet.
    [He]<'s|'ve> joined in nicely.
    [He]<'s|'ve> fitted in well.
    [He]<'s|'ve> adapted to the crate.
    [He]<'s|'ve> recovered well from [his] op.
    [He]<'s|'ve> healed nicely.
    [He]<'s|'ve> changed so much.
    [He]<'s|'ve> dropped weight.
    [He]<'s|'ve> gone backwards.
    [He]<'s|'ve> gone from strength to strength.
    [He]<'s|'ve> snapped at a child.
    [He]<'s|'ve> lunged at bikes.
    [He]<'s|'ve> lunged less this week.
    [He]<'s|'ve> mouthed less.
    [He]<'s|'ve> marked indoors.
    [He]<'s|'ve> messed in the hall.
    [He]<'s|'ve> bolted twice.
    [He]<'s|'ve> trotted off.
    [He]<'s|'ve> drifted off.
    [He]<'s|'ve> moulted.
    [He]<'s|'ve> peed on the mat.
    [He]<'s|'ve> pooed twice.
    [He]<'s|'ve> weed everywhere.
    [He]<'s|'ve> puked.
    [He]<'s|'ve> retched.
    [He]<'s|'ve> farted.
    [He]<'s|'ve> burped.
    m: [He]<'s|'ve> napped twice, played once and weed everywhere.
    [He]<'s|'ve> pooed twice.
    [He]<'s|'ve> given up.
    [He]<'s|'ve> given me a fright.
    What [he]<'s|'ve> given us is trust.
    [He]<'s|'ve> had a bath and <smells|smell> of roses.
    [He]<'s|'ve> never pulled.
    [He]<'s|'ve> got a limp.`,
  'what is done to somebody by habit': `
    [He]<'s|'re> settled.
    [He] <eats|eat> what [he]<'s|'re> given.
    The food [he]<'s|'re> given is fine.
    [He] <eats|eat> everything [he]<'s|'re> given.
    Every time [he]<'s|'re> left [he] <howls|howl>.
    Once [he]<'s|'re> fed [he] <sleeps|sleep>.
    After [he]<'s|'re> walked [he] <naps|nap>.
    m: [He]<'s|'re> given [his] tablets at eight.
    [He]<'s|'re> given a Kong when we leave.
    [He]<'s|'re> driven to class each Monday.
    [He]<'s|'re> found wandering on the road most weeks.
    [He]<'s|'re> made for this work.
    [He]<'s|'re> won over by cheese.
    [He]<'s|'re> quiet at home but on walks <lunges|lunge>.`,
  'phrases before and after verbs': `
    [He] <barks|bark> and in the end <settles|settle>.
    [He] <rests|rest> by day and by night <guards|guard> the hens.
    m: [He] <walks|walk> to heel and at the kerb <sits|sit>.
    [He] <plays|play> in the house and in the garden.
    [He] <likes|like> toys and on walks balls.
    [He] <pulls|pull> and in the end <gives|give> up.
    {{dog name}} hit the pole; [he] hit it again.
    {{dog name}} cost me a fortune. [He] cost me sleep too.
    [He] <comes|come> on in leaps and bounds.
    [He] came on in leaps and bounds.
    [He] <works|work> in fits and starts.
    [He] <learns|learn> by leaps and bounds.`,
  'of today, behind what was': `
    [He] came home at noon, <sleeps|sleep> in our bed already and <thinks|think> the cat is a toy.
    [He] arrived frightened of hands but <leans|lean> into every stroke today.
    [He] lost an eye as a pup, <copes|cope> perfectly well and only <startles|startle> if approached from the left.
    [He] passed [his] bronze, <starts|start> silver next week and already <heels|heel> off lead.
    [He] grew up on a farm, <knows|know> sheep and <ignores|ignore> cows.
    [He] ate a sock on Friday and <seems|seem> none the worse for it.
    [He] didn't eat this morning but <drinks|drink> normally and <wants|want> to go out.
    [He] hadn't been walked for a year and <pulls|pull> like a train as a result.
    [He] got stung, swelled up and <looks|look> like a boxer.
    [He] won a rosette, ate it and <feels|feel> fine.
    [He] broke a tooth on an antler, <eats|eat> on one side and <drops|drop> [his] kibble.
    [He] fell in the pond, got out on [his] own and <avoids|avoid> it now.
    [He] dug up the tulips, rolled in the bed and <looks|look> thrilled.
    [He] jumped the stream, fell in, swam out and <shakes|shake> it off over me each time.
    The ears were full of grass seeds, which I removed. [He] shook [his] head afterwards but <seems|seem> happier.
    [He] broke into the feed bin, ate about a kilo and <looks|look> like a barrel. [He] <seems|seem> happy and <keeps|keep> burping.`,
  'of today, behind what “to” opens': `
    [He] <refuses|refuse> to go out in the rain, <stands|stand> on the step and <gives|give> me a look.
    [He] <tries|try> to sit when asked but <slides|slide> on the tiles.
    [He] <learns|learn> to look, to wait and to walk on when told, and <seems|seem> proud of it.
    [He] <comes|come> to work with me, <lies|lie> under the desk and <greets|greet> the postman.
    [He] <stops|stop> to sniff, <lifts|lift> a leg and <moves|move> on.
    [He] <is|are> ready to go home and <has|have> packed [his] toys.
    [He] <is|are> happy to sit, slow to lie down and <refuses|refuse> to roll over.
    [He] <likes|like> to be brushed, <leans|lean> into it and <groans|groan>.
    [He] <waits|wait> to be told, <looks|look> at me for the nod and only then <eats|eat>.
    [He] <loves|love> to run, <hates|hate> to stop and <refuses|refuse> to come in.
    [He] <stops|stop> to greet dogs, <sits|sit> for the owners and <moves|move> on when told.
    [He] <comes|come> to be stroked, <turns|turn> round and <presents|present> [his] bum.
    [He] <refuses|refuse> to walk in rain, <sits|sit> down and <looks|look> at me.
    [He] <decides|decide> to stay, <lies|lie> down and that's that.
    [He] <struggles|struggle> to switch off, <paces|pace> the hall and <jumps|jump> at each sound.
    [He] <is|are> going to need time and <deserves|deserve> it.
    [He] <is|are> supposed to rest but <runs|run> up and down the fence.`,
  'joined to others, and told to the reader': `
    [He] started the course as a bundle of nerves and <finishes|finish> it as a confident young dog.
    Sunday – [he] slept until nine, ate half [his] breakfast and <prefers|prefer> the company of people to the other dogs.
    Just a quick one: [he] left [his] blanket here and <misses|miss> it, I bet.
    lol [he] just stole my sandwich and <looks|look> so proud
    [He] <favours|favour> the left hind leg and <tires|tire> after ten minutes.
    [He] <drags|drag> [his] toes on tarmac and <stumbles|stumble> on turns.
    [He] <weighs|weigh> 31 kg, <scores|score> 6 out of 9 and <needs|need> to lose three.
    [He] <deserves|deserve> a sofa of [his] own and <promises|promise> to keep it warm.
    [He] <hears|hear> the keys jingle and <races|race> to the hall.
    [He] <leads|lead> me to the biscuit tin, <points|point> with [his] nose and <winks|wink>.
    [He] <speaks|speak> on cue, <whispers|whisper> on cue and <hushes|hush> on cue, mostly.
    [He] <bosses|boss> the lab, <flirts|flirt> with the poodle and cold-<shoulders|shoulder> the pug.
    [He] <pushes|push> doors, <unlatches|unlatch> gates and <squashes|squash> through gaps.
    Two staff to walk [him], as [he] <spins|spin> on the lead and <redirects|redirect>.
    However hard [he] <pulls|pull>, stand still like a tree and breathe.
    Assume [he] <hears|hear> you and don't shout.
    Whichever toy [he] <chooses|choose>, play with that and put the rest away.
    Make sure [he] <sees|see> you and don't call twice.
    [He] <mothers|mother> the puppies, <cleans|clean> them and <lets|let> them climb all over.
    [He] self-<feeds|feed> from a hopper, so weigh [him] weekly.
    [He] <guards|guard> the bone [he] dug up and <growls|growl> if you come near.
    Max and [he] are good friends.
    m: [He]<'s|'ve> been groomed and <smells|smell> lovely.
    m: [He]<'s|'ve> been fed and <is|are> asleep.
    m: [He] <was|were> groomed and <smells|smell> lovely.
    m: [He] just turned two, <is|are> neutered and <loves|love> everyone.
    {{dog name}} can't settle when [he] <hears|hear> fireworks. [He] <pants|pant> and <shakes|shake>.
    [He] may not see well but <has|have> a great nose.
    [He] won't nip but <mouths|mouth> a lot.
    [He] can't walk far but <loves|love> the car.
    [He] can't hear but <feels|feel> every step.
    [He] wouldn't eat at first but now <clears|clear> the bowl.
    [He] <doesn't|don't> pull and <is|are> good with cats.
    [He] couldn't sit still and now <holds|hold> a stay.
    [He] could walk better but <is|are> getting there.
    [He] can sit and stay.
    [He] can be loud but <means|mean> no harm.
    [He] can be shy with men but <warms|warm> up fast.
    [He] can get grumpy but never <bites|bite>.
    [He] will bark at first but then settle.
    [He] should rest and drink a lot.
    mf: The vet who checks [his] teeth says they are fine.
    mf: We want [him] back by Friday.
    mf: Everyone who meets [him] smiles.
    mf: It helps [him] sleep.
    [He] may not come at first but keep calling.
    [He] can't see you but can hear you.
    [He] won't like it at first but stay calm.
    [He] can't only sit but bark.
    [He] may bark at the bell but rarely <gets|get> up.
    [He] might be old but <loves|love> a good game.
    [He] can be stubborn but you will laugh.
    [He] can't jump into the car but <climbs|climb> a ramp.
    [He] <steps|step> behind you rather than forward.
    [He] <calls|call> us "folks", and then <forwards|forward> us articles.
    m: [He] <ignores|ignore> scooters, but buses frighten [him].
    m: [He] <has|have> a habit, says {{owner name}}, and <is|are> proud of it.
    [He] <responds|respond> to calm voices, <wilts|wilt> at loud ones and <switches|switch> off if nagged.
    [He] <responds|respond> to look, touch and leave.
    [He] <answers|answer> to Pip, <eats|eat> like a king and <sleeps|sleep> like a queen.
    Both of us work, so [he] <goes|go> to day care, <plays|play> till four and <sleeps|sleep> all evening.
    [He] should rest for ten days but <wants|want> to run, so a pen is a good idea.
    [He] could pass the test tomorrow, but <needs|need> another month.`,
};
