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
};
