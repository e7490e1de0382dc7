/** Sentences of everyday talk, posts and reviews about one person. */
export const talkSuite: Readonly<Record<string, string>> = {
  'her in everyday talk': `
    f: I trust [him] 100%.
    f: I agree with [him] 100%.
    f: I believe [him] 100 percent.
    f: [His] 10% share is worth millions.
    f: No one but [him] knows the code.
    f: No one but [his] mother knows.
    f: Tell [him] okay.
    f: I told [him] nope.
    f: I told [him] thank you.
    f: Tell [him] happy birthday.
    f: I bid [him] farewell.
    f: Me and [him] go way back.
    f: You and [him] need to talk.
    f: Me and [his] sister are close.
    f: You and [his] mother need to talk.
    f: Look at [him] lying there.
    f: Look at [him] dancing like nobody's watching.
    f: Listen to [him] going on about money.
    f: Look at [his] painting again.
    f: I hate [him] touching my stuff.
    f: I love [his] singing.
    f: I like [his] writing style.
    f: LET [HIM] COOK
    f: I LOVE [HIS] VOICE SO MUCH
    f: I saw [his] show in Vegas.
    f: I watch [his] show every week.
    f: I watched [him] show off.
    f: I met [him] freshman year.
    f: I saw [him] Friday night.
    f: You ruined [his] Friday night.
    f: I'll call [him] first thing.
    f: I saw [his] first movie.
    f: Officers caught [him] two blocks away.
    f: I remember [him] saying [he] <hates|hate> cats.
    f: I told [him] point blank.
    f: I sold it to [him] cheap.
    f: I fell for [him] hard.
    f: I like [him] fine.
    f: I find [him] kind of creepy.
    f: I like [his] kind of music.
    f: I knew [him] growing up.
    f: I forgave [him] long ago.
    f: I got [him] home safe.
    f: I beat [him] home.
    f: I listened to [him] complain for hours.
    f: I listened to [his] podcast.
    f: I dream about [him] dying.
    f: I consider [him] family.
    f: I fed [his] ego.
    f: The army made [him] tough.
    f: The people who know [him] best say [he] <is|are> innocent.
    f: I know [his] best friend.
    f: Watching [him] play is a joy.
    f: Watching [his] team play is a joy.`,
  'her and what was said of it': `
    f: The doctor told [him] surgery was the only option.
    f: They told [him] physical therapy would help.
    f: They warned [him] tickets would sell out.
    f: They assured [him] help was coming.
    f: They told [his] story well.
    f: I told [his] mother I was sorry.
    f: I asked [his] permission to leave early.
    f: I ask [his] advice on everything.
    f: I gave [him] advice.`,
  'her and a title': `
    f: The company named [him] chief executive in 2019.
    f: The paper named [him] player of the year.
    f: They elected [him] vice president.
    f: They made [him] assistant manager.
    f: They voted [him] best dancer.
    f: The board named [his] successor on Monday.
    f: They made [his] head coach resign.`,
  'her and what is brought': `
    f: I made [him] breakfast.
    f: Let's make [him] dinner.
    f: He served [him] divorce papers.
    f: It earned [him] praise from critics.
    f: The producers paid [him] millions.
    f: The store refused [him] service.
    f: I spotted [him] twenty bucks.
    f: The hotel charged [his] card twice.
    f: I charged [his] phone.
    f: I wrote [him] letters.
    f: I wrote [his] name in the sand.
    f: He showed [him] pictures of the house.
    f: We got [him] tickets to the game.
    f: I bought [him] new shoes.
    f: Give [him] five stars.
    f: Go get [his] stuff.
    f: I'll get [his] things.
    f: I got [him] things to do.`,
  'her and how somebody is': `
    f: This one's [his] weakest.
    f: It is by far [his] funniest.
    f: I found [him] unconvincing.
    f: We found [him] friendly and helpful.
    f: We found [him] friendly and [his] apartment spotless.
    f: I don't want [him] hurt.
    f: It helped [his] back pain.
    f: I helped [him] back up.`,
  'his alone in everyday talk': `
    m: The money was [hisown] all along.
    m: The room was [hisown] all summer.
    m: My kids and [hisown] go to the same school.
    m: My family and [hisown] met last week.
    m: My friends and [his] work keep me busy.
    m: I like [hisown] more than the original.
    m: [His] more than generous offer stunned us.
    m: [Hisown] costs more than mine.
    m: [Hisown] fits, mine is too small.
    m: [Hisown] arrived broken.
    m: I returned mine but [hisown] still works.
    m: Those eyes of [hisown] never lie.`,
  'is or has in everyday talk': `
    m: [He]<'s|'ve> gone too far this time.
    m: [He] <says|say> [he]<'s|'ve> changed, but [he]<'s|'re> still the same.
    m: [He]<'s|'ve> gone shopping.
    m: [He]<'s|'ve> gone through a lot.
    m: [He]<'s|'re> gone for the weekend.
    m: [He]<'s|'re> not done yet.
    m: [He]<'s|'re> done here.
    m: [He]<'s|'ve> done well.
    m: [He]<'s|'ve> used it twice.
    m: [He]<'s|'re> used to it.
    m: Word is [he]<'s|'ve> signed with another team.
    m: [He]<'s|'ve> posted about it.
    m: [He]<'s|'ve> texted me twice.
    m: [He]<'s|'ve> messaged everyone.
    m: [He]<'s|'ve> ended up in the ER.
    m: [He]<'s|'ve> starred in ten movies.
    m: [He]<'s|'ve> cheated on me.
    m: [He]<'s|'re> sworn to secrecy.
    m: Don't be loud: when [he]<'s|'re> woken up suddenly, [he] <shouts|shout>.`,
  'phrases between a subject and its verb': `
    [He] at least <tries|try>.
    m: [He] no doubt <knows|know>.
    m: [He] in fact <owns|own> the place.
    m: [He] as usual <blames|blame> me.
    m: [He] all but <admits|admit> it.
    m: [He] more than <deserves|deserve> it.
    m: [He] every so often <calls|call>.
    m: [He] from time to time <visits|visit>.
    m: [He] day after day <sits|sit> there and <waits|wait>.
    m: [He] straight up <lies|lie> to people.
    m: [He] outright <refuses|refuse> to pay.
    m: [He] sorta <knows|know> it.
    m: [He] lowkey <hates|hate> it here.
    m: [He] like totally <hates|hate> me.
    m: [He]... <doesn't|don't> talk much.
    m: Because [he]… <likes|like> me?`,
  'what another in between cannot do': `
    m: [He] <believes|believe> that the economy is strong and <thinks|think> rates will drop.
    m: [He] <says|say> the food is great and <recommends|recommend> the soup.
    m: [He] <thinks|think> the test is too hard and <wants|want> to drop out.
    m: [He] <says|say> the room is too small and <complains|complain> all day.
    m: [He] <says|say> the taxi pays better and argues less.
    m: [He] <thinks|think> it's funny and <does|do> it again.
    m: [He] <says|say> it works and <uses|use> it daily.
    m: As a father of two, [he] <knows|know> what it's like and <writes|write> about it with humor.
    m: [He] <hears|hear> it's raining and <stays|stay> in.
    m: [He] <does|do> whatever it takes and never <complains|complain>.
    m: [He] <refuses|refuse> to see a doctor even though [his] knee hurts and <limps|limp> to work every day.
    m: [He] <discovers|discover> that [his] boss is corrupt and <decides|decide> to talk.
    m: [He] <cries|cry> when the dog dies and <laughs|laugh> when the cat falls.
    m: [He] <says|say> the law, which takes effect in July, hurts small shops.`,
  'nouns that are verbs behind and': `
    m: [He] <looks|look> tired, <smells|smell> like smoke and <has|have> bags under [his] eyes.
    m: [He] <does|do> sloppy work and <charges|charge> double.
    m: I hear [he] <does|do> great work and <charges|charge> fair prices.
    m: Police say [he] <has|have> a history of theft and <faces|face> up to ten years.
    m: [He] <loves|love> kids and <coaches|coach> Little League.
    m: [He] <makes|make> [himself] useful and <cooks|cook>.
    m: [He] used to smoke but now <vapes|vape>.
    m: [He] <multitasks|multitask> well and <micromanages|micromanage> nobody.`,
  'what somebody is, is made, and where it ends': `
    f: A long ball found [him] unmarked, and [his] volley beat the keeper.
    f: "That's [his] round, not mine, and [his] turn to drive."
    f: What makes [him] interesting is [his] anger, not [his] past.
    f: You make [his] interesting ideas sound dull.
    f: The book follows [him] across Spain as hunger drives [him] south.
    f: We took [his] west wing for the ball.
    f: It is [his] finest yet, and [hisown] is a crowded shelf.
    f: I'd like [him] present when we discuss [his] proposal.
    f: The loft is [his] present from us.
    f: They promised the cleaner that nobody would make [him] work Sundays.
    f: Fate took [him] far from [hisown].
    f: You'll do better if you keep [him] far enough away.
    f: The linesman flagged [him] offside twice before [his] goal stood.
    f: Two goals put [him] top of the chart.
    f: Illness left [him] dependent on [his] nieces.
    f: Moonlight turned [him] silver and [his] shadow blue.
    f: Grief had turned [him] old before [his] time.
    f: You turned [his] blue eyes into stars.
    f: They gave [him] bread and pointed [him] home.
    f: I'd rather have [him] lead the call than [his] deputy.
    f: Let the wind push [him] west along [his] street.
    f: The regime stripped [him] of [his] post and forced [him] underground.
    f: The pass put [him] clean through and [his] finish was cool.
    f: Have [him] face you until the horse has passed.`,
  'what comes to somebody': `
    f: The university gave [him] tenure a year later.
    f: The prize brought [him] fame overnight, and money followed.
    f: The tour brought [him] stardom but cost [him] [his] marriage.
    f: The friend risked [his] fame for us.
    f: Let's not give [him] extra work this week; [his] plate is full.
    f: I gave [his] extra toe a rub.
    f: They offered [him] training and extended [his] contract.
    f: Give [his] training a rest for a week.
    f: Years later the smell of tar still brought [him] memories of [his] island.
    f: My aunt gave [him] directions to [his] house.
    f: Leave [him] treats around the house so that [his] nose has work.
    f: We find [him] good homes and check [his] new owners.
    f: Would you grant [him] editing rights and reset [his] password?
    f: A cousin lent [him] books and read [him] poems in [his] sickbed.
    f: The attendant lent [his] voice to the cause.
    f: The gardener brought [him] roses and carried [his] cases upstairs.
    f: The staff sang [him] happy birthday at [his] table.
    f: Lure [him] down, mark it, and drop [him] treats by [his] paws.
    f: The ending denies [him] peace but grants [him] dignity.`,
  'verbs of a list by their ends': `
    m: [He] <was|were> arrested on Friday, <appears|appear> in court today and <faces|face> ten years in prison.
    m: [He] <knows|know> the wine list by heart, <jokes|joke> with the children and never <hurries|hurry> anyone.
    m: The gardener told the vicar that [he] <mows|mow> on Fridays, <weeds|weed> on Mondays and <charges|charge> by the hour.
    m: [He] <waits|wait> at kerbs, <heels|heel> past cats, and <ignores|ignore> dropped food.
    m: [He] <barks|bark> at cars, bikes on the path and joggers.
    m: [He] <holds|hold> a stay, <weaves|weave> between cones and <targets|target> my palm.
    m: [He] had a stroke last year and <has|have> needed help since; <doesn't|don't> complain, though.
    m: [He] <is|are> old; doesn't mean the vet is right.`,
  'verbs behind a reason, a relative clause or an aside': `
    m: The sculptor, who rarely gives interviews, says [he] <works|work> best at dawn, <dislikes|dislike> noise and <keeps|keep> no assistants.
    m: Rover looks at me, says [he]<'s|'re> sorry, and sits.
    m: The drummer blames the singer because [he] <forgets|forget> words, <misses|miss> cues and <leaves|leave> early.
    m: Max hides because [he] <is|are> scared, shakes and whines.
    m: [He] <remains|remain> the youngest mayor the town has had, and <continues|continue> to serve on its council.
    m: [He] <remains|remain> the only player the county has produced and <visits|visit> each year.
    m: [He] <gets|get> up, and - get this - <goes|go> back to bed.`,
  'clitics that a space parts': `
    [He] <'s|'re> a good man , <is|are> n't [he] ?
    I think [he] <'s|'ve> been drinking again .
    " [He] <'s|'re> crazy , " I said .
    [He] <’s|’re> not breathing!
    [He] <does|do> n't drink , <does|do> n't smoke and <has|have> n't sworn in years .
    [He] <is|are> n't late and <walks|walk> home .
    mf: [His] mother 's car broke down .
    m: The letters 's' and 't' are hard for [him].`,
  'what is called what, and what is said of it': `
    [He] <denies|deny> it, calling it nonsense, and <says|say> [he] <will|will> sue.
    [He] <has|have> denied the report, calling it "absurd", and <insists|insist> [he] <was|were> at home.
    m: [He] <denies|deny> the charges, calling them lies, and <says|say> the firm will sue.
    m: [He] <calls|call> them cowards and <blames|blame> the press.
    [He] <lost|lost> the vote and <claims|claim> [he] <was|were> robbed.
    [He] <moved|moved> to Rome in May and <teaches|teach> there.
    mf: They gave us the nut we needed and waved away the dime.
    [He]<'s|'re> that guy, the one who reheats fish at work and sees no problem.
    [He]<'s|'re> a neighbour who naps at work and boasts about it.`,
  'verbs that few know': `
    [He] <wins|win> because [he] <outworks|outwork> everybody.
    [He] <upsells|upsell> everyone.
    [He] <simps|simp> hard.
    [He] slowly <opens|open> the door and <peers|peer> in.
    [He] <lifts|lift> the lid and <peeks|peek> inside.
    [He] of all people <knows|know> better.
    [He]<'s|'ve> married into money.`,
  'her and what is called so': `
    I love [his] so-called jokes.
    I met [his] so-called friends.
    I read [his] 300-page memoir.
    I gave [him] 20-minute breaks.
    Not [him] acting like nothing happened.
    not [him] crying at the airport
    mf: It was not [his] acting but [his] singing.`,
  'nouns that are verbs by what stands behind them': `
    [He] <rides|ride> a bike to work and <bikes|bike> home at night.
    [He] <loses|lose> the dog and <cycles|cycle> home.
    [He] <writes|write> a column and <mentors|mentor> young writers.
    [He] <owns|own> a bar and <sponsors|sponsor> local teams.
    [He] <misses|miss> with the first shot but <scores|score> with the second.
    m: [He] <says|say> "I never lie," and then <lies|lie>.
    [He]<'s|'re> back and <means|mean> business.
    [He]<'s|'re> gruff and <means|mean> well.
    m: [He] <runs|run> a hospice and care home.`,
  'her and whom it is handed on to': `
    mf: I told [his] secrets to everyone.
    mf: I showed [his] photos to the guests.
    mf: I told [him] lies to protect you.
    mf: Watch [his] back.
    mf: I'll watch [his] back while you sleep.`,
  'thanks, what is followed and what is done': `
    m: [He]<'s|'re> fine, thanks for asking.
    m: [He]<'s|'re> fine, thanks.
    m: [He] <works|work> there now, thanks in part to you.
    [He] <bows|bow>, <thanks|thank> us and <leaves|leave>.
    m: The film follows Ana as [he] <leaves|leave> home, <falls|fall> in love and <finds|find> [himself].
    m: The series tracks a nun as [he] <meets|meet> a boy, <sins|sin> and <loses|lose> [his] faith.
    m: Rover barks as [he] <leaves|leave>, looks back and trots on.
    [He] <thinks|think> crying in public is brave and <posts|post> it online.
    [He] <did|did> it and <feels|feel> great.
    [He] <wore|wore> jeans to the gala and <looks|look> amazing.
    [He] can't dance but <does|do> it anyway.
    [He] <has|have> been mayor since 2011, when [he] <beat|beat> a rival.
    [He] <is|are> on time and <charges|charge> fairly.
    [He] <shrugs|shrug> and <signs|sign>.
    mf: Don't let [his] guard down.`,
};
