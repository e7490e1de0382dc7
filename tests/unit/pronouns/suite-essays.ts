/** Sentences as essays, reports and stories have them, around "her". */
export const essaysSuite: Readonly<Record<string, string>> = {
  'her in essays and stories': `
    f: This is no surprise, given [his] love of rain.
    f: Given [his] dismissal of the plan, nobody asked again.
    f: Somewhat oddly, given [his] claims, the gate was open.
    f: The sentence was mild, so leniently given [his] record.
    f: A toy, given [him] by the vet, lay there.
    f: He was given [his] papers at noon.
    f: Nothing may satisfy [his] artistic or scientific needs.
    f: We read [his] literary or artistic work.
    f: It made [him] hungry and tired.
    f: He spoke in [his] frequent, long and tedious letters.
    f: He knocked the snow from [his] worn out shoes.
    f: It excuses [his] repeating of the question.
    f: I heard [him] speaking of the sea.
    f: At the time of [his] writing, the mill was still there.
    f: One talk resulted in [him] later admitting it.
    f: We discovered [him] writing that all was well.
    f: They laughed at [him] saying, "Come in."
    f: This means [him] standing still for hours.
    f: The climb had [him] breathing harder.
    f: He kept [his] drinking a secret.`,
  'her before what is one’s own': `
    f: They are free to change [his] name.
    f: Nobody may change [his] right of way.
    f: It is time to assert [his] right to the sofa.
    f: They claim [his] right to the sofa.
    f: We changed [him] slowly to raw food.
    f: The writer lost [his] right of reply.
    f: I decided [his] double was a bluff.
    f: Nothing could deny [his] actions.
    f: He promised to deny [him] visits.
    f: They espouse [his] cause.
    f: He filed [his] cause of action.
    f: Blame [him] cause [he] ran.
    f: He made [his] points with questions.
    f: [He] made [his] reply.
    f: Both sides paid [him] for giving [his] verdict.
    f: An apron keeps [his] clothing clean.
    f: Music was [his] muse.
    f: It was just [his] worst, not [his] last.
    f: [He] breathed [his] last.
    f: The noise was part of [his] or its nature.
    f: All [his] past crimes came out.
    f: They threatened to reveal [his] past to the press.
    f: I gave it [his] whole attention.
    f: The snake swallowed [him] whole.
    f: It happened under [his] very nose.
    f: [He] did [his] very best.
    f: We missed [him] very much.
    f: It showed in [his] every movement.
    f: I think of [him] every day.
    f: That is one of [his] more daring ideas.
    f: [His] just reward was a nap.
    f: [He] reached into [his] inside jacket pocket.
    f: The bull hit the fence with [his] horns.
    f: [His] first (or maiden) speech was short.
    f: [His] no was loud and clear.`,
  'her before how it ends': `
    f: Time has proven [him] wrong again.
    f: They treated [him] rough.
    f: That will fix [him] good!
    f: They hit [him] hard right between the eyes.
    f: The ball hit [him] flush in the face.
    f: The wave lifted [him] free from the rocks.
    f: We watched [him] ever more closely.
    f: They served [him] hand and foot.
    f: It carried [him] safe through the storm.
    f: It only caused [him] needless inconvenience and embarrassment.
    f: It caused [his] hair to fall out.
    f: I like [him] none the less for it.
    f: The bad news, which for [him] meant a long walk, came late.
    f: We wished [his] party to win.
    f: We wished [him] luck.
    f: It disgusts [him] ("all of it").`,
  'her before means, rights and qualities': `
    f: They may buy [his] own means of travel.
    f: He was busy making [his] own bed.
    f: Nobody may take [his] means of support.
    f: [He] <lives|live> beyond [his] means.
    f: They acknowledge [his] right to choose.
    f: Take [him] right to the vet.
    f: It was due to [his] just contribution to the work.
    f: Because of [his] past record, nobody asked.
    f: Otters guard [his] pups while [he] <feeds|feed> [his] young.
    f: A fence halts [his] forward motion.
    f: Someone had to drive [him] home last night.
    f: That leaves [him] only fifty more.
    f: I answered [him] most gently.
    f: It touched the essence of [his] being.
    f: [He] may lose [his] standing in the club.
    f: We saw the pictures of [his] wedding.
    f: Nobody will tolerate [him] doing so.
    f: The heat makes [him] unwilling to move.
    f: The policy gave [him] little choice.
    f: They put [him] all together.
    f: It renders [him] stupid and brutal, even when fed.
    f: It made [him] economically viable (so they said).
    f: He used [his] critical, creative and mental powers.
    f: [He] worked [his] arduous way up the hill.
    f: We expect [his] planning to pay.
    f: Let [him] first learn to wait.
    f: We saw [his] share fall from 20 to 16.
    f: [He] will make [his] choices then.
    f: The plan has made [his] mark in the trade.
    f: Indeed, [his] very habits told me.
    f: It came out of [his] very purse.
    f: It is a matter of [his] more "serious" side.
    f: He owns (and sells) [his] (limited) wealth.
    f: Use it as it suits [him] (see below).
    f: It disgusts [him] [the vet] as well.
    f: We met in [his] [alley].
    f: It serves for the feeding of [his] young.
    f: [He] paid [his] just debts.
    f: It makes [him] more resistant to fleas.
    f: Two books keep [him] upright (on a shelf or table).
    f: The ferry delivered [him] safe at the quay.
    f: We study it for [his] biological and physical and social needs.
    f: The firm geared [his] advertising to teens.
    m: If we are true to our (and [his]) wish, we wait.
    m: What if "[his]" dog feeds on "my" fish?
    m: They insist on keeping [his] monopoly.
    m: It is so because [his] wages and power are small.
    m: [His] claims of "ownership" will not stand.
    m: As a trainer, [his] preferred way of working is slow.`,
  'her in tales and letters': `
    f: To speak of [him] meant trouble.
    f: There is not much of [him] left.
    f: The hose can wash [him] quick enough.
    f: It made [him] somewhat wary.
    f: It makes [him] feel more secure.
    f: It makes [him] appear more gaunt.
    f: The noise is making [him] ever more wary.
    f: It makes [him] far more formidable.
    f: Quick, [he] must make [his] escape!
    f: The men around [him] slowly lifted their hats.
    f: I think of [his] slowly healing paw.
    f: Everyone talks about [his] once quiet life.
    f: Next to [him] stands a tall guard.
    f: They grant [him] safe passage.
    f: We showed [him] Max's list.
    f: They serve [His] Majesty's guests.
    f: There is no way of reaching [him] other than by phone.
    f: I felt [his] work to have been done.
    f: We do not allow [his] paws to be touched.
    f: Every fiber of [his] being wants it.
    f: Someone was bending over [him] shaking [him] awake.
    f: It was told to [him] many times.
    f: The words do [him] greater honor than that.
    f: It does [him] honor.
    f: It gave [his] words more weight.
    f: They looked after [his] wounded.
    f: You could help [him] most by waiting.
    f: It brings [him] very little gain.
    f: They will tear [him] limb from limb.
    f: I will have to break [him] open by force.
    f: That lines up with [his] preferred way of working.
    f: Nobody has trouble keeping [his] footing.
    f: It will be [his] last and greatest work.
    f: You have [his] thanks.
    f: You have earned [his] deepest respect.
    f: They let [him] yeet and run.
    f: They were seeking to grant [him] eternal life.
    f: They grant [his] wish.
    f: The spell may turn [him] invisible.
    f: It renders [him] immune to noise.
    f: It leaves [him] easy prey for the fox.
    f: [He] will never see [his] home again.
    f: It threatens [his] very existence.
    f: A longer lead will give [him] better chances.
    f: They justify [his] right to rule.
    f: Take [him] right to bed.
    f: It makes [him] eat more than before.
    f: Do not hold [his] past against us.
    f: We heard [his] message.
    f: [He] outlived not only [his] beloved but us all.
    f: You can feel [his] love.
    f: We have had [his] good will for years.
    f: I need to charge [his] car battery.
    f: They cannot succeed without [his]... help.
    f: The house was shared by [his] aggressively anti-social cat.
    f: All [his] religious, historical, juridical and social books were sold.
    m: It was the work of [his] hands and [his] might.
    How dare [he] order us about!`,
  "'s in essays and stories": `
    It is as dire as [he]<'s|'ve> described.
    If [he]<'s|'re> convinced that it rains, we stay.
    [He]<'s|'ve> proven to be good at it.
    You are among those [he]<'s|'ve> impressed.
    [He]<'s|'ve> bet ten euros.
    [He] fled rather than surrender to us.
    [He]<'s|'re> of no interest to me.
    [He]<'s|'ve>, of course, slept well.
    [He]<'s|'ve> *never* been here before.
    [He]<'s|'ve> picked KONG as a brand.
    [He]<'s|'ve> proved we are people.
    If [he]<'s|'re> attacked we fight back.
    Do you know where [he]<'s|'ve> moved to?`,
  'what essays quote, list and insert': `
    m: As one put it, "[t]he flag of the movement" was [hisown].
    [He] <was|were> shy and unused to noise.
    [He] <was|were> proud and occasionally callous.
    [He] recorded all the haps and mishaps of the walk.
    [He] <says|say> that common land and resources could be shared.
    [He] <forgets|forget> basic needs such as food, drink, sleep, etc.
    [He] <admits|admit> mistakes but rest assured, it is fine.
    [He] <concludes|conclude> that the judge will, therefore, work late.
    [He] always <knows|know> what [he] must say and do.
    It hurts everyone, be [he] farmer, miller or landlord.
    [He] <passes|pass> it on, rather than do what others would.
    [He] overdrew the account and forbore a snicker.
    [He] who <laughs|laugh> last didn't get the joke.
    [He] who <laughs|laugh> last missed the point.
    [He] who won't take it <is|are> a fool.
    [He] who <practises|practise> it will have neighbours.
    m: [He] who <thinks|think> it works <sleeps|sleep> well.`,
};
