/** Sentences full of verbs, read anew: dogs first, then people. */
export const verbsAgainSuite: Readonly<Record<string, string>> = {
  'things that fall and fail between': `
    [He] <sleeps|sleep> through thunder and the bin lorry, yet <jumps|jump> when a teaspoon drops and <glares|glare> at whoever dropped it.
    [He] <jumps|jump> when a saucepan falls and <cries|cry> for an hour.
    m: [He] <leaves|leave> when the nanny falls and cries.
    m: [He] <barks|bark> when a child falls and cries.
    [He] <purrs|purr> at home and <hisses|hiss> in the car.
    The cat [he] <lives|live> with hisses and hides.
    m: My mother swears [he] <is|are> quiet, but <drops|drop> shoes at midnight and <runs|run> the washing machine.`,
  'what somebody advises': `
    m: The vet thinks [he] <has|have> arthritis, suggests swimming and will see us in May.
    m: Rex is fine now. The vet says [he] <has|have> a heart murmur, prescribes tablets and explains the dose.
    m: The vet says [he] <has|have> a heart murmur but <eats|eat> well, <sleeps|sleep> soundly and <plays|play>.
    m: The doctor says [he] <is|are> anaemic, prescribes iron and sends [him] home.
    m: The foreman says [he] <is|are> eager, <suggests|suggest> fixes and <stays|stay> late.`,
  'work, and those who have it': `
    m: The committee praised how [he] <handles|handle> pressure, <delegates|delegate> work and <credits|credit> others for results.
    [He] <credits|credit> others and <delegates|delegate> work.
    [He] <meets|meet> ministers, delegates and reporters.
    [He] <greets|greet> members, delegates and guests at the door.
    m: [He] <splits|split> [his] time between Oslo and Bath, <keeps|keep> bees and <does|do> not own a phone.
    [He] <splits|split> [his] time between work and home, <keeps|keep> bees and <does|do> not own a car.`,
  'waiting, noting and not caring': `
    If a bike comes past, [he] <freezes|freeze>; if it's a pram, [he] couldn't care less and <carries|carry> on sniffing.
    [He] <lets|let> the cat eat first, <waits|wait> for me to leave, <licks|lick> both bowls and <looks|look> round for more.
    [He] <waits|wait> for me to open the door, sit down and take off my boots.
    Note which way [he] <heads|head> and call us.
    If you see [him], do not approach, note which way [he] <heads|head> and call us.
    Watch how [he] <walks|walk>, <eats|eat> and <turns|turn>.`,
  'what nobody does in between': `
    [He] <settles|settle> best when the radio plays, the curtains are closed and nobody fusses, and <wakes|wake> refreshed.
    [He] <thinks|think> the food is bad and nobody cares, and <says|say> so.
    [He] <waits|wait> until the bell rings and everyone leaves, and the caretaker locks up.
    [He] <knows|know> the bell rings and nobody comes and leaves.
    [He] <waits|wait> till the bell rings and everyone stands, then <bolts|bolt>.
    [He] <rushes|rush> in or <hangs|hang> back, and nobody tells us why.`,
  'what is hoarded, named and asked for': `
    [He] <nests|nest> in laundry, <hoards|hoard> tennis balls and <objects|object> in the strongest terms to being moved.
    [He] <nests|nest> in laundry and <hoards|hoard> tennis balls.
    [He] <guides|guide> tourists through the caves, <names|name> every bat, and <sings|sing>.
    [He] <guards|guard> socks, toys every child loves, and old shoes.
    [He] <loves|love> it here, <doesn't|don't> [he], and <sleeps|sleep> like a log now that the boiler works again.
    nm: Why <does|do> [he] bark, and sleep so little?
    nm: [He] <loves|love> it, <doesn't|don't> [he], and always <eats|eat>.`,
  'what somebody is before what is said': `
    The coach, a former boxer, says [he] <trains|train> like a monk, <eats|eat> like a bird and <hits|hit> like a truck.
    The goalkeeper, 31, says [he] <trains|train> at dawn, <eats|eat> early and <sleeps|sleep> ten hours.
    The coach, [himself] a boxer, says [he] <trains|train> at dawn, <eats|eat> early and <sleeps|sleep> ten hours.
    m: At night, the dog looks at me, says [he] <is|are> sorry, and sits.`,
  'what somebody does besides, and how': `
    The minister, facing questions about [his] expenses, says [he] <welcomes|welcome> scrutiny, <publishes|publish> every receipt and <claims|claim> less than most.
    The minister, accused of fraud, says [he] <welcomes|welcome> scrutiny, <keeps|keep> receipts and <claims|claim> less than most.
    Anyone who has eaten there knows how [he] <greets|greet> regulars, <seats|seat> us by the window and <fusses|fuss> over children.
    m: The boss shows how [he] <walks|walk>, <talks|talk> and <sells|sell>.
    m: Rex sees how [he] can reach it, climbs the chair and takes the cake.
    m: Rex knows when [he] <is|are> loud, says sorry and slinks off.`,
  'ideas that have verbs of their own': `
    The rumour that [he] <drinks|drink>, <gambles|gamble> and <beats|beat> the horses comes from a rival and deserves no reply.
    The idea that [he] <works|work> alone pleases the press and sells papers.
    The fact that [he] <sleeps|sleep> and <eats|eat> is good.
    m: The rumour that [he] left early spread and made [him] smile.`,
  'phrases before a joined verb': `
    [He] <hates|hate> me leaving, <loves|love> me coming back, and in between <destroys|destroy> one cushion.
    [He] <lies|lie> in between the beds and <sleeps|sleep>.
    [He] <loses|lose> the keys and as a result <sleeps|sleep> in the car.`,
  'bare verbs before plurals': `
    Whoever wins, [he] <shakes|shake> hands, <thanks|thank> the crowd and <signs|sign> shirts till the lights go out.
    [He] then <clears|clear> the hall, <counts|count> heads and <reports|report> to the fire officer.
    nm: [He] <likes|like> the time and place names.
    [He] <enjoys|enjoy> sudoku, word counts and crosswords.
    [He] <checks|check> weights, counts and dates.`,
  'behind hours, smells and sides': `
    [He] <studies|study> squirrels for hours, <plots|plot>, <charges|charge> and <misses|miss>.
    [He] <sleeps|sleep> for days, <naps|nap> at work and <works|work> at night.
    m: [He] <moves|move> without stiffness, although the left ear smells and needs drops.
    m: [He] <sleeps|sleep> well, although the bed smells of fish and needs a wash.
    [He] <loves|love> how the kitchen smells and <begs|beg> for soup.
    [He] <thinks|think>, <points|point> left, <says|say> right and <wishes|wish> you luck.
    [He] <studies|study> the map and <points|point> left.
    [He] <knows|know> the high points left by climbers.`,
  'what was, what is and what the reader does': `
    nm: [He] grew up with horses, <rides|ride> well in the box and <settles|settle> wherever you hang [his] blanket.
    nm: [He] came to us from Wales, <knows|know> sheep and <sleeps|sleep> well.
    nm: We made [him] sit, lie down and sleep.
    nm: [He] nailed it, first go, nose down the whole way and tail going like a windscreen wiper.
    nm: Tie [him] up and [he] <chews|chew> through it, shut [him] in and [he] <digs|dig> out, but leave the gate open and [he] <stays|stay>.
    nm: Call [him] and [he] <comes|come>, but <jumps|jump> up at you and <licks|lick> your chin.
    nm: [He] <enjoys|enjoy> scent games, puzzle feeders and long naps, and <copes|cope> with being alone.
    nm: The report says [he] misled parliament, broke the code and <owes|owe> the house an apology.`,
  'what a body does, behind those it is done before': `
    [He] <greets|greet> guests and <grins|grin>.
    [He] <greets|greet> guests, <blinks|blink> and <leaves|leave>.
    mn: [He] <ignores|ignore> screams and groans.
    m: [He] <puts|put> up with giggles, screams and snorts.
    mn: [He] <hates|hate> airports, screams and groans.
    mn: [He] <hates|hate> noise and screams.
    [He] <walks|walk> past guests and <limps|limp>.
    [He] <chases|chase> ducks, <trots|trot> home and <snores|snore>.`,
  'behind phrases, asides and questions': `
    On the way back from the vet, with the bandage still dry, [he] <sleeps|sleep>, <twitches|twitch>, and once in a while <lets|let> out a sigh that fogs the window.
    [He] <sleeps|sleep> and every now and then <howls|howl>.
    [He] <greets|greet> my sister, who feeds us nothing, like a queen, and <treats|treat> me, who buys the food, like staff.
    m: [He] <knows|know> the manager, who knows the owner, runs the shop, and gets us in.
    nm: How <does|do> [he] manage to work and still look as if [he] <sleeps|sleep>?
    nm: Why <does|do> [he] bark at night and always sleep at noon?`,
  'how a thing is, and what is done with it': `
    [He] <thinks|think> the sauce is thin and <returns|return> it.
    [He] <thinks|think> the plan is good and <supports|support> it.
    [He] <says|say> the soup tastes odd and <changes|change> it.
    [He] <drives|drive> a van that smells and <writes|write> poems.
    [He] <wears|wear> a coat that leaks and <dreams|dream> of Spain.
    m: [He] <buys|buy> a pump that leaks and floods the shed.
    m: [He] <owns|own> a lamp that flickers and dies.`,
  'who minds him, and what is said': `
    The neighbour who minds [him] says [he] <mopes|mope> for an hour, <perks|perk> up at lunch and <spends|spend> the afternoon asleep.
    The neighbour says [he] <mopes|mope> for an hour, <perks|perk> up at lunch and <spends|spend> the afternoon asleep.
    The woman who taught [him] says [he] <pulls|pull>, <barks|bark> and <digs|dig>.
    [He] <pulls|pull>, <wins|win>, <struts|strut> a lap of honour and <brings|bring> the rope back for more.
    [He] <drafts|draft> the letter in anger, <sleeps|sleep> on it and <sends|send> a kinder one.
    [He] <trembles|tremble> in the waiting room, <hides|hide> under my chair, yet <stands|stand> like a rock on the table.`,
};
