/** "Her" behind the verbs that trainers, owners and everybody else use, read once more. */
export const herAgainSuite: Readonly<Record<string, string>> = {
  'her before how and when': `
    f: Walk [him] Saturday mornings.
    f: I train [him] Friday evenings in the hall.
    f: We ruined [his] Friday evenings.
    f: Crate [him] nights only from now on.
    f: Leash [him] mornings and evenings.
    f: We board [him] summers when we go to Spain.
    f: The new job filled [his] evenings.
    f: [He] filled [his] evenings with chess.
    f: Coffee fuels [his] mornings.
    f: [He] <remembers|remember> [his] summers in Kerry.
    f: Nobody walks [him] weekdays, so [he] <is|are> fat.
    f: We left [him] unattended.
    f: Don't leave [him] unsupervised with the puppy.
    f: They published [his] unedited letters.
    f: I interrupted [him] mid-chew.
    f: The firm hired [him] full-time.
    f: I quit [his] full-time job for [him].
    f: The fans carried [him] shoulder-high around the pitch.
    f: Strangers should greet [him] side-on and crouched.
    f: Someone had dumped [him] roadside with a broken leg.
    f: The coach pulled [him] midway through the second half.
    f: They drove [him] downtown.
    f: They love [his] downtown flat.
    f: The owner walked [him] miles every day.
    f: They chased [him] two miles.
    f: The company flew [him] business class to Tokyo.
    f: I sent [his] business cards to the printer.
    f: Please don't hug [him] tight, [he] <finds|find> it frightening.
    f: I know [his] tight schedule.
    f: Take [him] places where nothing much happens.
    f: Friends remember [him] best for [his] kindness.
    f: [He] did [his] best for us.
    f: They freed [him] following complaints.
    f: [He] built [his] following online.
    f: The court released [him] pending trial.
    f: [He] <awaits|await> [his] pending trial.
    f: My brother beat [him] three games to one.
    f: [He] lost [his] three games.
    f: Mum rang [him] crying.
    f: The neighbours complained about [his] crying.
  `,
  'her before states and others': `
    f: We keep [his] daily routine.
    f: Brush [him] daily while [his] coat is changing.
    f: They met [him] walking the dog.
    f: I recognised [his] singing voice.
    f: I overheard [him] chewing the lead.
    f: They met [him] eating grass.
    f: They discussed [his] eating habits.
    f: I found [him] deep in conversation.
    f: I dressed [his] deep wound.
    f: The training kept [him] more alert.
    f: I kept [his] more recent letters.
    f: I drove [him] shopping.
    f: We drove [him] back home.
    f: We nursed [him] back to health.
    f: The saddle rubbed [his] back raw.
    f: How you greet [him] sets the tone.
    f: Calling [him] works better than chasing [him].
    f: Reading [his] works is slow going.
    f: Those closest to [him] deny it.
    f: Rumours about [him] spread fast.
    f: The BBC cast [him] opposite a newcomer.
    f: Talk to [his] opposite number.
    f: My aunt raised [him] Catholic.
    f: My aunt raised [his] Catholic children.
    f: They drafted [him] third overall.
    f: They published [his] third book.
    f: The pain woke [him] nights.
    f: Parliament elected [him] speaker in 2003.
    f: Call [his] old school.
    f: Ask [his] insurance company.
    f: Bring [his] lunch box.
    f: I brought [his] things home.
    f: I brought [his] medicine with us.
  `,
  'her before what she does or undergoes': `
    f: I spoke to [him] one morning.
    f: I walk with [him] most days.
    f: Sit with [him] evenings.
    f: I dream of [his] evenings.
    f: I work with [him] part-time.
    f: I read about [his] part-time work.
    f: I waited for [him] last night.
    f: We paid for [his] last night in Rome.
    f: I spoke to [him] right away.
    f: Holding [him] hurts.
    f: Holding [him] calms us both.
    f: Brushing [his] coat calms us both.
    f: I watched [his] trembling hands.
    f: I watched [him] trembling in the corner.
    f: We waited for [his] remaining family.
    f: We waited for [him] growing up in silence.
    f: I love [his] wagging tail.
    f: I heard [his] pounding heart.
    f: I caught [him] burning letters.
    f: I saw [his] burning cheeks.
    f: We caught [him] chewing gum.
    f: I had [him] rehomed.
    f: I had [him] microchipped.
    f: We got [him] X-rayed.
    f: We got [him] put down.
    f: It left [him] feeling safe.
    f: They mapped [his] seabed.
    f: Keep [his] training fun.
    f: Keep [him] separate.
    f: They kept [his] separate room.
    f: I felt [his] damp fur.
    f: I heard [his] practice went well.
    f: I heard [him] practise next door.
    f: The coach had [him] train with the juniors.
    f: The coach had [his] train ticket.
    f: They had [him] sign three forms.
    f: They found [his] three forms.
    f: The film helped [his] career.
    f: The massage helped [his] back no end.
    f: I helped [him] back into the car.
    f: They bid [him] welcome.
    f: Nobody forgave [him] leaving.
    f: The company denies [him] sick pay.
    f: You can see [him] third from the left.
    f: Watch [him] round toddlers.
    f: Watch [his] round belly.
    f: [He] <likes|like> [his] back scratched.
    f: The sun caught [him] full in the face.
    f: I caught [his] full name.
    f: Give [him] grass to roll in.
    f: We owe [him] thanks.
    f: [He] <owes|owe> [his] thanks to the vet.
    f: Keep [him] nil by mouth from midnight.
    f: Trade [him] cheese for the sock.
    f: I watched [his] dance teacher.
    f: Let [him] sniff each one.
    f: I wired [him] two thousand euros.
    f: Swap [his] biscuits for carrot.
    f: The judge gave [him] best in show.
    f: I tracked [him] three miles through the wood.
    f: I found [him] reading in the bath.
    f: I found [his] reading glasses in the bath.
    f: The strike cost [him] work.
    f: The rescue asked us to collect [him] Sunday afternoon.
    f: We cancelled [his] Sunday afternoon class.
    f: The kids nicknamed [him] Captain.
    f: The grandfather taught [him] Welsh songs.
    f: I miss [him] Sundays most.
    f: The museum bought [his] sketches from a nephew.
    f: I love [him] telling stories.
    f: I love [his] stories.
    f: We watched [him] lead the way.
    f: We clipped [his] lead on.
    f: I saw [him] work alone.
    f: Get [him] two beds, one for each floor.
  `,
  'her before what is given': `
    f: I gave [his] old clothes to charity.
    f: We gave [him] tickets to the final.
    f: We brought [him] photos of the wedding.
    f: The club paid [him] bonuses in kind.
    f: Never feed [him] pig ears.
    f: I cleaned [his] ears.
    f: I'll write [his] letters for [him].
    f: I carried [his] bags for [him].
    f: Stop [him] or wait for [him].
    f: I baked [him] a cake for [his] birthday.
    f: The bank refused [him] credit twice.
    f: The festival gave [him] top billing after [his] second album went gold.
    f: The old man handed [him] keys to a house [he] had never seen.
    f: [He] handed [his] keys to the valet.
    f: The manager gave [him] work nobody else wanted.
    f: [He] gave [his] work everything.
    f: The new food gave [him] itchy skin.
    f: The oil gave [his] dry skin a shine.
    f: The illness gave [his] life meaning.
    f: The film brought [him] offers from Paris.
    f: The neighbours made [him] cards.
    f: A rival firm made [him] offers.
    f: [He] made [his] cards by hand.
    f: They named [him] captain ahead of older players.
    f: The sergeant assigned [him] night duty.
    f: They assigned [his] project to Tom.
    f: They assigned [him] extra homework.
    f: Grandad would read [him] bedtime stories down the phone.
    f: The lawyer read [him] parts of the will.
    f: [He] read [his] part of the script.
    f: A nurse handed [him] forms in triplicate.
    f: [He] handed [his] forms in late.
    f: The judge gave [him] community service.
    f: The firm owes [him] back pay.
    f: I gave [his] back a rub.
    f: The critics gave [his] play two stars.
    f: I gave [him] water two times.
    f: The rules didn't help [his] case.
    f: I taught [him] paw in two evenings.
    f: I taught [his] class for a term.
    f: They treated [his] swollen ankle.
    f: I found [his] swollen ankle worrying.
    f: The vet felt [his] lower back.
    f: I felt [his] ribs and [his] spine.
  `,
};
