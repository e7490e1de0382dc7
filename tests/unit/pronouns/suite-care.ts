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
};
