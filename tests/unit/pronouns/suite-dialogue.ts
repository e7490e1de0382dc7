/** Chat messages, dialogue, short mails and posts about one person or dog. */
export const dialogueSuite: Readonly<Record<string, string>> = {
  'participles joined behind is or has': `
    m: [He]<'s|'ve> begged, borrowed and stolen for that band.
    m: [He]<'s|'ve> sold or given away everything.
    m: [He]<'s|'ve> ordered for the table and forgotten my starter.
    m: [He]<'s|'ve> burnt the rice, flooded the sink and called it a day.
    m: [He]<'s|'ve> washed up, hoovered and taken the bins out.
    m: [He]<'s|'ve> chewed through the lead, legged it and come home with a shoe.
    m: [He]<'s|'re> washed, dressed and ready to go.
    m: [He]<'s|'re> groomed, wormed and out by ten.
    m: [He]<'s|'re> loved, fed and walked by the whole street.
    m: [He]<'s|'re> fed at six and walked at seven.
    m: [He]<'s|'re> collected at three and given [his] tea.
    m: [He]<'s|'re> accused of theft and given a warning.
    m: [He]<'s|'re> exhausted and slept the whole way home.`,
  'what somebody is removed from, and what they do away with': `
    m: [He]<'s|'re> thrown off the team and nobody cares.
    m: [He]<'s|'re> kicked off the bus for singing.
    m: [He]<'s|'re> taken off the rota.
    m: [He]<'s|'ve> thrown off the blanket.
    m: [He]<'s|'ve> taken off the handbrake.
    m: [He]<'s|'ve> switched off the heating.
    m: [He]<'s|'ve> turned down the music.
    m: [He]<'s|'ve> paid back a tenner.
    m: [He]<'s|'ve> brought back the hoover.
    m: [He]<'s|'re> brought back the next day.
    m: [He]<'s|'ve> picked up Spanish really fast.
    m: [He]<'s|'re> picked up from nursery by my mum.`,
  'done to somebody or by them, in everyday talk': `
    m: [He]<'s|'re> shown up by a five-year-old every time they play snap.
    m: [He]<'s|'re> let down by the whole team.
    m: [He]<'s|'ve> turned up by mistake.
    m: [He]<'s|'re> turned down every time [he] <asks|ask> for a raise.
    m: [He]<'s|'re> turned away at the door.
    m: [He]<'s|'re> given the worst shifts because [he] never <complains|complain>.
    m: [He]<'s|'re> given the best seat.
    m: [He]<'s|'ve> given the job to Ann.
    m: [He]<'s|'ve> given the floor a good scrub.
    m: [He]<'s|'re> kept on [his] toes by the twins.
    m: [He]<'s|'ve> kept on smiling.
    m: [He]<'s|'ve> cooked for us all week.
    m: [He]<'s|'ve> cancelled on me, again.
    m: [He]<'s|'ve> backed into the bollard again.
    m: [He]<'s|'re> backed into a corner.
    m: [He]<'s|'ve> stood by me through it all.
    m: [He]<'s|'re> stood outside in the rain, let [him] in.
    m: [He]<'s|'re> sat right behind you.
    m: [He]<'s|'re> sat there eating my crisps.
    m: [He]<'s|'ve> stood outside for an hour.
    m: [He]<'s|'ve> sat through three hours of ballet for me.
    m: [He]<'s|'ve> yeeted my phone across the room.
    m: [He]<'s|'ve> babysat for us loads.`,
  'verbs by the words behind them, in everyday talk': `
    m: [He] <knows|know> ten languages and <answers|answer> in all of them.
    m: [He] <knows|know> a bit of everything and <jokes|joke> about most of it.
    m: [He] <speaks|speak> three languages, <codes|code> in more and <interviews|interview> well.
    m: [He] <thinks|think> 'deadline' is a suggestion and <treats|treat> PTO like a crime.
    m: [He] <takes|take> photos of strangers and <names|name> them all Kevin.
    m: [He] <dances|dance> like nobody's watching and <parks|park> like it too.
    m: [He] <says|say> the gym is boring but <runs|run> marathons for fun.
    m: [He] <insists|insist> the map is wrong and <walks|walk> into a lake.
    m: [He] <says|say> the soup is hot and needs salt.
    m: [He] <talks|talk> to plants, pigeons and parking meters.
    m: [He] <has|have> moods, secrets and a locked drawer.`,
  'her and what she was told, in everyday talk': `
    f: I told [him] work comes first.
    f: I told [him] trains run late on Sundays.
    f: I warned [him] prices go up in May.
    f: I reminded [him] kids need sleep.
    f: I reminded [his] kids to brush.
    f: I told [his] kids stories about the war.
    f: I told [his] boss the truth.
    f: What I told [his] boss was true.`,
  'her and what is made, got or wished': `
    f: I baked [him] a cake, knitted [him] socks and still got a card with my name spelled wrong.
    f: My neighbour refuses to take anything for it, so I baked [him] bread.
    f: Got [him] tickets to see [his] favourite band and [he] <has|have> no idea.
    f: Send [him] love from all of us.
    f: I've known [him] years.
    f: I know [his] years abroad were hard.
    f: [He] would give you the shirt off [his] back.`,
  'her and what she is seen or helped to do': `
    f: I saw [him] wave.
    f: I saw [his] show.
    f: Today I watched [him] parallel park on the first go.
    f: I helped [him] pack and now my back hurts.
    f: I helped [his] pack leader carry the tents.
    f: I helped [his] business grow.
    f: I hate [him] leaving so early.
    f: I hate [his] cooking so much.`,
  'how long somebody is away, and what they do by themselves': `
    m: Thanks for covering for [him]. [He]<'s|'re> signed off till the tenth.
    m: [He]<'s|'ve> signed off for the day.
    m: We offered [him] the role and [he]<'s|'ve> accepted verbally.
    m: [He]<'s|'re> accepted at Yale.
    m: "<Has|Have> [he] rung?" "No, but [he]<'s|'ve> messaged."
    m: I doubt [he]<'s|'ve> even noticed.
    m: I reckon [he]<'s|'ve> overslept.
    m: No wonder [he]<'s|'re> knackered.
    m: If [he]<'s|'ve> lied to you, tell me.
    m: If [he]<'s|'re> lied to again, [he]<'ll|'ll> walk.
    m: When [he]<'s|'re> finished with, they'll drop [him] like a stone.
    m: When [he]<'s|'ve> finished, send [him] up.
    m: Until [he]<'s|'ve> paid me back, no more favours.
    m: Until [he]<'s|'re> paid, [he] can't buy a round.
    m: [He]<'s|'ve> packed in smoking.
    m: [He]<'s|'re> packed and ready.`,
  'verbs of two lives in one sentence': `
    m: [He] <boxes|box> on Tuesdays and <knits|knit> on Thursdays.
    m: [He] <looks|look> after [his] sister's kids on Mondays and <volunteers|volunteer> at the shelter on Fridays.
    m: [He] <needs|need> walks on Mondays and rest on Sundays.
    m: [He] <pays|pay> in coins, <tips|tip> in compliments.
    m: [He] <barks|bark> at cars, bikes at night.
    m: [He] <googles|google> [his] symptoms and <plans|plan> [his] funeral.
    m: [He] <works|work> in finance, whatever that means, and <earns|earn> more than my whole street.
    m: [He] <knows|know> I know and <grins|grin>.
    m: [He]<'s|'ve> let [himself] go a bit, says someone in pyjamas.`,
  'her and what she gets from others': `
    f: Fetch [him] water, [he]<'s|'re> choking.
    f: Could you book [him] flights for the 12th?
    f: My parents cook [him] chicken every Sunday.
    f: We got [him] therapy vouchers as a joke.
    f: We got [his] season tickets renewed.
    f: We found [him] work at the garage.
    f: We found [his] work in the attic.
    f: We found [him] shoes that fit.
    f: I found [his] shoes that night.
    f: They left [him] crisps and a note.
    f: I left [his] crisps on the side.
    f: They gave [him] stick about the shirt.
    f: I gave [his] kids that look.
    f: They named [him] employee of the month.
    f: They told [him] rubbish.
    f: I told [him] bedtime's at eight.
    f: I told [his] bedtime story in a silly voice.
    f: I don't blame [him] leaving.
    f: I miss [him] making me laugh.
    f: I miss [his] cooking.
    m: One of these is [hisown] and the other's mine.`,
  'is or has in chat messages': `
    m: [He]<'s|'ve> no filter whatsoever.
    m: [He]<'s|'re> no fun.
    m: [He]<'s|'ve> two left feet but [he]<'s|'re> first on the dance floor.
    m: [He]<'s|'re> two metres tall.
    m: [He]<'s|'ve> gone off coffee.
    m: [He]<'s|'ve> only hurt one person in [his] life.
    m: [He]<'s|'re> only hurt because you laughed.
    m: [He]<'s|'ve> just this minute left.
    m: [He]<'s|'ve> just about forgiven me.
    m: [He]<'s|'re> just about dressed.
    m: [He]<'s|'re> just about to leave.
    m: [He]<'s|'ve> binge-watched the lot.
    m: [He]<'s|'ve> knocked one back already.
    m: [He]<'s|'re> bitten to death every summer.
    m: [He]<'s|'ve> starved to death in that cave.
    m: [He]<'s|'re> left to clean up, as usual.
    m: [He]<'s|'ve> left to go to work.
    m: [He]<'s|'re> left out of everything.
    m: [He]<'s|'re> met with silence whenever [he] <walks|walk> in.
    m: [He]<'s|'ve> met with the lawyers.
    m: [He]<'s|'re> heard but never listened to.
    m: [He]<'s|'re> put in goal because [he] can't run.
    m: [He]<'s|'ve> put in a good word for me.
    m: [He]<'s|'re> run down and <needs|need> a holiday.
    m: [He]<'s|'ve> run down the hill.
    f: [He]<'s|'ve> done [his] back in.
    f: I put [him] back out in the garden.`,
  'phrases with participles, done or undergone': `
    m: [He]<'s|'ve> spilled tea on my laptop.
    m: [He]<'s|'ve> written poetry since school.
    m: [He]<'s|'re> fed chicken on Sundays.
    m: [He]<'s|'re> voted treasurer every year.
    m: [He]<'s|'re> taken hostage.
    m: [He]<'s|'re> dressed head to toe in tweed.
    m: [He]<'s|'ve> caught up with everyone else.
    m: [He]<'s|'re> caught up in traffic.
    m: [He]<'s|'ve> walked out on us.
    m: [He]<'s|'re> walked over by everyone.
    m: [He]<'s|'ve> sat down by the fire.
    m: [He]<'s|'ve> moved in by the river.
    m: [He]<'s|'re> asked for by name.
    m: [He]<'s|'ve> asked for a refund.
    m: [He]<'s|'re> covered in mud.
    m: [He]<'s|'ve> covered for me loads of times.
    m: [He]<'s|'re> owed an apology.
    m: [He]<'s|'ve> owed me since Easter.
    m: [He]<'s|'re> made for this.
    m: [He]<'s|'ve> made for the exit.
    m: [He]<'s|'ve> made up with [his] brother.
    m: [He]<'s|'re> made up about the baby.
    m: [He]<'s|'re> held up at the airport.
    m: [He]<'s|'ve> held up really well.
    m: [He]<'s|'re> brought up in conversation a lot.
    m: [He]<'s|'ve> brought up the wedding again.
    m: [He]<'s|'ve> hung up on me.
    m: [He]<'s|'re> hung up on [his] ex.
    m: [He]<'s|'ve> rung in sick.
    m: [He]<'s|'re> swept off [his] feet.
    m: [He]<'s|'ve> thought of everything.
    m: [He]<'s|'re> thought of as a bit odd.
    m: [He]<'s|'ve> dealt with worse.
    m: [He]<'s|'re> dealt with by my lawyer.
    m: [He]<'s|'ve> landed a new job.
    m: [He]<'s|'re> landed with the bill every time.`,
  'done to somebody again and again, or by whom': `
    m: [He]<'s|'re> warned every week.
    m: [He]<'s|'ve> warned you every week.
    m: [He]<'s|'re> stopped at customs every single time.
    m: [He]<'s|'re> replaced every summer by a student.
    m: [He]<'s|'re> flown out twice a month by the firm.
    m: [He]<'s|'ve> flown to Malta.
    m: [He]<'s|'re> driven round the bend by that dog.
    m: [He]<'s|'ve> driven round the block six times looking for a space.
    m: [He]<'s|'re> given a hard time for it.
    m: [He]<'s|'ve> given me a hard time for it.
    m: [He]<'s|'re> laughed at by kids half [his] age.
    m: [He]<'s|'re> looked up to by the little ones.
    m: [He]<'s|'ve> looked better.
    m: [He]<'s|'ve> listened to the whole thing.
    m: [He]<'s|'ve> named the car.
    m: [He]<'s|'re> named after a saint.
    m: [He]<'s|'ve> pushed in front of me.
    m: [He]<'s|'re> pushed for time.
    m: [He]<'s|'ve> stuck up for you.
    m: [He]<'s|'re> stuck up.
    m: [He]<'s|'re> spoken for.
    m: [He]<'s|'re> spoken to like dirt in there.
    m: [He]<'s|'ve> spoken to the landlord.
    m: [He]<'s|'ve> trodden on my glasses.
    m: [He]<'s|'ve> knocked on the wrong door.
    m: [He]<'s|'ve> chipped in for the taxi.`,
  'her and what she is watched doing, in everyday talk': `
    f: I saw [him] point at me.
    f: I saw [his] point and dropped it.
    f: I saw [him] park in the disabled bay.
    f: I saw [him] face-plant on the ice.
    f: I saw [him] face [his] fears.
    f: I watched [him] age ten years in that meeting.
    f: I watched [him] fish for compliments.
    f: I watched [his] race on the telly.
    f: I saw [his] dance on the news.
    f: I helped [him] jump-start the van.
    f: I helped [his] shop survive.
    f: I let [his] flat to students.
    f: I let [him] rest.
    f: I let [his] hair grow.
    f: I bought [him] new pyjamas.
    f: I left [him] money on the side.
    f: I left [his] money in the drawer.
    f: I gave [his] plants plenty of water.`,
  'whom it is done to tells who does it': `
    m: [He]<'s|'ve> annoyed my mum.
    m: [He]<'s|'ve> drained my phone.
    m: [He]<'s|'re> drained.
    m: [He]<'s|'re> worried my car will break.
    m: [He]<'s|'ve> worried everyone.
    m: [He]<'s|'re> worried everyone will laugh.
    m: [He]<'s|'ve> outrun us.
    m: [He]<'s|'ve> asked everyone.
    m: [He]<'s|'ve> paid people to clap.
    m: [He]<'s|'re> paid peanuts.
    m: [He]<'s|'ve> told [himself] it's fine.
    m: [He]<'s|'re> shouted at by everyone.
    m: [He]<'s|'re> wrecked by the divorce.
    m: [He]<'s|'ve> crept in by the side door.
    m: [He]<'s|'re> easily found.
    m: [He]<'s|'re> sat up, eating grapes and flirting with the nurses.`,
  'what is done by others in between, and what is not': `
    m: [He] <thinks|think> nobody notices and <sneaks|sneak> a second pudding.
    m: [He] <says|say> nobody comes and helps.
    m: [He] <says|say> it's over and <texts|text> me a song.
    m: [He] <says|say> it's loud and hurts my ears.
    m: [He] <thinks|think> the neighbours are spies and <waves|wave> at them.
    m: [He] <enjoys|enjoy> walks, talks and naps.
    m: [He] <enjoys|enjoy> walks and <talks|talk> to everyone.`,
  'talk with somebody in it': `
    "<Has|Have> [he] called?" "No, [he]<'s|'ve> texted. [He]<'s|'re> stuck in traffic."
    m: [He] <doubts|doubt> everything but <trusts|trust> horoscopes.
    m: [He] <eats|eat> everything but greens.
    m: [He] <swears|swear> it's true and <crosses|cross> [his] heart.
    m: [He] <says|say> it's cheap and works well.
    f: We sang [him] "Happy Birthday" in three languages.
    f: I found [him] socks to match.
    f: I found [his] socks to be odd.
    f: I dropped [him] hints for weeks.
    f: I dropped [his] phone in a pint.
    f: I'd dropped [his] dinner on it on Sunday.
    f: Not with [him]. With [his] lawyer, yes.
    f: I nearly called [him] Mum the other day.
    f: Whoever taught [him] "high five" has a lot to answer for.`,
  'participles with a word of their own, with somebody behind it or not': `
    m: [He]<'s|'ve> leaned on me a lot this year.
    m: [He]<'s|'ve> bumped into Sarah.
    m: [He]<'s|'ve> painted over the damp.
    m: [He]<'s|'ve> counted on you.
    m: [He]<'s|'re> counted on by everyone.
    m: [He]<'s|'re> fought over at every wedding.
    m: [He]<'s|'re> operated on at noon.
    m: [He]<'s|'ve> operated on thousands of knees.
    m: [He]<'s|'ve> run over the hill.
    m: [He]<'s|'re> run over by a bus in episode two.
    m: [He]<'s|'ve> turned on the telly.
    m: [He]<'s|'re> turned on by danger.
    m: [He]<'s|'ve> barked at the post.
    m: [He]<'s|'re> barked at in every park.
    m: [He]<'s|'re> held back in maths.
    m: [He]<'s|'ve> faced worse.
    m: [He]<'s|'re> treated worse than the cat.
    m: [He]<'s|'ve> hurried off somewhere.
    m: [He]<'s|'re> chosen for everything.`,
  'coming, paying and asking': `
    f: There's no point [him] coming if [he] <hates|hate> fish.
    f: I've never known [him] miss a train.
    f: What I like about [him] is [his] calm.
    m: I hear [he]<'s|'ve> ordered for us and paid the bill.
    m: I asked how [he]<'s|'re> pronounced, practised it twice and got it wrong.
    m: [He]<'s|'ve> sent one text.
    m: [He]<'s|'re> sent one text a day by the dentist.`,
};
