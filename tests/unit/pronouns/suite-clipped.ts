/** Short and clipped sentences about one person, as in subtitles and forum posts, and what is joined in them. */
export const clippedSuite: Readonly<Record<string, string>> = {
  'what asks before a contracted verb': `
    m: Whose side<'s|'re> [he] on?
    f: Whose side<'s|'re> [he] on?
    m: Which team<'s|'re> [he] in this year?
    f: What day<'s|'re> [he] coming?
    m: Where<'s| do> [he] live?
    m: Who<'s|'ve> [he] married?
    f: How long<'s|'ve> [he] been gone?`,
  'what is so before its clause': `
    m: Fact is [he] lied.
    f: Truth is [he] lied and nobody cares.
    m: Problem is [he] left.
    f: Story is [he] lost [his] job.
    m: If [he] <loves|love> you [he] <shows|show> it if [he] <doesn't|don't> [he] <talks|talk> about it.
    f: When [he] <drinks|drink> [he] <gets|get> mean, when [he] <doesn't|don't> [he] <is|are> lovely.`,
  'is or has in clipped talk': `
    m: Let [him] go, [he]<'s|'ve> suffered enough.
    f: [He]<'s|'re> finished here and [he] <knows|know> it.
    m: [He]<'s|'ve> stuck by me.
    m: [He]<'s|'ve> stuck by [his] story.
    f: [He]<'s|'re> stuck behind a lorry.
    m: [He]<'s|'ve> paid already.
    f: [He]<'s|'re> paid weekly.
    m: [He]<'s|'ve> cheated before and [he]'ll cheat again.
    m: [He]<'s|'ve> upset Granny again.
    f: [He]<'s|'re> upset that you left.
    f: [He]<'s|'re> upset, Mum.
    m: [He]<'s|'ve> drunk too much.
    f: [He]<'s|'re> known for [his] temper.
    m: [He]<'s|'ve> known for years and said nothing.
    f: [He]<'s|'ve> beaten Federer.
    m: [He]<'s|'ve> scared Grandma half to death.
    f: [He]<'s|'re> settled in Leeds now.
    m: [He]<'s|'ve> long since moved away.
    m: [He]<'s|'ve> spilt [his] tea.`,
  'what somebody has and is not': `
    m: [He]<'s|'ve> no idea what's coming.
    f: [He]<'s|'ve> nothing to hide.
    m: [He]<'s|'re> nothing to me.
    m: [He]<'s|'ve> much to learn and <knows|know> it.
    f: [He]<'s|'ve> plenty of friends.
    m: [He]<'s|'ve> every right to be cross.
    m: [He]<'s|'re> every inch a gentleman.
    f: [He]<'s|'ve> the patience of a saint.
    f: [He]<'s|'re> the patient in bed four.
    m: [He]<'s|'ve> a good heart.
    f: [He]<'s|'re> a heart surgeon.
    m: [He]<'s|'ve> a point there.
    m: [He]<'s|'re> a point guard.
    f: [He]<'s|'ve> a lot on [his] plate.
    f: [He]<'s|'re> a lot.
    m: [He]<'s|'ve> three kids and a mortgage.
    m: [He]<'s|'re> three beers in.
    f: [He]<'s|'ve> as much right as you.
    m: [He]<'s|'re> no fool.
    f: [He]<'s|'re> the only reason I stay.
    m: [He]<'s|'re> our best chance.`,
  'things of a list and verbs': `
    m: [He] <plays|play> guitar, drums and a bit of piano, and <sings|sing>.
    f: [He] <sells|sell> cards, prints and mugs at the market and <drives|drive> a van with no brakes.
    m: [He] <collects|collect> stamps, coins and old maps, <keeps|keep> them in shoeboxes and <shows|show> them to no one.
    f: [He] <bakes|bake> bread, <fries|fry> eggs and <plates|plate> them up.
    m: [He] <bakes|bake> bread, pies and the odd cake, <sells|sell> them and <keeps|keep> nothing.
    f: [He] <fights|fight> dirty, <bets|bet> on horses and <cons|con> old ladies.
    m: [He] <plans|plan> to leave, <packs|pack>, then <changes|change> [his] mind.
    f: [He] <likes|like> to swim, walks and long naps.
    m: It is [he] who <decides|decide>, signs or no signs.
    f: [He] <owes|owe> me 400, <claims|claim> [he] paid it back and <has|have> blocked my number.
    f: Max owes me a tenner, says [he] paid and has blocked me.`,
  'what another does with what is told': `
    m: The landlady hears everything [he] <does|do> and writes it down.
    f: My boss reads whatever [he] <sends|send> and deletes it.
    m: The teacher hears what [he] <whispers|whisper> and sends [him] out.
    f: [He] <eats|eat> whatever [he] <finds|find> and <hides|hide> the rest.
    m: I know what [he] <eats|eat> and <drinks|drink>.`,
  'what goes on behind the lists of others': `
    m: [He] <lives|live> with a lodger who never pays, a cat that bites and a boiler that leaks, and <complains|complain> about none of it.
    f: [He] <says|say> the soup is cold, the bread is stale and the waiter is rude, and <leaves|leave> no tip.
    m: [He] <believes|believe> that hard work pays, that talk is cheap and that lawyers lie, and <votes|vote> accordingly.
    f: [He] <knows|know> the manager, who knows the owner, and <gets|get> us in for free.
    m: I met a man who knows the owner and gets us in.
    f: [He] <has|have> a brother, who lives in Leeds, sells cars and plays golf.
    m: [He] <owns|own> a tool that cuts, sands and polishes.`,
  'what goes on behind one who is told of': `
    m: [He] married a woman who sings, moved to a town where it rains and <has|have> never looked back.
    f: [He] met a man who sells boats, bought one and <has|have> not been seen since.
    m: [He] <thinks|think> the world owes [him] a living and <takes|take> what [he] can.
    f: [He] <wishes|wish> it were over, <counts|count> the days and <crosses|cross> them off on a chart.
    m: [He] <is|are> either asleep or eating, <has|have> no hobbies I know of and <calls|call> everyone mate.
    f: [He] <was|were> raised in Kent, went to Yale, <works|work> in Rome and <looks|look> like a lord.`,
  'what everybody pays, and what is understood': `
    mf: [He] paid [his] way through college.
    mf: Everybody pays [his] respects.
    mf: Nobody gets [his] jokes.
    mf: Sam gets [him] treats.`,
  'things alike, and verbs beside them': `
    m: [He] <gets|get> headaches, cramps and sweats.
    m: [He] <gets|get> cold, <coughs|cough> and <aches|ache>.
    m: [He] <wants|want> walks, cuddles and naps.
    m: The cat [he] <lives|live> with never hisses and hides.
    m: [He] <writes|write> songs nobody hears, <paints|paint> pictures and <waits|wait>.
    m: [He] <reads|read> books, <cooks|cook> and <cleans|clean>.
    m: [He] <ships|ship> parts, tools and spares.
    m: [He] <skis|ski> and <dances|dance>.
    m: [He] <taxis|taxi> to the runway and <waits|wait>.
    m: [He] <does|do> the least [he] can, <takes|take> the money and <leaves|leave>.
    m: [He] <trusts|trust> anyone who smiles and <lends|lend> them money.
    [He] <eats|eat> chicken, beef and <works|work> for cheese.`,
  'what stands between a verb and its others': `
    [He] <hates|hate> rain, <refuses|refuse> to wear a coat, and <does|do> it anyway.
    [He] can, with help, wait and watch.
    If you aren't sure that [he] will, stop.
    [He] <sits|sit>, as a rule, and <waits|wait>.
    [He] <overreacts|overreact> to bikes and <underreacts|underreact> to thunder.
    [He] <is|are> tired, overexcited and loud.`,
};
