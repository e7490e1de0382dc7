/** Sentences of everything that trainers, walkers, kennels, shelters, groomers and vets write to a dog's owner. */
export const walksSuite: Readonly<Record<string, string>> = {
  'her and what she is seen doing in letters home': `
    f: I'd like [him] doing five minutes on [his] mat by Sunday.
    f: I'd like [him] walking beside you.
    f: I'd like [his] barking to stop.
    f: I'd like [his] training to be fun.
    f: That spaniel ran up to [him] barking.
    f: Run away from [him] clapping.
    f: He came at [him] growling and snapping.
    f: You'll soon get used to [his] barking.
    f: We moved away from [his] training and on to [his] diet.
    f: I'm nervous about [him] meeting the cat.
    f: I'm not worried about [him] failing the test.
    f: I'm worried about [his] barking.
    f: I'm worried about [his] breathing.
    f: That's [him] telling you [he]<'s|'re> unsure.
    f: That's [him] asking for space.
    f: That's [his] warning.
    f: We want [him] walking past bins, bikes and barking dogs by Easter.
    f: I don't like [him] jumping down from the boot; [his] shoulders take the whole shock.
    f: I don't like [his] barking.
    f: With [him] healing so fast, I'd bring [his] check-up forward.
    f: Hearing [him] snore is the best part of the job.
    f: Watching [him] nap is my favourite job.
    f: Watching [his] walk improve is a joy.`,
  'her and where or how she is kept': `
    f: Next time bring [him] unfed.
    f: I want you to film [him] home alone on Monday.
    f: Keep [him] busy mornings and let [him] sleep afternoons.
    f: I love [his] lazy mornings.
    f: Having [him] sleep in your room for the first week will settle [him] far quicker than shutting [him] downstairs.
    f: I'd have [him] walk on your left.
    f: [He] <has|have> had [his] walk in the rain.
    f: Once [he]<'s|'ve> had [his] swim in the pond, dry [him].
    f: It's [his] far better half.
    f: Ask the groomer to leave [him] longer round the eyes.
    f: Rub [his] longer round ear.
    f: Every new thing [he] <meets|meet> makes [him] braver later.
    f: Work [him] two metres further back.
    f: Take [his] two beds further back.
    f: [His] past is a mystery, [his] future could be you.
    f: Walk [him] past.
    f: Don't let [his] past put you off.
    f: Let [him] past the gate.
    [He] <was|were> offering [his] downs without being asked.
    f: Give [his] stays a reward.`,
  'verbs of notes and profiles': `
    [He] won't be rehomed with children under ten, as [he] <guards|guard> food and <dislikes|dislike> being grabbed.
    [He] <likes|like> walks and <dreads|dread> being left.
    m: [He] <has|have> strong likes and dislikes.
    Now [he] <weighs|weigh> what [he] should, <shines|shine> like a conker and <wants|want> a hug from everyone.
    [He] cut [his] pad on something; it's shallow, I've cleaned it and [he] <doesn't|don't> seem bothered.
    m: [He] hurt [his] leg and <is|are> on rest.
    m: [He] <cuts|cut> corners.
    m: [He] <hits|hit> the target with [his] nose.
    [He]<'s|'re> a big [boy] who thinks [he]<'s|'re> a lapdog.
    mf: The boy who lives next door walks our dog and [he]<'s|'re> kind.`,
  'her in reports on handling and care': `
    f: Nobody taught [his] kind of dog to be patient.
    f: Teach [him] kind words.
    f: The kids adore [him] sleeping on the sofa.
    f: I love [his] singing in the car.
    f: Whoever walks [him] needs good shoes.
    f: Whoever walks [his] friends needs good shoes.
    f: Give [him] coat supplements with [his] meals.
    f: Give [his] coat time to grow back.
    f: Brush [him] free of mud before you bath [him].
    f: The scan showed [him] clear of stones.
    f: Show [his] clear eyes to the vet.
    f: Make [his] toilet spot easy to find.
    f: Time [his] toilet trips.
    f: Let [him] wee first.
    f: Praise [his] wee.`,
  'lists of walk reports and profiles': `
    [He] <eats|eat> well, <drinks|drink> well and <toilets|toilet> outside, but <cries|cry> if [he] can't see you.
    <Is|Are> [he] toilet trained at night?
    [He]<'s|'ve> learned to toilet outside.
    [He] <sniffs|sniff>, <wees|wee> and <trots|trot> on.
    m: [He] <likes|like> rides in the car, runs on the beach and naps in front of the fire.
    m: [He] <likes|like> walks in the park, <sleeps|sleep> in my bed and <plays|play> with the kids.
    m: [He] <likes|like> walks in the woods, <runs|run> after rabbits and <comes|come> back muddy.
    [He] <lets|let> me lift [his] lip and <lets|let> me look, but <tucks|tuck> [his] tail.
    [He] <jumps|jump> up, though less than [he] did, and <mouths|mouth> sleeves.
    [He] <doesn't|don't> like being alone and <makes|make> that plain.
    [He] <doesn't|don't> like to be alone and make a noise.
    m: [He] <stops|stop> and <stares|stare>; back off, wait until [he] <resumes|resume> and then walk past in a wide arc.
    [He] <finds|find> a ball, <forgets|forget> [he] <has|have> an owner, and <runs|run>.`,
  'her in lesson summaries': `
    f: We skipped the group and had [him] potter in the orchard.
    f: You give [him] something to do, which keeps the postman happy and [him] safe.
    f: This keeps us warm and [his] bed dry.
    f: It made us sad and [his] happy owner cross.
    f: That's [him] trying harder at what used to work.
    f: That's [him] losing patience.
    f: That's [his] hiding place.
    f: That's [his] training lead.`,
  "'s, the past and orders in lesson summaries": `
    m: [He]<'s|'ve> a heart murmur, grade two, which we'll keep an eye on.
    m: [He]<'s|'ve> a scratch on [his] nose.
    m: [He]<'s|'ve> a skin condition.
    m: [He]<'s|'re> a growth-obsessed puppy.
    [He]<'s|'ve> never been one for cuddles, but [he] let me rub [his] chest today.
    [He] hit the target every time today.
    [He] never <cuts|cut> corners.
    What struck me is how rarely [he] <gets|get> help, so this week simply notice each glance and answer it with a smile.
    [He] <is|are> sore, so for now keep [him] in.`,
  'her in reports of vets and groomers': `
    f: We sent [his] ashes home with [his] collar.
    f: We've trimmed [him] shorter underneath to keep [him] cooler and cleaner.
    f: Leave [his] cleaner a note.
    f: Expect to visit [him] three or four times before you take [him] home.
    f: They bought [him] two or three beds.
    f: Watch for [him] lifting a paw, licking [his] nose or going very still.
    f: Watch for [his] breathing to slow.
    f: Wait for [his] barking to stop.
    f: Take that as [him] saying sorry.
    f: See [his] barking as a question.`,
  "'s by how much somebody has": `
    m: [He]<'s|'ve> just about got the hang of it.
    m: [He]<'s|'re> just about the friendliest dog we've ever had.
    m: [He]<'s|'ve> two speeds: asleep and turbo.
    m: [He]<'s|'ve> two homes.
    m: [He]<'s|'re> two lessons in.
    m: [He]<'s|'re> three months.
    m: [He]<'s|'re> two on Sunday.
    m: [He]<'s|'ve> half eaten the door.
    m: [He]<'s|'re> half asleep.
    m: [He]<'s|'ve> covered six miles.
    m: [He]<'s|'ve> put [himself] to bed.
    m: [He]<'s|'re> put to bed at nine.
    m: What<'s| do> [he] like best?
    m: What<'s|'re> [he] like?
    If [he] <runs|run> out of food we'll buy [him] the same brand and add it to your bill.
    m: [He] <eats|eat> food we give [him] and <licks|lick> the bowl.`,
  'verbs of notes about a quiet home': `
    m: [He] <needs|need> a quiet home, a soft bed and somebody who works from home, and <asks|ask> for little else.
    [He] <sheds|shed> like mad in spring, so <needs|need> brushing daily.
    [He] <is|are> tired, so let [him] be.
    I'd wait until [he] <yawns|yawn>, <shakes|shake> off or <blinks|blink>, and then carry on.
    [He] <waits|wait> until [he] <hears|hear> it and then <runs|run>.
    [He] won't sit, won't wait and <thinks|think> "leave it" means "hurry".
    [He] won't stop to wait and think.
    [He] <has|have> never lived with children, <startles|startle> easily and <guards|guard> sleeping spots.
    [He] used to chew, dig and howl.
    [He] <tails|tail> me round the kitchen and <hoovers|hoover> up.
    m: [He] <mirrors|mirror> the older dogs and <copies|copy> their habits.`,
  'her, what is made fancy and what is next door': `
    mf: Make [his] down the best place in the world.
    f: Make [him] lie down first.
    f: We moved [him] next door to Bella.
    f: Ask [his] next door neighbour.
    f: Feed [him] lamb.
    f: Get [him] fit before you get [him] fancy.
    f: We found [him] homes to try.
    f: We found [his] home empty.`,
  'a boy that has an owner': `
    This sweet old [boy] came to us when [his] owner went into a home.
    [He]<'s|'re> a sweet old [boy], and [his] tail never stops.
    m: The old boy said [his] wife owned it.`,
  'her and his in puppy classes': `
    f: Tug with [him] low and gentle, and let [him] win.
    f: I agree with [his] calm and gentle view.
    f: Bribing [him] works once.
    f: Publishing [his] works pays well.
    f: Take [him] out, pop [him] back and stay until [he] <drops|drop> off.
    f: Pop [his] back legs on the mat.
    mf: What's [hisown] is [hisown] and what's yours is [hisown] too.
    mf: [His] and Max's bowl is full.
    m: Whoever [he] <wakes|wake> gets up and takes [him] out.
    m: Whoever sees [him] when [he] <wakes|wake> gets a kiss.`,
  'what others say of it, and what it has to do': `
    m: The vet, who has known [him] since [he] <was|were> a pup, thinks [he]<'s|'re> depressed, wants [him] off the steroids and says [he] should rest.
    f: The vet says [he]<'s|'re> fat, weighs [him] and goes.
    m: [He] <thinks|think> [he]<'s|'re> late, <eats|eat> [his] tea and <goes|go>.
    m: The vet says [he]<'s|'re> fit, <sleeps|sleep> well and <needs|need> no pills.
    [He] <has|have> to be first, <has|have> to be fed and <has|have> to be told when to stop.
    [He] ought to lose a kilo and <needs|need> [his] teeth looking at.
    [He] ought to lose a kilo and rest more.
    f: The treats that work best with [him] smell terrible.
    f: The people who live with [his] smell get used to it.`,
  'kennel cards and captions': `
    m: Hide it in cheese. Check [he]<'s|'ve> swallowed.
    m: I think [he]<'s|'ve> vomited again.
    m: [He]<'s|'re> worn out.
    f: Do share [him] far and wide.
    f: Have you had [him] long?
    f: Have you had [his] long coat cut?
    f: Have you seen [his] bow tie?
    f: Have you ever seen [him] bow?
    f: See [his] rest as part of the plan.
    f: See [him] rest as you work.
    [He]'ll sit for you, stay for your wife and do nothing whatsoever for me.
    m: [He] won't pull, won't bark and <does|do> not bite.`,
  'his alone, and what is shared': `
    mf: Those ears of [hisown] need cleaning.
    mf: That bark of [hisown] wakes the street.
    mf: This love of [his] work is clear.
    mf: One of [his] guesses pays.
    mf: [His] not so little brother came too.
    mf: [His] no longer wanted toys went to the shelter.
    mf: [His] or my fault, it doesn't matter.
    f: Call [him] or your vet.
    mf: Keep [his] and the cat's bowls apart.
    f: Tell [him] and the vet's receptionists.
    f: We stand [him] square and bait [him] with liver.
    f: I love [his] square jaw.`,
  'her who drags you, and what lies ahead of her': `
    f: Every walk begins with [him] dragging you to the corner.
    f: I'm tired of [him] chasing us.
    f: I'm tired of [his] barking.
    f: Ahead of [him] lies a long winter.
    f: Next to [him] sits the cat.
    m: [He] can see [himself] in the oven door and <barks|bark>.
    Sit where [he] can see you and relax.
    m: [He] <pulls|pull> and, having reached us, <wees|wee>, <rolls|roll> over and <licks|lick> our shoes.
    [He] <has|have> a wee and <comes|come> back.`,
  'what shows, and the first time': `
    f: There's no sign of [him] slowing down.
    f: The sign of [his] training is a calm dog.
    f: Find [him] quiet corners.
    [He] let me near [his] mouth for the first time, which is huge.
    [He] always <lets|let> me near [his] mouth.`,
  'verbs that are mostly things': `
    m: [He] <signals|signal> when [he]<'s|'re> done by walking off.
    m: Look what [he]<'s|'ve> done by chewing it.
    [He] <skins|skin> tennis balls and <guts|gut> teddies.
    [He] <sprints|sprint>, <skids|skid> and <faceplants|faceplant>.
    [He] <pads|pad> upstairs, <butts|butt> the door open and <beds|bed> down on the laundry.
    [He] <mopes|mope> when you pack, <hides|hide> your shoes and <plants|plant> [himself] in the case.
    [He] <hounds|hound> the cat but <cowers|cower> if it turns.
    [He] <dogs|dog> my steps.`,
  'what calm gets, and orders behind so': `
    f: Calm gets [him] fuss.
    f: Ignore [his] fuss.
    [He] <gets|get> car-sick, so don't feed [him] within two hours of setting off, and stop for air.
    m: [He] <is|are> shy, so <doesn't|don't> greet guests and <hides|hide>.
    m: [He] <has|have> eaten, so <isn't|aren't> hungry.
    m: [He] <doesn't|don't> bark, so nobody minds.`,
};
