/** Whether the 's behind he or she is "is" or "has": in chat, posts and talk. */
export const isOrHasTalkSuite: Readonly<Record<string, string>> = {
  'is or has in chat and posts': `
    f: [He]<'s|'ve> texted me twice since lunch and I haven't answered.
    f: [He]<'s|'ve> sworn off dating apps for good.
    f: [He]<'s|'re> sworn in on the ninth, with [his] mother holding the Bible.
    f: [He]<'s|'re> stressed about the move.
    f: [He]<'s|'ve> applied to six universities and [he]<'s|'ve> heard back from two.
    f: [He]<'s|'re> tipped to win.
    f: [He]<'s|'ve> tipped the waiter already.
    f: [He]<'s|'ve> tipped [his] drink over.
    f: [He]<'s|'re> paid monthly.
    f: [He]<'s|'ve> paid the deposit.
    f: [He]<'s|'ve> turned forty and [he]<'s|'ve> bought a drum kit.
    f: [He]<'s|'re> turned away at every bar because [he] <looks|look> twelve.
    f: [He]<'s|'re> ghosted by everyone [he] <meets|meet> online, or so [he] <says|say>.
    f: [He]<'s|'ve> ghosted me.
    f: [He]<'s|'re> blocked on everything now.
    f: [He]<'s|'ve> blocked my number.
    f: [He]<'s|'re> in a mood because [he]<'s|'ve> been told no.
    f: [He]<'s|'re> being told off by the head as we speak.
    f: [He]<'s|'re> engaged! And [he]<'s|'ve> not told [his] mum yet.
    f: [He]<'s|'ve> proposed. Nobody has said yes.
    f: [He]<'s|'re> survived by a wife and three daughters.
    f: [He]<'s|'ve> survived worse.
    f: [He]<'s|'re> loaded, [he]<'s|'ve> inherited a chain of launderettes.
    f: [He]<'s|'ve> loaded the car and [he]<'s|'re> waiting in it.
    f: [He]<'s|'re> fed up of the commute.
    f: [He]<'s|'re> outnumbered by sisters.
    f: [He]<'s|'ve> outsold everyone in the shop.
    f: [He]<'s|'re> outsold by nobody.
    f: [He]<'s|'ve> dyed [his] hair green.
    f: [He]<'s|'re> dead serious.
    f: [He]<'s|'ve> died a little inside, [he] <says|say>.
    f: [He]<'s|'re> unemployed, [he]<'s|'ve> got no savings and [he]<'s|'re> living on toast.
    f: [He]<'s|'re> divorced with two boys.
    f: [He]<'s|'re> separated, not single.
    f: [He]<'s|'ve> separated the whites from the colours for once.
    f: [He]<'s|'ve> been through a lot.
    f: [He]<'s|'ve> had it with the landlord.
    f: [He]<'s|'re> not one to complain.
    f: [He]<'s|'re> a pain. [He]<'s|'ve> a point, though.
    f: [He]<'s|'re> a chef at that new place.
    f: [He]<'s|'re> never on time.
    f: [He]<'s|'ve> never liked olives.
    f: [He]<'s|'re> to blame for the whole mess.
    f: [He]<'s|'re> to marry in the spring.
    f: [He]<'s|'ve> got to be joking.
    f: [He]<'s|'ve> got up at five every day this month.
    f: Who<'s|'re> [he] kidding?
    f: Who<'s|'re> [he] married to?
    f: Who<'s|'ve> [he] married?
    f: Who<'s|'ve> [he] invited?
    f: Who<'s|'re> [he] with?
    f: What<'s|'re> [he] up to?
    f: What<'s|'ve> [he] done now?
    f: What<'s|'re> [he] done for, speeding?
    f: What<'s|'ve> [he] got in that bag?
    f: What<'s|'re> [he] so scared of?
    f: What<'s|'ve> [he] learned from all this?
    f: Where<'s|'ve> [he] gone?
    f: Where<'s|'ve> [he] been?
    f: How<'s|'re> [he] doing?
    f: How<'s|'ve> [he] managed that?
    f: [He]<'s|'ve> managed a bar, a boy band and a bank.
    f: [He]<'s|'re> managed by [his] own brother.
    f: [He]<'s|'ve> read the contract. [He]<'s|'ve> read it twice.
    f: [He]<'s|'re> read in forty languages.
    f: [He]<'s|'ve> run out of excuses.
    f: [He]<'s|'ve> run the kitchen for ten years.
    f: [He]<'s|'re> run off [his] feet in there.
    f: [He]<'s|'ve> written to the council.
    f: [He]<'s|'ve> written off two cars.
    f: [He]<'s|'re> spoken for, sorry.
    f: [He]<'s|'ve> spoken to the head about it.
    f: [He]<'s|'re> well spoken and [he]<'s|'re> always smartly turned out.
    f: [He]<'s|'ve> stood me up.
    f: [He]<'s|'re> stood up by every girl [he] <asks|ask>.
    f: [He]<'s|'re> stood by the door with [his] coat on.
    f: [He]<'s|'re> stuck in traffic.
    f: [He]<'s|'ve> stuck a note on the fridge.
    f: [He]<'s|'re> stuck with the bill.
    f: [He]<'s|'ve> sat [his] driving test four times.
    f: [He]<'s|'ve> wound the clock.
    f: [He]<'s|'re> wound up tighter than the clock.
    f: [He]<'s|'re> wounded, but it isn't deep.
    f: [He]<'s|'ve> upset the whole office.
    f: [He]<'s|'re> upset with the whole office.
    f: [He]<'s|'ve> hidden the presents in the loft.
    f: [He]<'s|'ve> fixed the boiler.
    f: [He]<'s|'re> fixed on the idea of Portugal.
    f: [He]<'s|'ve> grounded both kids.
    f: [He]<'s|'re> grounded till Sunday.
    f: [He]<'s|'ve> dropped me a line.
    f: [He]<'s|'re> dropped at school by [his] gran.
    f: [He]<'s|'ve> dropped out of the race.
    f: [He]<'s|'re> dropped from the squad.
    f: [He]<'s|'re> expected by eight.
    f: [He]<'s|'ve> cooked for forty.
    f: [He]<'s|'re> cooked, mate. Stick a fork in [him].
    f: [He]<'s|'ve> aced it.
    f: [He]<'s|'ve> nailed the audition.
    f: [He]<'s|'ve> failed, again.
    f: [He]<'s|'re> failed by the very people who should help.
    f: [He]<'s|'ve> quit.
    f: [He]<'s|'ve> beaten me at chess.
    f: [He]<'s|'re> beaten at chess by a nine-year-old.
    f: [He]<'s|'re> hooked.
    f: [He]<'s|'re> hired!
    f: [He]<'s|'ve> hired a van.
    f: [He]<'s|'re> fired.
    f: [He]<'s|'ve> fired the whole team.
    f: [He]<'s|'re> barred from the Crown.`,
  'is or has in talk of somebody': `
    f: Mum says [he]<'s|'ve> patched things up with Rob.
    f: [He]<'s|'re> patched up and [he]<'s|'re> sent home with a leaflet.
    f: [He]<'s|'ve> swapped shifts with Dan so [he]<'s|'re> free on Friday.
    f: [He]<'s|'ve> volunteered us all for the cake stall.
    f: [He]<'s|'re> tagged in every photo.
    f: [He]<'s|'ve> tagged me in something awful.
    f: [He]<'s|'ve> muted the group.
    f: [He]<'s|'re> muted. Tell [him] [he]<'s|'re> muted!
    f: [He]<'s|'ve> unfollowed me, the coward.
    f: [He]<'s|'ve> liked every photo back to 2014.
    f: [He]<'s|'re> liked by the whole team.
    f: [He]<'s|'re> well liked.
    f: [He]<'s|'ve> liked jazz since school.
    f: [He]<'s|'ve> always been a worrier.
    f: [He]<'s|'ve> never been late in [his] life.
    f: [He]<'s|'re> never late.
    f: [He]<'s|'ve> never missed a payment.
    f: [He]<'s|'ve> missed [his] bus and [he]<'s|'re> stranded.
    f: [He]<'s|'re> missed by all who knew [him].
    f: [He]<'s|'ve> sold out, in my opinion.
    f: [He]<'s|'re> sold on the idea.
    f: [He]<'s|'ve> sold up and [he]<'s|'ve> gone to live on a canal.
    f: [He]<'s|'ve> caved and bought the expensive one.
    f: [He]<'s|'ve> crashed on our sofa for a month now.
    f: [He]<'s|'ve> knocked the last lap out of the park.
    f: [He]<'s|'re> knocked out cold in round two.
    f: [He]<'s|'re> knackered.
    f: [He]<'s|'ve> knackered [his] knee.
    f: [He]<'s|'ve> broken up over text.
    f: [He]<'s|'re> broken up about it.
    f: [He]<'s|'re> broke again, and [he]<'s|'ve> borrowed twenty off me.
    f: [He]<'s|'re> brokenhearted.
    f: [He]<'s|'ve> seen sense.
    f: [He]<'s|'re> seen as the safe choice.
    f: [He]<'s|'ve> seen to the boiler.
    f: [He]<'s|'ve> laid off half the staff.
    f: [He]<'s|'re> laid off in March and by June [he]<'s|'re> running [his] own shop.
    f: [He]<'s|'ve> taken out a loan.
    f: [He]<'s|'ve> taken up pottery.
    f: [He]<'s|'re> taken for granted at work.
    f: [He]<'s|'ve> taken it badly.
    f: [He]<'s|'re> taken with the new girl in accounts.
    f: [He]<'s|'ve> taken against the new girl in accounts.
    f: [He]<'s|'ve> called in sick.
    f: [He]<'s|'ve> called Malcolm three times and no answer.
    f: [He]<'s|'re> called up for the under-21s.
    f: [He]<'s|'ve> called a meeting.
    f: [He]<'s|'re> called a liar to [his] face and [he] just <smiles|smile>.
    f: [He]<'s|'re> shy, [he]<'s|'ve> hardly spoken.
    f: [He]<'s|'re> hardly ever home.
    f: [He]<'s|'ve> hardly touched [his] dinner.
    f: [He]<'s|'re> hardly touched by it all.
    f: [He]<'s|'ve> barely slept.
    f: [He]<'s|'re> barely sixteen.
    f: [He]<'s|'ve> barely turned sixteen.
    f: [He]<'s|'ve> only just found out.
    f: [He]<'s|'ve> just this minute walked in.
    f: [He]<'s|'re> just the man for it.
    f: [He]<'s|'ve> just the one sister.
    f: [He]<'s|'re> just about coping.
    f: [He]<'s|'ve> just about had enough.
    f: [He]<'s|'ve> since moved to Leeds.
    f: [He]<'s|'ve> long wanted to act.
    f: [He]<'s|'re> long overdue a holiday.
    f: [He]<'s|'re> long gone.
    f: [He]<'s|'ve> long since gone.
    f: [He]<'s|'re> about to cry.
    f: [He]<'s|'ve> about forty pairs of trainers.
    f: [He]<'s|'re> about forty.
    f: [He]<'s|'re> over it.
    f: [He]<'s|'ve> over a million followers.
    f: [He]<'s|'ve> more money than sense.
    f: [He]<'s|'re> more sinned against than sinning.
    f: [He]<'s|'re> more than ready.
    f: [He]<'s|'ve> more than earned it.
    f: [He]<'s|'ve> less patience than [his] father.
    f: [He]<'s|'re> less patient than [his] father.
    f: [He]<'s|'ve> everything [he] <wants|want>.
    f: [He]<'s|'re> everything [his] father wasn't.
    f: [He]<'s|'ve> nowhere to live.
    f: [He]<'s|'re> nowhere to be found.
    f: [He]<'s|'ve> nobody to talk to.
    f: [He]<'s|'re> nobody's fool.
    f: [He]<'s|'ve> something to tell you.
    f: [He]<'s|'re> something else.
    f: [He]<'s|'ve> something on [his] mind.
    f: [He]<'s|'re> something of an expert.
    f: [He]<'s|'ve> other plans.
    f: [He]<'s|'re> otherwise engaged.
    f: [He]<'s|'ve> an exam tomorrow.
    f: [He]<'s|'ve> a train to catch and [he]<'s|'re> late.
    f: [He]<'s|'ve> a cold.
    f: [He]<'s|'re> a cold fish.
    f: [He]<'s|'ve> a big family.
    f: [He]<'s|'re> a big name in tiling.
    f: [He]<'s|'ve> the flu.
    f: [He]<'s|'re> the boss.
    f: [He]<'s|'ve> the whole house to [himself].
    f: [He]<'s|'re> the whole reason I came.
    f: [He]<'s|'ve> the face of an angel.
    f: [He]<'s|'re> the face of the brand.
    f: [He]<'s|'ve> [his] mother's eyes.
    f: [He]<'s|'re> [his] mother's favourite.
    f: [He]<'s|'ve> [his] hands full.
    f: [He]<'s|'re> [his] own worst enemy.`,
};
