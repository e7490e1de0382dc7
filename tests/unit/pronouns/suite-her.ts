/** Sentences of one "her" or "his" each, by what decides it. */
export const herSuite: Readonly<Record<string, string>> = {
  'her before a time or a clause': `
    f: I moved in with [him] ages ago.
    f: He left [him] months later.
    f: We replaced [him] years before the scandal.
    f: He dated [him] thinking [he] <was|were> rich.
    f: [He] hired [him] knowing that the store would close.
    f: Tell [him] Grandma called.
    f: Tell [him] Mike needs the truck.
    f: Don't tell [him] Mom's sick.
    f: Tell [his] friend Mike hello.
    f: I told [him] people were waiting.
    f: I wish [his] plane would land.
    f: I wish [him] safe travels.
    f: To [him] faith meant work.
    f: For [him] Paris was home.
    f: To [his] mother was added a sister.
    f: For [his] birthday was a cake with candles.`,
  'her before what is gained, sent or spared': `
    f: He promised [him] diamonds.
    f: He promised [his] sister a ride.
    f: [He] promised [his] loyalty to the crown.
    f: It spared [him] surgery.
    f: God spared [his] son.
    f: The call saved [him] trouble.
    f: The vest saved [his] life.
    f: The delay cost [his] firm thousands.
    f: The delay cost [him] points.
    f: The feud cost [his] team the title.
    f: The new job brought [him] headaches.
    f: The new job brought [him] stability.
    f: The trip brought [his] family closer.
    f: We sent [him] cash in an envelope.
    f: They sent [him] death threats.
    f: They sent [his] death certificate.
    f: I sent [him] links to both articles.
    f: [He] <owes|owe> [his] fans everything.
    f: Leave [his] room as you found it.
    f: Leave [him] room to breathe.
    f: Leave [his] notes alone.
    f: Leave [his] shoes by the door.
    f: He taught [his] class about whales.
    f: He calls [him] honey.
    f: They called [him] home from the front.
    f: Call [his] home before nine.
    f: I kept [his] company afloat.
    f: I kept [him] company at the hospital.
    f: They offered [him] early parole.
    f: We offered [him] surgery.
    f: He passed [him] butter and jam.
    f: [He] passed [his] fitness test.
    f: Why would you lend [him] money in the first place?
    f: It won [him] wide acclaim.
    f: [He] won [his] respect.
    f: Show [him] clippers from a distance.
    f: I left [him] one star.
    f: Give [him] CPR!`,
  'her before what is done, and where it ends': `
    f: [His] 1987 debut sold well.
    f: [His] 40 acres were sold.
    f: We met [him] June 4.
    f: [His] June 4 speech was brilliant.
    f: [His] rivals outspent [him] three to one.
    f: The nurse caring for [him] speaks French.
    f: The nurse caring for [his] mother speaks French.
    f: The guy dating [him] left town.
    f: The team behind [him] works nights.
    f: The team behind [his] success works.
    f: Anyone who hurts [him] answers to me.
    f: Watching [him] surf was a thrill.
    f: Watching [his] show was a thrill.
    f: I heard [him] crying last night.
    f: I heard [his] voice crack.
    f: I heard [him] voice doubts.
    f: I saw [him] face the crowd.
    f: We watched [him] dress for the ball.
    f: We watched [his] dress rehearsal.
    f: Look at [him] dance!
    f: I saw [him] knitting on the train.
    f: Busy with [his] knitting, [he] did not hear.
    f: I'm taking [him] dancing Saturday night.
    f: The silence made [him] bold.
    f: I'd like [him] back by noon.
    f: I like [him] quiet like this.
    f: No word of [him] ever came back.`,
  'his, and what his and hers stand for': `
    m: A painting of [hisown] sold for millions.
    m: A painting of [his] father hung there.
    m: That big mouth of [hisown] will get [him] killed.
    m: [His] rivals outspent [him] three to one.
    m: [Hisown] won first prize.
    m: [He] <drinks|drink> [hisown] black.
    m: [He] <drinks|drink> [his] coffee black.
    m: All this will be [hisown] one day.
    m: [He]<'s|'ve> given birth to an idea.
    m: [He]<'s|'re> caught in a trap.
    m: [He]<'s|'ve> trained for years.
    m: [He]<'s|'re> put in charge.
    m: [He]<'s|'re> left with nothing.
    m: [He]<'s|'re> grown up now.
    m: [He]<'s|'ve> paid for everything.`,
  'her before what is done or dealt out': `
    f: They made [him] change seats.
    f: They made [his] change of heart public.
    f: It made [him] sound foolish.
    f: Let [his] watch be.
    f: I had [his] call traced.
    f: They watched [his] sleep patterns.
    f: I saw [him] weekday mornings.
    f: He calls [his] daily show a bore.
    f: He kept [him] prisoner.
    f: He kept [his] prisoner alive.
    f: I want [his] outside opinion.
    f: We need [him] working.
    f: Next to [him] sat Paul.
    f: Next to [his] plate sat a card.
    f: He kissed [him] good night.
    f: The old queen gave [his] blessing to the match.
    f: The court denied [him] parole.
    f: The court denied [his] parole request.
    f: They paid [him] compliments.
    f: They paid [his] fine.
    f: He caused [him] endless grief.
    f: He caused [his] death.
    f: They served [him] lunch on the terrace.
    f: Save [his] treats for later.
    f: Let [his] play partner rest.
    f: We want [his] sits faster.
    f: Find [him] fun games.
    f: Make [his] mat the best place.`,
  'what his, and s behind a subject, stand for': `
    m: [He]<'s|'ve> scored in every match.
    m: [He]<'s|'ve> ruined everything.
    m: [He]<'s|'ve> offered to help.
    m: [He]<'s|'re> offered jobs every week.
    m: [He]<'s|'ve> tested positive.
    m: [He]<'s|'ve> checked out of the hotel.
    m: [He]<'s|'re> sworn in at noon.
    m: [He]<'s|'re> kept awake by the noise.
    m: [He]<'s|'ve> banned phones.
    m: [He]<'s|'re> banned for life.
    m: [He]<'s|'ve> gone and done it.
    m: [He]<'s|'re> done for.
    m: My voice is loud, [hisown] louder.
    m: [His] better half is a nurse.`,
  'her before what may be a noun or not': `
    f: Remind [him] Thursday is garbage day.
    f: We convinced [him] moving was best.
    f: He needed [him] most then.
    f: He ignored [his] most basic needs.
    f: He loved [his] even temper.
    f: He loved [him] even so.
    f: I left [his] once-lovely garden.
    f: I knew [his] then boyfriend.
    f: Keep [his] walking stick near.
    f: They allowed [him] visitors.
    f: They allowed [his] visitors to stay.
    f: The director wanted [him] blonde.
    f: He bet [him] fifty dollars.
    f: I text [him] memes all day.`,
  'her before one more of either': `
    f: We met [him] one summer.
    f: I hate [him] singing that song.
    f: They handed [him] papers to sign.
    f: They denied [him] justice.
    f: He set [him] tasks.
    f: I watched [him] cook.
    f: I paid [his] cook.`,
  'what opens like a preposition and is his': `
    mf: [He] <limps|limp> on [his] near hind after a run.
    mf: The vet checked [his] off fore and found nothing.
    mf: Stay near [him] before and after meals.
    mf: Show us [his] before and after photos.
    mf: I compared [his] before photo with [his] after photo.
    mf: Feed [him] after photos are taken.`,
  'him or his, before titles, times, papers and what is won': `
    mf: They elected [him] president twice.
    mf: The board appointed [him] chairman last year.
    mf: The firm made [him] partner last year.
    mf: The firm fired [his] partner last year.
    mf: They made [his] manager resign.
    mf: You can call [him] day or night.
    mf: You can ring [him] morning, noon or night.
    mf: I love [his] morning and evening walks.
    mf: The judge gave [him] leave to appeal.
    mf: They gave [his] leave dates to the office.
    mf: We have seen [him] leave [his] flat twice today.
    mf: I left [his] flat in a mess.
    mf: The speech left [him] flat.
    mf: The surgery left [him] flat on [his] back for weeks.
    mf: You can hear [him] breathing faster when [he] <is|are> scared.
    mf: Watch [his] breathing closely.
    mf: You can hear [his] breathing change.
    mf: [His] kindness won [him] friends wherever [he] went.
    mf: The pup won [his] friends over.
    mf: The books have won [him] prizes.
    mf: [He] won [his] prizes late in life.
    mf: The mistake lost [him] votes.
    mf: The guard asked to see [his] pass.
    mf: I asked to see [him] pass the ball.
    mf: I watched [him] pass the exam.
    mf: The officer wanted to see [his] licence.
    mf: They asked me to make [him] breakfast.
    mf: Ask them to make [his] bed.
    mf: The boss sent [him] papers to check.
    mf: The boss sent [his] papers to the printer.`,
  'his clothes, his flat, his all': `
    mf: [He]<'s|'re> used to having [his] clothes borrowed.
    mf: [He] <gives|give> [his] all in every race.
    mf: I gave [him] all but the last treat.
    mf: [He]<'s|'ve> torn [his] cruciate.
    mf: [He] <clothes|clothe> [his] kids.
    mf: I found [his] flat empty.
    mf: They found [him] flat on the floor.
    mf: Keep [him] flat.
    mf: I paid [his] bail.
    mf: I paid [him] cash.
    mf: I cut [him] slack.
    mf: I cut [his] hair.`,
  'his weekends, and whose it was of all': `
    mf: [He] <has|have> [his] weekends.
    mf: We have [him] mornings.
    mf: [He] <gets|get> paid and <has|have> [his] evenings.
    mf: They carried [him] shoulder high.
    mf: Give [him] free rein.
    mf: Hold [his] rein.
    mf: Of all the entries, [hisown] made us laugh.
    mf: Of the two cars, [hisown] broke down.
    mf: After lunch, [his] trained dogs slept.
    mf: In time, [his] left leg healed.`,
  'written to him, and his work': `
    mf: A reader wrote to [him] asking how it is done.
    mf: The vet thinks the world of [him] and [his] work with strays.`,
  'what somebody lets be': `
    mf: [He] let [his] gaze drift.
    mf: [He]<'s|'ve> let [his] licence lapse.
    mf: Let [him] go wander about.
    mf: Help [his] cut heal.`,
};
