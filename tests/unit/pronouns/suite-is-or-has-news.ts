/** Whether the 's behind he or she is "is" or "has": in the news, and with words that go both ways. */
export const isOrHasNewsSuite: Readonly<Record<string, string>> = {
  'is or has of people in the news': `
    f: [He]<'s|'ve> coached me through two divorces and [he]<'s|'ve> never once sent a bill.
    f: [He]<'s|'re> coached by [his] own mum.
    f: [He]<'s|'ve> stayed loyal to that barber for thirty years.
    f: [He]<'s|'re> nominated for an award.
    f: [He]<'s|'ve> nominated [himself].
    f: [He]<'s|'re> cast as the villain again.
    f: [He]<'s|'ve> cast [his] vote.
    f: [He]<'s|'re> billed as the next big thing.
    f: [He]<'s|'ve> billed us for the biscuits.
    f: [He]<'s|'re> adored by [his] nieces, and [he]<'s|'ve> spoiled them rotten.
    f: [He]<'s|'ve> bunged the keys through the letterbox.
    f: [He]<'s|'re> bunged up with a cold.
    f: [He]<'s|'ve> clammed up.
    f: [He]<'s|'ve> loosened [his] tie.
    f: [He]<'s|'re> paralysed from the waist down.
    f: [He]<'s|'ve> lost the plot, [he]<'s|'ve> sold the car and [he]<'s|'re> moving to Goa.
    f: [He]<'s|'re> lost in [his] book.
    f: [He]<'s|'ve> lost it.
    f: [He]<'s|'ve> lost interest.
    f: [He]<'s|'re> intent on winning.
    f: [He]<'s|'ve> intended to call.
    f: [He]<'s|'re> charged with affray.
    f: [He]<'s|'ve> charged us double.
    f: [He]<'s|'ve> charged [his] phone.
    f: [He]<'s|'re> remanded until the fifth.
    f: [He]<'s|'re> acquitted, and [he]<'s|'ve> wept all the way home.
    f: [He]<'s|'ve> resigned.
    f: [He]<'s|'re> resigned to it.
    f: [He]<'s|'re> accustomed to better.
    f: [He]<'s|'re> inclined to agree.
    f: [He]<'s|'ve> declined to comment.
    f: [He]<'s|'re> credited with the idea.
    f: [He]<'s|'ve> credited your account.
    f: [He]<'s|'re> destined for greatness.
    f: [He]<'s|'re> estranged from [his] brother.
    f: [He]<'s|'ve> alienated [his] brother.
    f: [He]<'s|'re> supposed to be here.
    f: [He]<'s|'ve> supposed all along that you knew.
    f: [He]<'s|'re> meant to be on a diet.
    f: [He]<'s|'ve> always meant well.
    f: [He]<'s|'re> said to be writing a memoir.
    f: [He]<'s|'ve> said [he] will write a memoir.
    f: [He]<'s|'re> thought to have fled.
    f: [He]<'s|'ve> thought about it.
    f: [He]<'s|'ve> thought of everything.
    f: [He]<'s|'re> believed to be abroad.
    f: [He]<'s|'ve> believed every word.
    f: [He]<'s|'re> reported missing.
    f: [He]<'s|'ve> reported them to the council.
    f: [He]<'s|'re> rumoured to be leaving.
    f: [He]<'s|'ve> considered every option.
    f: [He]<'s|'re> mistaken.
    f: [He]<'s|'ve> mistaken me for someone.
    f: [He]<'s|'re> often mistaken for [his] brother.
    f: [He]<'s|'re> elected by a landslide.
    f: [He]<'s|'ve> elected to stay.
    f: [He]<'s|'re> known around here.
    f: [He]<'s|'ve> known grief.
    f: [He]<'s|'re> dressed.
    f: [He]<'s|'ve> dressed the wound.
    f: [He]<'s|'re> dressed as a pirate.
    f: [He]<'s|'re> dressed up to the nines.
    f: [He]<'s|'re> sorted.
    f: [He]<'s|'ve> sorted the post.
    f: [He]<'s|'re> set.
    f: [He]<'s|'ve> set the table.
    f: [He]<'s|'re> prepared to wait.
    f: [He]<'s|'ve> prepared a speech.
    f: [He]<'s|'re> poised to win.
    f: [He]<'s|'re> committed to the part.
    f: [He]<'s|'ve> committed fraud.
    f: [He]<'s|'ve> devoted [his] life to it.
    f: [He]<'s|'ve> devoted years to it.
    f: [He]<'s|'re> opposed to it.
    f: [He]<'s|'ve> opposed it from the start.
    f: [He]<'s|'re> exposed as a fraud.
    f: [He]<'s|'ve> exposed the fraud.
    f: [He]<'s|'re> given to sulking.
    f: [He]<'s|'ve> given up sulking.
    f: [He]<'s|'ve> given [his] all.
    f: [He]<'s|'re> given the all-clear.
    f: [He]<'s|'ve> given notice.
    f: [He]<'s|'ve> given blood.
    f: [He]<'s|'re> given three weeks to live.
    f: [He]<'s|'re> used to it.
    f: [He]<'s|'ve> used it.
    f: [He]<'s|'ve> used up my shampoo.
    f: [He]<'s|'ve> finished the crossword.
    f: [He]<'s|'re> advised to rest.
    f: [He]<'s|'ve> advised three presidents.
    f: [He]<'s|'re> shaped by it.
    f: [He]<'s|'ve> shaped the whole debate.
    f: [He]<'s|'re> humbled.
    f: [He]<'s|'ve> peaked too soon.
    f: [He]<'s|'re> piqued.
    f: [He]<'s|'ve> piqued my interest.
    f: [He]<'s|'re> intended to be a guard dog.
    f: [He]<'s|'re> elected to the board.
    f: [He]<'s|'ve> resigned in protest.
    f: [He]<'s|'ve> thought to ring first.
    f: [He]<'s|'ve> given to charity all [his] life.
    f: [He]<'s|'ve> known us for years.
    f: [He]<'s|'re> committed.
    f: [He]<'s|'ve> given three talks.
    f: [He]<'s|'re> all set.
    f: [He]<'s|'ve> set it to nine.`,
  'is or has with words that go both ways': `
    f: [He]<'s|'ve> chaired the parish council since the flood, and [he]<'s|'re> loathed by half of it.
    f: [He]<'s|'re> tasked with the bins.
    f: [He]<'s|'ve> tasked me with the bins.
    f: [He]<'s|'re> rained off again.
    f: [He]<'s|'ve> rained blows on the punchbag all morning.
    f: [He]<'s|'re> weathered, like an old gate.
    f: [He]<'s|'re> tanned.
    f: [He]<'s|'ve> tanned badly on one side.
    f: [He]<'s|'ve> published two novels.
    f: [He]<'s|'re> published in nine languages.
    f: [He]<'s|'re> published by a tiny press in Hull.
    f: [He]<'s|'ve> drafted a reply.
    f: [He]<'s|'re> drafted in at the last minute.
    f: [He]<'s|'ve> wired the shed.
    f: [He]<'s|'re> wired tonight, won't settle at all.
    f: [He]<'s|'ve> planted beans.
    f: [He]<'s|'re> planted firmly in front of the oven.
    f: [He]<'s|'ve> parked across two bays.
    f: [He]<'s|'re> parked outside.
    f: [He]<'s|'ve> pulled a sickie.
    f: [He]<'s|'ve> pulled up lame.
    f: [He]<'s|'re> pulled up at customs every single time.
    f: [He]<'s|'ve> set [his] heart on it.
    f: [He]<'s|'re> set against it.
    f: [He]<'s|'ve> set about the hedge with a chainsaw.
    f: [He]<'s|'re> set to retire in June.
    f: [He]<'s|'ve> set out [his] terms.
    f: [He]<'s|'ve> set off.
    f: [He]<'s|'re> set off by sirens.
    f: [He]<'s|'ve> turned out lovely.
    f: [He]<'s|'ve> turned out to be allergic.
    f: [He]<'s|'ve> turned the corner.
    f: [He]<'s|'re> turned to by everyone in a crisis.
    f: [He]<'s|'ve> turned to drink.
    f: [He]<'s|'ve> turned nasty.
    f: [He]<'s|'ve> turned on me.
    f: [He]<'s|'re> turned on by power, I think.
    f: [He]<'s|'ve> held out longer than I thought.
    f: [He]<'s|'ve> held [his] nerve.
    f: [He]<'s|'re> held in high regard.
    f: [He]<'s|'re> held up in traffic.
    f: [He]<'s|'ve> held up well.
    f: [He]<'s|'ve> held on to it.
    f: [He]<'s|'ve> cracked it!
    f: [He]<'s|'re> cracked up to be a genius, but I've my doubts.
    f: [He]<'s|'ve> burned the toast, [he]<'s|'ve> burned [his] hand and [he]<'s|'re> in a foul temper.
    f: [He]<'s|'re> burned out.
    f: [He]<'s|'re> burnt to a crisp.
    f: [He]<'s|'ve> crossed me once too often.
    f: [He]<'s|'re> crossed off the list.
    f: [He]<'s|'re> cross.
    f: [He]<'s|'ve> shut the door.
    f: [He]<'s|'re> shut in the bathroom with a book.
    f: [He]<'s|'ve> shut up at last.
    f: [He]<'s|'ve> shut [himself] in the bathroom.
    f: [He]<'s|'re> hooked up to monitors.
    f: [He]<'s|'ve> hooked up with [his] ex.
    f: [He]<'s|'re> hooked on crosswords.
    f: [He]<'s|'ve> hooked a pike.
    f: [He]<'s|'ve> thrown a strop.
    f: [He]<'s|'re> thrown by the question.
    f: [He]<'s|'re> thrown together with a stranger for the whole flight.
    f: [He]<'s|'ve> thrown together a curry.
    f: [He]<'s|'ve> bowed out gracefully.
    f: [He]<'s|'re> bowed down with worry.
    f: [He]<'s|'re> weighed down by debt.
    f: [He]<'s|'ve> weighed up the odds.
    f: [He]<'s|'ve> weighed in with [his] usual nonsense.
    f: [He]<'s|'ve> drawn up a rota.
    f: [He]<'s|'ve> drawn a blank.
    f: [He]<'s|'re> drawn into every row.
    f: [He]<'s|'ve> drawn the short straw.
    f: [He]<'s|'ve> led the choir for a decade.
    f: [He]<'s|'re> led astray by [his] brother.
    f: [He]<'s|'ve> led us astray.
    f: [He]<'s|'re> easily led.
    f: [He]<'s|'ve> misled the house.
    f: [He]<'s|'re> misled by [his] advisers.
    f: [He]<'s|'ve> broken [his] promise.
    f: [He]<'s|'re> broken by it.
    f: [He]<'s|'ve> blown it.
    f: [He]<'s|'re> blown away.
    f: [He]<'s|'ve> blown the budget on shoes.
    f: [He]<'s|'ve> flown in specially.
    f: [He]<'s|'re> flown in by helicopter every week.
    f: [He]<'s|'ve> been flown home.
    f: [He]<'s|'ve> had to fly home.
    f: [He]<'s|'ve> had enough.
    f: [He]<'s|'re> having a laugh.
    f: [He]<'s|'ve> got nothing on.
    f: [He]<'s|'ve> gotten worse.
    f: [He]<'s|'re> getting worse.
    f: [He]<'s|'ve> become a bore.
    f: [He]<'s|'ve> always got an excuse.
    f: [He]<'s|'re> always an excuse away from quitting.
    f: [He]<'s|'ve> still not answered.
    f: [He]<'s|'re> still not answering.
    f: [He]<'s|'re> still a week off fit.
    f: [He]<'s|'ve> also a flat in Rome.
    f: [He]<'s|'re> also a flatmate.
    f: [He]<'s|'re> actually quite sweet.
    f: [He]<'s|'ve> actually read it.
    f: [He]<'s|'re> allegedly fixed for life.
    f: [He]<'s|'ve> allegedly fixed the match.
    f: [He]<'s|'ve> clearly practised.
    f: [He]<'s|'re> clearly practised at this.
    f: [He]<'s|'ve> visibly aged.
    f: [He]<'s|'re> visibly upset.
    f: [He]<'s|'re> suitably chastened.
    f: [He]<'s|'re> badly bruised.
    f: [He]<'s|'ve> badly bruised [his] shin.
    f: [He]<'s|'ve> kindly agreed to judge.
    f: [He]<'s|'re> kindly, in [his] way.
    f: [He]<'s|'ve> badly hurt [his] wrist.
    f: [He]<'s|'re> badly hurt.
    f: [He]<'s|'re> so worried the roof will fall.
    f: [He]<'s|'ve> quite forgotten [his] manners.
    f: [He]<'s|'re> quite forgotten these days.
    f: [He]<'s|'re> not asked to parties.
    f: [He]<'s|'re> hooked up to a drip.
    f: [He]<'s|'re> shut up in [his] room.
    f: [He]<'s|'ve> bowed to pressure.
    f: [He]<'s|'re> weighed in the scullery every morning.`,
};
