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
};
