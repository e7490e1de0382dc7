/** Sentences of biographies, news, obituaries, reviews, reports, novels, how-to texts, references and sayings about one person. */
export const genresSuite: Readonly<Record<string, string>> = {
  'her and what is forbidden, denied or a right': `
    f: The bail conditions forbid [him] alcohol, confine [him] to [his] parents' address and require that [he] report daily.
    f: They forbid [him] sugar and forbade [his] sister to visit.
    f: The law forbids [him] entry.
    f: The plaintiff contends that the employer denied [him] leave, cut [his] hours and then dismissed [him] by text.
    f: They denied [him] treatment for a year.
    f: The bank denied [his] loan application.
    f: The judge gave [him] credit for [his] plea, reminded [him] of [his] right to appeal and wished [him] luck.
    f: [He] waived [his] right to a lawyer.
    f: The state respects [his] right to silence.
    f: I walked [him] right to the door.
    f: They took [him] right to the edge.`,
  'her and what somebody tells or is given': `
    f: Investigators say the pilot radioed that [he] <was|were> losing height, gave [his] position and then went silent.
    f: [He] gave [his] reasons in a letter.
    f: Nobody gave [him] reasons to stay.
    f: They gave [him] position papers to read.
    f: [His] marriage gave [him] access to the court and [his] wit kept [him] there.
    f: The badge gave [him] access to the vault.
    f: [He] gave [his] keys to the guard.
    f: [He] died as [he] had lived: broke, cheerful and owing [his] tailor.`,
  'her and what is seen': `
    f: No portrait of [him] survives, but a cast of [his] left hand hangs in the hall.
    f: Every photograph of [him] shows a hat.
    f: A trace of [his] remains was found.
    f: A picture of [his] smiles would sell.
    f: A driver has been fined after police spotted [him] eating cereal at the wheel, [his] knees doing the steering.
    f: The doctor noticed [his] eating disorder.
    f: We found [his] drinking water.
    f: Nobody saw [him] leave. Nobody, that is, but the boy across the street, who had watched [him] pack.
    f: I watched [his] pack of hounds.`,
  'verbs behind a time': `
    m: [He] <sings|sing> the first verse as a lullaby, the second as a threat, and by the third <has|have> the front row in tears.
    m: By noon [he] <clears|clear> the desk and by one <has|have> the office to [himself].
    m: [He] <knows|know> that the house is sold, yet every spring <prunes|prune> the roses.
    m: [He] <works|work> and every night <locks|lock> the door.
    m: [He] <is|are> retired but most days <walks|walk> to work.
    m: [He] <fishes|fish> and each year <returns|return> to Oban.
    m: [He] <pays|pay> [his] rent and one day <leaves|leave> town.
    m: [He] <sells|sell> up and every summer <goes|go> back.
    m: [He] <is|are> sixty and every day brings a new ache.
    m: [He] <is|are> ill and each day tests [his] patience.
    m: [He] <likes|like> mornings and most walks.`,
  'whose verb ends a list': `
    m: The tourist describes what [he] <sees|see>, eats what [he] <knows|know>, and complains of both.
    m: [He] <says|say> what [he] <thinks|think>, <eats|eat> what [he] <likes|like>, and <complains|complain> of neither.
    m: Every evening [he] <checks|check> what [he] <earned|earned>, <writes|write> down what [he] <owes|owe>, and <sleeps|sleep> badly.
    m: The bore is someone who, when you ask [him] how [he] <is|are>, tells you.
    m: My dentist hums while [he] <drills|drill>, takes calls mid-filling and charges like a lawyer. Do I leave [him] a review?
    m: Framed for a theft, the clerk flees north, where [he] <falls|fall> in with smugglers, <learns|learn> to sail and <plots|plot> [his] return.
    m: [He] <holds|hold> dual citizenship, <speaks|speak> Farsi, Dutch and some Welsh, and, according to [his] publisher, <divides|divide> [his] time between Leiden and a farmhouse in Friesland.
    m: [He] <drops|drop> [his] shoulder, <beats|beat> one, <beats|beat> two, <looks|look> up and — with the goal gaping — <passes|pass>.
    m: [He] <cooks|cook> as [he] <talks|talk>, quickly and with [his] hands, and never <measures|measure> a thing.
    m: Not since 1974 <has|have> [he] lost a frame here, and rarely <does|do> [he] look like losing one now.`,
  'her and numbers, dates and what is best': `
    f: The judge cut [his] award by half.
    f: They cut [his] reward.
    f: They left [him] facing homeward.
    f: Some sources give [his] year of birth as 1820, others give [him] a twin.
    f: It taught [him] patience and cost [him] muscle.
    f: It cost [his] firm millions.
    f: At the games [he] bettered [his] best by a second.
    f: Make [him] your enemy and you'll never taste [his] best.
    f: I like [him] best when [he] <sings|sing>.`,
  'her, his and the verb of another': `
    f: Watching [him] think is the chief pleasure of the film; watching [him] run is the chief mistake.
    f: Watching [his] show is a joy.
    f: [He] <has|have> my highest regard, and whoever hires [him] will soon see why.
    f: A lawyer drew up [his] will soon after.
    f: Anyone who meets [him] will never forget it.`,
  'his and no': `
    m: That the picture was [hisown] no one doubted; that [he] had stolen it no one could prove.
    m: We took [his] no for a yes.`,
  'verbs behind what is thought to have been': `
    m: [He] <is|are> thought to have been the first to film the rite and <is|are> certainly the last to have seen it.
    m: [He] <is|are> believed to live in Spain and <has|have> two sons.
    m: From the tee [he] <hooks|hook> it into the trees, <chips|chip> out sideways, <finds|find> sand, and somehow, having looked beaten, <walks|walk> off with a par.
    m: [He] <wears|wear> black, <walks|walk> at dusk, and <answers|answer> — when [he] <answers|answer> at all — to Finch.
    m: Give [him] a speech and [he] <throws|throw> it away, <lets|let> it roll under the furniture, and <fetches|fetch> it back as a joke.`,
  'verbs behind "can" and behind what could be': `
    m: [He] <lives|live> in a house that could fall down, and <drives|drive> a car that should not be on the road.
    m: [He] neither <confirms|confirm> nor <denies|deny> the rumour but <smiles|smile>, in a manner that might mean anything, and <changes|change> the subject.
    m: [He] <wants|want> a machine that can wash, dry and fold.
    m: What [he] can't mend [he] <keeps|keep>, and what [he] can [he] <gives|give> away.
    m: If you can [he] <comes|come> along.
    m: Why did [he] leave and hide?
    m: [He] <says|say> little, <listens|listen> hard, and when at last [he] <speaks|speak>, <speaks|speak> so softly that one has to stop chewing.
    m: [He] <has|have> been, in the course of a long and not always lawful life, a cook, a purser, a bishop and, briefly, a fish.
    m: [He] <works|work> nights and <sleeps|sleep> days, <eats|eat> standing up and <reads|read> lying down.`,
  'her and what only a thing does or is': `
    f: They heard [him] laugh, and then they heard [his] laugh stop.
    f: I felt [his] hand tremble.
    f: I felt [him] tremble.
    f: They made [him] wait. Then they made [his] wait worthwhile.
    f: That song made [him] famous.
    f: They made [him] look easy.`,
  'his alone': `
    m: It is no business of [hisown] what I do with my money.
    m: The yellow one is mine; the green, with the dent, [hisown].
    m: [Hisown] was the only hand that went up, and [hisown] the only hand that shook.
    m: I compared the two signatures and could not tell yours from [hisown].
    m: The choice is [hisown] to make, and the blame will be [hisown] to bear.`,
  'verbs behind dashes': `
    m: The mayor opens the fair, judges the jam, loses at skittles — [he] always <loses|lose> at skittles — and goes home with a marrow.
    m: [He] <sits|sit> on the step — [he] always <sits|sit> there — and <waits|wait>.
    m: At noon [he] <eats|eat> — [he] <eats|eat> standing — and <goes|go> on.
    m: [He] <opens|open> the letter, <reads|read> it standing, <reads|read> it again sitting down, and <puts|put> it — as one might a sleeping bird — back in its envelope.`,
  'her, wishes and what is most': `
    f: The cook had given [him] bread, and [his] hat, and wished [him] God speed.
    f: This is the one that makes [him] most likeable.
    f: It makes [his] most famous role a joke.
    f: I find [his] most recent book dull.`,
  'nouns that are verbs in a list of work': `
    m: Each morning [he] <dresses|dress> the windows, <prices|price> the stock, <mans|man> the till and <bags|bag> whatever sells.
    m: [He] <reads|read> novels and <rounds|round> off the day with tea.
    m: [He] <makes|make> calls and rounds of tea.
    m: [He] <ferries|ferry> organs between hospitals, <tutors|tutor> cadets and <rounds|round> off the week by gliding.
    m: [He] <flies|fly> between islands, ports and farms.
    m: [He] <wrote|wrote> it, <directed|directed> it and <stars|star> in it.
    m: [He] might be eighty, yet <cycles|cycle> to work and <swears|swear> at lorries.
    m: [He] can't eat nuts, yet peanuts are fine.
    m: [He] <needs|need> sleep, walks, talks and time.
    m: [He] <fears|fear> heights, crowds and lifts, <climbs|climb> stairs wherever [he] can and <flies|fly> only under protest.
    m: [He] <trades|trade> in hides, bones and feathers and <guides|guide> hunters in the fall.
    m: [He] <keeps|keep> chickens, a diary and secrets.
    m: [He] <bottles|bottle> things up, <fumes|fume> for a week and then <floors|floor> everyone at dinner.`,
  'what somebody does who is told of by who': `
    m: I know a clerk who whistles while [he] <audits|audit>, sits on chairs and enjoys it.
    m: I know a clerk who sings when [he] <audits|audit>, sits on chairs and enjoys it.`,
  'her and what is taught, told and who it is': `
    f: It was [his] brother who taught [him] chess and [his] aunt who taught [him] cheating.
    f: I teach [his] training partner.
    f: We taught [his] writing class.
    f: They made [him] rector, then made [his] life hell.
    f: They made [his] rector resign.
    f: Fate dealt [him] aces and [he] folded.
    f: I promised [his] mother I'd fetch [him] home.
    f: Fetch [his] home keys.
    f: The rumours about [him] multiply faster than [his] rabbits.
    f: The stories about [his] change of heart are true.
    f: Books about [his] work sell well.
    f: The case against [him] rests on a hat.
    f: The book about [his] walks sells well.
    f: Behind [him] [his] past, before [him] [his] lunch.
    f: I gave [him] [his] own.
    f: The jokes about [his] looks hurt.
    f: Stories about [his] deeds abound.`,
  'is or has, contracted': `
    m: [He]<'s|'ve> got to go, [he]<'s|'ve> a train to catch.
    m: [He]<'s|'re> a joy to feed.
    m: [He]<'s|'ve> a family to feed.
    m: [He]<'s|'re> no fool, [he]<'s|'ve> two degrees, and yet [he]<'s|'ve> let that boiler go for years.
    m: [He]<'s|'re> two years old.
    m: [He]<'s|'ve> the look of someone who's slept in [his] coat.
    m: [He]<'s|'re> driven, sleepless and rude. [He]<'s|'ve> driven everyone away.
    m: [He]<'s|'ve> eaten, slept and gone.
    m: [He]<'s|'re> brought up to expect it.
    m: [He]<'s|'ve> brought up three boys.
    m: Let's see what [he]<'s|'ve> brought, and what [he]<'s|'re> brought up to expect.
    m: [He]<'s|'re> sold on the idea. [He]<'s|'ve> sold three novels.
    m: [He]<'s|'ve> finished the roof, [he]<'s|'ve> started on the walls, and [he]<'s|'re> nearly out of bricks.
    m: [He]<'s|'re> dead to me, and [he]<'s|'ve> been dead to me since Easter.
    m: Where<'s|'ve> [he] gone with my ladder?`,
  'verbs of the one who tells, and of a house and a bar': `
    m: The woman who taught [him] to swim says [he] <floats|float> like a brick, <kicks|kick> like a mule and <apologises|apologise> to the water.
    m: A clerk who thinks [he] <floats|float>, sinks.
    m: The man who says [he] <knows|know> it, lies.
    m: The bank in which [he] <works|work> is a bar; and the bar in which [he] <drinks|drink>, and <sleeps|sleep>, is falling down.
    m: The house in which [he] <was|were> born is now a bank; the bank in which [he] <worked|worked> is now a bar; and the bar in which [he] <drank|drank>, and still <drinks|drink>, is falling down.
    m: "[He] <hums|hum>," says [his] cellmate, "and <counts|count>, and <cries|cry>."`,
  'her and the verb that its clause waits for': `
    f: The gallery that shows [him] closes on Mondays, opens late and pays [him] later still.
    f: The orchestra that hired [him] tours in May.
    f: A museum near [him] sells casts of [his] hands.
    f: The estuary behind [him] glittered.
    f: A melody of [his] plays in the lift.
    f: The monastery that raised [him] brews beer and sells [his] memoirs.
    f: The symphony that made [him] famous bores [him].
    f: The aunt who raised [him] says [he] <walks|walk> in [his] sleep, <talks|talk> in it and <cooks|cook> in it.
    f: A neighbour, who watched [him] move in, says [he] <owns|own> nothing but books.
    f: Everyone who lent [him] books has gaps on the shelf.
    f: Those who visit [him] bring cheese; those who visit [his] brother bring wine.
    f: Nothing that happened to [him] later mattered as much.
    f: The boat that brought [him] sank, and the boat that was to fetch [him] never sailed.
    f: The horse that threw [him] won the cup.
    f: Letters to [him] went unanswered; letters from [him] went unread.
    f: A film about [him] opens on Friday.
    f: Work on [his] house goes on and on.
    f: The hunt for [him] ended in [his] own cellar.
    f: The plot against [him] thickens.
    f: The seat beside [him] stays empty.
    f: The noise above [him] stops.
    f: The warden guarding [him] dozes, wakes and counts [him] again.
    f: The judge sentencing [him] paused to find [his] glasses.
    f: The publisher suing [him] claims damages.
    f: The crowd around [him] swells, and [he] <swells|swell> with it.
    f: The only person who understands [him] charges by the hour.
    f: The last thing to leave [him] was [his] accent.
    f: The chair made for [him] creaks.
    f: A statue of [him] stands in the square, missing [his] nose.
    f: Photographs of [him] show a small man with [his] hat in [his] hand.
    f: One look at [him] tells you [he] <boxes|box>.
    f: Life without [him] goes on; life with [him] never quite did.
    f: The man who sold [his] paintings cheap fled.
    f: The firm that prints [his] books free of charge is small.
    f: The man who stole [his] drawings yesterday ran.
    f: The girl who wears [his] rings daily smiles.
    f: The gallery that shows [his] paintings abroad is new.
    f: The men who lost [his] keys work here.
    f: The guard with [his] papers walks off.
    f: A child with [his] looks turns heads.
    f: The man behind [his] songs lives here.
    f: Everyone who reads [his] letters cries.
    f: Everyone who hears [him] laughs.
    f: Anyone who wears [his] shoes limps.
    f: The one who fixed [his] brakes did it properly.
    f: I met the man who cut [his] hair last week.
    f: We thanked everyone who bought [his] prints early.
    f: This is the studio that made [his] films.
    f: Paul is the critic who loved [his] plays most.
    f: A song that suits [his] voice works best.
    f: I know the firm that runs [his] tours in May.`,
  'her, his and till, photographs and making do': `
    f: The inspector showed [him] photographs, none of which [he] recognised, and [his] own signature, which [he] did.
    f: I counted faster than [his] till.
    f: Wait for [him] till noon.
    f: [He] <has|have> neither the patience of a teacher nor the vanity of an actor, and <makes|make> do with being right.
    f: [He] <has|have> no patience, and <makes|make> do with that.
    f: Nothing so became [him] as [his] hat.
    f: They took turns to sit with [him], read to [him], turn [him] and comb [his] hair.
    f: What saves the book is [his] ear; what sinks it is [his] trust in it.
    f: The tailor measured [him] in silence, [his] mouth full of pins.
    f: The agency found [him] a flat, found [his] references false and found [him] gone.
    f: In chapter nine [he] <dies|die>, which is awkward, as [he] <narrates|narrate> chapter ten.
    f: The poor man counts [his] sheep; the rich man has them counted for [him].`,
  'her behind what, whoever, given and hearing': `
    f: What frightens [him] bores me.
    f: Whatever ails [him] spreads.
    f: What suits [his] voice works.
    f: Whoever knows [his] works knows that.
    f: Whoever cuts [his] nails needs patience.
    f: What hurts [his] feelings stays unsaid.
    f: Whoever hires [him] pays well.
    f: The coat that fits [him] costs more than [his] car.
    f: On hearing [his] sentence [he] sat.
    f: I heard [him] plead.
    f: Given [his] way, [he] <paves|pave> it.
    f: Given [his] age, [he] <does|do> well.
    f: I have given [him] time.
    f: What makes [his] songs work is the bass.
    f: Whatever ails [him] spreads, and whatever cures [him] costs more.
    f: The smell that woke [him] was [his] slippers, burning.
    f: Each of [his] rivals has beaten [him] once.
    f: The rest of [him] followed.
    f: To see [his] work is to see [him] work.
    f: It took three men to hold [him], and a fourth to hold [his] wig.`,
  'times of the day that are no verbs': `
    m: Mornings [he] <writes|write>, afternoons [he] <naps|nap>, and evenings, if the bar is open, [he] <reads|read> what [he] <wrote|wrote> and <tears|tear> it up.
    m: [He] <lets|let> the phone ring, <lets|let> the bath run and <lets|let> the cat decide.
    m: [He] <hosts|host> a quiz on Tuesdays, <pulls|pull> teeth the rest of the week and <sees|see>, [he] <says|say>, no contradiction.
    m: The lodger below [him] bangs on the ceiling whenever [he] <practises|practise>, and [he] <bangs|bang> back, in time.
    m: [He] <vapes|vape>, <vlogs|vlog> and <skateboards|skateboard>.`,
  'her and what is wired, cooked and drawn for somebody': `
    f: Somebody texted [him] directions; [his] phone died.
    f: They wired [him] money and wired [his] house for sound.
    f: I cooked [him] rice and poured [him] beer.
    f: Cook [him] rice, pour [him] beer, and praise [his] poems.
    f: The kids drew [him] pictures and [he] hung them over [his] bed.
    f: The fall earned [him] stitches and [his] horse a rest.
    f: Age has brought [him] calm and [his] joints complaints.
    f: The sun burned [him] red and bleached [his] beard white.
    f: They burned [his] red scarf.
    f: The judge showed [him] mercy and [his] mother respect.
    f: Whoever drew [his] pictures had talent.
    f: [He] wired [his] money home.
    f: Save [him] a seat and [his] wife a dance.
    f: I left [him] my watch and [his] children my books.
    f: They named [him] coach and named [his] price.
    f: Everyone called [him] a genius and [his] brother a saint.`,
  'reasons and what several think': `
    m: Clients trust [him] because [he] <listens|listen>, <bills|bill> by the minute and never <rounds|round> up.
    m: Clients fear [him] because [he] <shouts|shout>, <bills|bill> by the minute and never <smiles|smile>.
    m: [He] <ships|ship> spices, <fences|fence> silver and <launders|launder> both.
    m: [He] <fasts|fast> on Fridays, <feasts|feast> on Saturdays and <frets|fret> on Sundays.
    m: Cornered, [he] <bluffs|bluff>; caught, [he] <laughs|laugh>; jailed, [he] <writes|write> a bestseller and <dedicates|dedicate> it to the judge.
    m: Nothing [he] <touches|touch> works afterwards, and nothing [he] <says|say> helps.
    m: The new curate can't sing, doesn't drink and, to the despair of [his] flock, preaches.`,
};
