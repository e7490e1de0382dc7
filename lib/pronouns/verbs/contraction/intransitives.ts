import { wordSet } from '../../words/word-set.ts';

/** Participles of what is done to nobody, beside those of trainers' verbs. */
export const intransitives = wordSet(
  // How one moves.
  'scampered scurried darted dashed clambered gambolled cavorted lolloped loped skulked tottered teetered toddled swaggered sashayed ' +
    'trudged traipsed tramped trekked meandered moseyed ambled scooted skedaddled scarpered decamped absconded defected deserted gravitated ' +
    'veered careened careered hurtled plummeted plunged soared skyrocketed somersaulted cartwheeled pirouetted twirled waltzed tangoed jived ' +
    'boogied canoed kayaked surfed skied snowboarded abseiled parachuted skydived freewheeled ' +
    // What is heard of one.
    'whinnied meowed miaowed hissed purred squeaked cackled snickered sniggered spluttered sputtered stuttered stammered mumbled muttered babbled ' +
    'blabbed chattered gabbed gossiped jabbered prattled nattered wheezed sniffled snivelled blubbered bawled keened woofed yapped yipped bayed ' +
    'bellowed hollered hooted crooned hummed warbled yodelled yodeled whistled huffed puffed grunted gurgled moaned whinged whined griped groused ' +
    'grouched carped cavilled quibbled niggled enthused gushed raved exclaimed blurted ' +
    // What one's face and body do.
    'smirked sneered winced grimaced shivered shuddered swooned scowled glared glowered leered gaped gawked gawped goggled blushed ' +
    'blanched throbbed perspired salivated slobbered dribbled hiccuped hiccupped belched spewed barfed heaved gagged quivered quailed recoiled ' +
    'squirmed fidgeted wriggled wiggled waggled teethed ovulated menstruated lactated miscarried foaled lambed tinkled piddled widdled exhaled ' +
    'inhaled twitched ' +
    // How one spends one's days.
    'lurked loitered slumbered snoozed dwelt resided abided languished idled loafed lazed dallied tarried procrastinated dithered vacillated ' +
    'wavered moped brooded seethed sunbathed hibernated caroused revelled reveled partied feasted binged overindulged splurged scrimped economised ' +
    'economized freelanced moonlighted slaved skived truanted convalesced recuperated rebounded faffed pootled bimbled dabbled tinkered meddled ' +
    'fiddled tampered eavesdropped snooped rioted mutinied brawled scuffled tussled jousted duelled sparred bickered squabbled feuded haggled ' +
    'bartered schemed conspired connived colluded coexisted mingled hobnobbed fraternised fraternized interacted corresponded communicated ' +
    'officiated presided reigned abdicated deputised deputized matriculated majored reoffended backslid backtracked backpedalled ' +
    'overreacted underperformed overperformed overachieved overcompensated foraged scavenged grazed ' +
    // What one thinks and says of it.
    'deliberated mulled ruminated meditated contemplated reminisced fantasised fantasized hallucinated daydreamed mused marvelled marveled ' +
    'speculated surmised theorised theorized philosophised philosophized pontificated preached moralised moralized opined digressed equivocated fibbed clammed ' +
    'bluffed feigned capitulated conceded relented acquiesced concurred assented dissented atoned repented ' +
    // What becomes of one.
    'perished floundered fizzled wilted withered dwindled waned resurfaced reappeared reemerged materialised materialized',
);

/** Participles of what is mostly done to things, by the one who is spoken of. */
export const mostlyToThings = wordSet(
  'achieved appreciated attempted borne braved buried climbed detected dodged ducked entered exited explored fetched gobbled gulped ' +
    'guzzled hoarded invented lapped looted munched nibbled nosed paced pawed plonked predicted reached regained retained retrieved ' +
    'sampled scarfed scraped sensed shed shredded shuffled slurped snatched soiled spat splashed stashed stomached trampled trashed wagged ' +
    'witnessed yanked',
);
