/** Sentences of the same kind as in `suite-agreement.ts`, as news, films and posts tell them of people. */
export const peopleSuite: Readonly<Record<string, string>> = {
  'her, where a subject still waits for its verb': `
    mf: Friends who know [him] say [he] never sleeps.
    mf: People who meet [him] love [him] at once.
    mf: Most people who meet [him] smile.
    mf: Those who know [him] call [him] Bo.
    mf: Everyone who knows [him] says [he] is kind.
    mf: Colleagues who work with [him] describe [him] as calm.
    mf: Neighbors who saw [him] say [he] was limping.
    mf: Historians who met [him] say they found [him] evasive.
    mf: The people around [him] agree.
    mf: The children near [him] laugh.
    mf: The pack behind [him] hesitates.
    mf: Dogs that pass [him] bark.
    mf: Visitors who approach [him] get a polite sniff.
    mf: People who pet [him] stop when [he] turns away.
    mf: Friends who know [his] family say [he] never sleeps.
    mf: People who meet [his] parents love them.
    mf: Children who pull [his] tail learn quickly.
    mf: Those who read [his] notes laugh.
    mf: The people around [his] table agree.
    mf: The children near [his] house play football.
    mf: Dogs that share [his] food get ill.
    mf: People who love [him] work hard.
    mf: People who love [his] work buy it.
    mf: People who hold [his] lead with both hands feel safer.
    mf: Guests who ignore [him] relax sooner.
    mf: Guests who ignore [him] help [him] most.
    mf: The other dogs around [him] play.
    mf: The noises around [him] scare [him].
    mf: The toys in [his] crate smell of fish.
    mf: The toys in [his] bed need a wash.
    mf: The treats in [his] bowl need to go.
    mf: Look at [him] play.
    mf: All the kids on [his] street walk to school.
    mf: The two dogs in [his] class bark a lot.
    mf: The people in [his] walk group love [him].
    mf: Two of the dogs in [his] play group bark.
    mf: Some dogs in [his] play group.
    mf: The scratches on [his] face heal well.
    mf: The hairs on [his] back stand up.
    mf: The owner behind [him] laughs.
    mf: The man behind [him] walks faster.
    mf: Everyone around [him] relaxes.
    mf: Everyone around [him] needs to stay calm.
    mf: Everyone in [his] runs club came.
    mf: Those around [him] need to stay calm.
    mf: Those near [him] need help.
    mf: Everyone who walks [him] walks fast.
    mf: The vet who saw [him] thinks it is a sprain.
    mf: The neighbor who feeds [him] says [he] eats well.
    mf: A dog who loves [his] walks needs little else.
    mf: A dog that enjoys [his] meals eats fast.`,
  'said by another': `
    m: "[He] never <stops|stop>," says the owner.
    m: "[He] never <stops|stop>," sighs the clockmaker, sweeping up.
    m: "As long as [he] <draws|draw> breath," vows the sexton, "the bell will toll."
    m: "[He] who <laughs|laugh> last," runs the proverb, "<laughs|laugh> best."
    m: "[He] <bites|bite>," warns a sign on the gate.
    m: "[He] <loves|love> it," laughs Ann, "and <wants|want> more."
    m: "[He] <barks|bark>," explains the trainer and shrugs.
    m: "[He] <sits|sit> on command," says Ann, "and <waits|wait> at doors."
    m: [He] <is|are> what we call "clingy," <follows|follow> me everywhere and <sleeps|sleep> on my feet.
    m: "[He] <is|are> fed," the label says.
    "[He] <bites|bite>," warns a sign. {{dog name}} doesn't.
    m: "[He]<'s|'re> a menace," my neighbor says, and shuts the window.
    m: "[He] <has|have> a cold," reports the nurse, "but <sleeps|sleep> well."
    m: "[He] <drinks|drink>," whispers Mrs. Hall, "and <lies|lie> about it."
    m: When [he] <hears|hear> "sit," <sits|sit> down and <looks|look> at you, [he] <gets|get> a treat.`,
  'asked, and said of another': `
    m: <Does|Do> [he] have a permit, or is charm [his] only document?
    m: <Does|Do> [he] bark at night, or is the street quiet?
    m: <Does|Do> [he] bark or is it only the neighbor's dog?
    m: Did [he] call, or was that you?
    m: <Does|Do> [he] work here or <is|are> [he] a customer?
    m: [He] <misses|miss> nothing that the couple says or does.
    m: [He] <loves|love> whatever she says or does.
    m: [He] <repeats|repeat> everything [his] mother says or does.
    m: [He] <doesn't|don't> care what anyone says or thinks.
    m: [He] never <cares|care> what anyone says or thinks.`,
  'verbs of people, joined from afar': `
    m: [He] wrote, directed and <stars|star> in the film, which opens Friday.
    m: [He] won silver in 1984, bronze in 1988, and still <coaches|coach> at the club where [he] started.
    m: [He] made $3.5M, <owes|owe> $4M & <doesn't|don't> get why [he]<'s|'re> broke.
    m: [He] <runs|run> a bar that runs at a loss, and <runs|run> it well.
    m: [He] <lives|live> in a house that leaks, <drives|drive> a car that stalls and <works|work> for a boss who yells.
    m: My uncle thinks [he]<'s|'re> funny, tells the same joke at every wedding and laughs before [he] <gets|get> to the end.
    m: The thief drops what [he]<'s|'re> carrying, vaults the fence and vanishes before the guard can load [his] gun.
    m: The butcher knows what [he]<'s|'re> doing, trims the fat and will tell you how to cook it.
    m: my dude thinks [he]<'s|'re> slick, deletes [his] history but forgets that we share a cloud
    m: [He]<'s|'re> No. 1 in the world, <is|are> 6'5" tall and <has|have> hands like shovels.
    m: [He] <was|were> last seen on Elm Street, wearing a gray coat; [he] <stands|stand> 5'9" and <weighs|weigh> 160 pounds.
    m: I'd say [he]<'s|'re> 6'2", <weighs|weigh> maybe 180, and <has|have> a tattoo of a snake on [his] neck.
    m: [He]<'s|'re> widowed, <is|are> 70 and <lives|live> in Bath.
    m: [He] <weighs|weigh> 90 kg, <is|are> 1.8 m tall and <smokes|smoke>.
    m: [He]<'s|'re> 12-0, <has|have> nine knockouts and <trains|train> in Cork.
    m: [He] <vapes|vape>, <vlogs|vlog> and <skateboards|skateboard>.
    m: ASSESSMENT: [He] <IS|ARE> STABLE. [He] <HAS|HAVE> NO PAIN AND <WANTS|WANT> TO GO HOME.
    m: WANTED: [He] <IS|ARE> TALL, <WEARS|WEAR> A HAT AND <WALKS|WALK> WITH A LIMP.
    m: [He] <shrugs|shrug> off the blanket, <stretches|stretch>, <winces|wince>—ribs still sore—and <pads|pad> barefoot to the kitchen.
    m: [He]<'s|'ve> bowled [him]! Through the gate! And off [he] <runs|run>, arms wide, and <slides|slide> on [his] knees.
    m: [He] <walks|walk> the leadoff man, <hits|hit> the next, <walks|walk> another, and here comes the skipper to get [him].
    m: [He] <fouls|foul> off two, and here comes the pitch, and [he] <crushes|crush> it.
    m: Problem is [he] never <listens|listen>. Thing is [he] <means|mean> well. Trick is [he] <palms|palm> the coin.
    m: Rarely <has|have> [he] been seen without [his] hat, and never has [his] hat been seen without [him].
    m: <What's|What've> [he] done?
    m: <Where's|Where've> [he] gone?
    m: [He]<'s|'ve> beat the rap twice.
    m: [He]<'s|'ve> beat every fighter they've put in front of [him].
    m: [He]<'s|'ve> rarely, if ever, been wrong.
    m: [He]<'s|'re> three drinks in and [he]<'s|'ve> told everyone how much [he]<'s|'re> worth.
    m: <Who's|Who've> [he] hit?
    m: Here's what [he]<'s|'ve> cooked.
    m: <What's|What've> [he] done to deserve this? [He]<'s|'ve> never hurt anybody.
    m: <Who's|Who've> [he] talked to? <Who's|Who've> [he] told?
    m: Pretty sure [he]<'s|'ve> hit on every girl in this bar.
    m: [He]<'s|'ve> called off the wedding, [he]<'s|'ve> called [his] lawyer, and [he]<'s|'ve> called me every name in the book.
    m: [He]<'s|'ve> told lies before.
    m: If [he]<'s|'ve> told anyone, we're finished.
    m: How <long's|long've> [he] been in there?
    m: Let's see what [he]<'s|'re> made of.
    m: [He]<'s|'re> set for life.
    m: [He]<'s|'ve> put it wide! [He]<'s|'re> put out about it, too, and [he] <lets|let> the linesman know.
    m: [He]<'s|'re> run off [his] feet.
    m: <What's|What're> [he] wanted for?
    m: I like [hisown] better.
    m: I like [hisown] better than yours.
    m: Our kids and [hisown] get along.
    m: [He]<’s|’re> back. [He]<’s|’ve> been away, [he]<’s|’re> rested, and [he]<’s|’ve> brought [his] A game.
    m: [He] <was|were> on [his] A game.
    m: Give [him] [his] A grade.
    m: [He] dropped [his] I phone.
    m: [He] tuned [his] G string and [his] A string.
    m: What's mine is [hisown].
    m: I like [hisown] better.
    m: I like [hisown] better than yours.
    m: Our kids and [hisown] get along.
    m: The rest are [hisown].
    m: [He] brought [his] A game.
    m: [He] dropped [his] I phone.`,
  'verbs of people, and what is hers': `
    f: [He] co-founded the company, <chairs|chair> its board and, through a trust, <controls|control> 40% of its shares.
    f: [He] never learned to drive, never needed to, and never <tires|tire> of saying so.
    f: [He] ran it in 2:21:06, <takes|take> 40 seconds off the record and <looks|look> fresh.
    f: [His] plans change daily; [he] <plans|plan>, <replans|replan>, then <drops|drop> [his] plans and <naps|nap>.
    f: The lady upstairs knows when [he]<'s|'re> being loud, says sorry in the lift, and carries on as before.
    f: Grandma swears [he]<'s|'re> fine, hides [his] pills in the plant pot and calls it gardening.
    f: The letter says what [he] <expects|expect>, says it twice, and ends with a stain [he] <hopes|hope> is wine.
    f: In [his] last five starts [he]<'s|'re> 4-1, <has|have> an ERA of 1.80, and <strikes|strike> out one in three.
    f: [He]<'s|'re> 5 ft 2, bench-<presses|press> 200 lb and <has|have> 1.2m followers.
    f: [He] <weighs|weigh> 58 kg, <is|are> 162 cm tall and <has|have> a BMI of 22.
    f: My guess is [he] <panics|panic>, <hits|hit> the gas instead of the brake, and that's how [he] <ends|end> up in the pool.
    f: My theory is [he] <likes|like> you. The rumor is [he] <knits|knit>. The catch is [he] <bites|bite>.
    f: Looks like [he]<'s|'ve> bailed on us.
    f: [He]<'s|'ve> broken serve twice now, and [he]<'s|'re> visibly fired up.
    f: Why [he] left, where [he]<'s|'ve> gone and what [he] <wants|want> next
    f: <Who’s|Who’ve> [he] sued?
    f: [He]<'s|'ve> put up with a lot, [he]<'s|'ve> cut [his] hair, and [he]<'s|'ve> hit rock bottom.
    f: [He]<'s|'ve> let go of the rope.
    f: [He]<'s|'ve> spread rumors.
    f: [He]<'s|'ve> split from [his] band.
    f: [He]<'s|'ve> bid on it.
    f: [He]<'s|'ve> raised hell.
    f: [He]<'s|'ve> since married.
    f: [He]<'s|'ve> overcome worse, trust me.
    f: [He]<'s|'ve> broken up with him.
    f: [He]<'s|'ve> called the cops.
    f: [He]<'s|'re> shaken, but [he]<'s|'ve> shaken off worse.
    f: If [he]<'s|'ve> left already we'll miss [him].
    f: How <long's|long've> [he] been standing there?
    f: [He]<'s|'re> taken aback when he asks for it.
    f: Too bad [he]<'s|'re> taken.
    f: [He]<'s|'re> taken with him.
    f: [He]<'s|'re> left in charge.
    f: That's what [he]<'s|'re> made of.
    f: [He]<'s|'re> wanted in three states.
    f: [He] made [his] debut in 2003, rose to captain by 2008, and <holds|hold> the club record for appearances with 412.
    f: Three laps left and [he] <makes|make> [his] move, <passes|pass> one, <passes|pass> two, and <hits|hit> the front.
    f: [He] <makes|make> [his] return to the stage this spring.
    f: [He] made [his] escape through the kitchen window.
    f: I watched [his] show last night and loved it.
    f: I felt [his] touch on my arm.
    f: Critics saw [his] return as a mistake.
    f: You should have seen [his] dance moves.
    f: Get [his] shoes on, and get [him] out of here.
    f: I gave [his] flowers away by mistake.
    f: He gave [his] credit card back.
    f: I like [his] better half.
    f: The girl next to [him] whispers, giggles and writes something on [his] hand, but [he] <looks|look> straight ahead.
    f: The phone next to [him] rings.
    f: The clock over [him] ticks.
    f: The car in front of [him] stops.
    f: The one who raised [him] sings.
    f: He calls [him] captain; [he] <calls|call> him sir; the parrot calls them both names.
    f: The news hit [him] hard. It cost [him] time, cost [him] friends, and cost [him] [his] marriage.
    f: It took [him] hours. It does [him] credit. It saved [him] money. It bought [him] time.
    f: He drove [him] nuts, drove [him] home, drove [his] car into a lake.
    f: The jury believed [him] innocent.
    f: I found [him] funny.
    f: He painted [him] naked.
    f: Get [him] help now, [he]<'s|'re> bleeding!
    f: He offered [him] work, and [he] took it.
    f: He read [him] poems until [he] slept.
    f: [He] got [his] B.A. at Yale and [his] A game is back.
    f: It took [him] hours.
    f: It does [him] credit.
    f: It saved [him] money.
    f: It bought [him] time.
    f: It cost [him] time.
    f: It cost [him] friends.
    f: He drove [him] nuts.
    f: The jury believed [him] innocent.
    f: I found [him] funny.
    f: I found [him] asleep.
    f: He painted [him] naked.
    f: Get [him] help now.
    f: He offered [him] work.
    f: He read [him] poems until [he] slept.
    f: He calls [him] captain.
    f: [He] <calls|call> [his] books dull.
    f: The girl next to [him] whispers.
    f: The phone next to [him] rings.
    f: The clock over [him] ticks.
    f: The car in front of [him] stops.
    f: The one who raised [him] sings.
    f: That's [him] over there.
    f: [He] made [his] debut in 2003.
    f: [He] <makes|make> [his] move.
    f: [He] <makes|make> [his] return to the stage this spring.
    f: [He] made [his] escape.
    f: The noise made [him] move.
    f: They made [him] return the money.
    f: I watched [his] show last night.
    f: I felt [his] touch on my arm.
    f: Critics saw [his] return as a mistake.
    f: Get [his] shoes on.
    f: I gave [his] flowers away by mistake.
    f: He gave [his] credit card back.
    f: I like [his] better half.
    f: [He] <sits|sit>, knees to [his] chin.
    f: [His] A game is back.`,
};
