/** Sentences of the same kind as in `suite-care.ts`, on what a dog is given. */
export const givingSuite: Readonly<Record<string, string>> = {
  'him or his, before what is given': `
    mf: Give [him] better odds.
    mf: Feed [him] better food and [his] coat will shine.
    mf: Offer [him] better treats than the bin does.
    mf: Show [him] kindness and patience.
    mf: I fed [him] most of it by hand.
    mf: Give [him] most meals outside.
    mf: Give [him] first choice.
    mf: Give [him] free access to the garden.
    mf: Give [him] crate rest for a week.
    mf: Give [him] lead walks only.
    mf: Give [him] toilet breaks every hour.
    mf: Give [him] crate time after lunch.
    mf: Give [him] puppy pads at night.
    mf: Give [him] dog biscuits, not cake.
    mf: Give [him] swimming lessons.
    mf: Give [his] joints a rest.
    mf: Give [his] tummy time to settle.
    mf: Give [his] wound time to heal.
    mf: Give [his] confidence a boost.
    mf: Give [his] brain a workout.
    mf: Give [his] bed a shake.
    mf: Give [his] collar a gentle pull.
    mf: Give [him] half a tablet.
    mf: Give [him] a day off.
    mf: Give [him] back the ball.`,
  'him or his, before what stands behind have and hold': `
    mf: Have [him] step onto the scale.
    mf: [He] has [his] spark back.
    mf: Holding [him] tight makes [him] struggle.`,
};
