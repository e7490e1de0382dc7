/**
 * What browsers, React and our own code say when something fails. A message is told in these words alone: whatever else
 * stands in it may be somebody's text.
 */
const vocabulary = new Set(
  `a abort aborted access accessed after all already an and any api app argument arguments array as assign
  assignment async at attempt await bad be been before being big bigint blob body boolean buffer but by call callback
  called can cannot character characters child chunk circular class client clone cloned closed code component connection
  const construct constructor context convert could create css data database decode deep defined delete deleted denied
  depth destructure did different document does dom effect element elements empty encode end error event exceeded
  execute expected export extensible extra failed fallback fetch few field file find for found frame from function
  generator get getter given global got handler has hook hooks html http hydrated hydrating hydration id identifier if
  import in indexeddb infinite initial initialization initialize input insecure insert instance instanceof int integer
  internal interrupted invalid is it item iterable iterator its json key keys large lazy length limit list load loaded
  loading local lock long loop loss many map match maximum memory message method minified missing mismatch module more
  multiple must name negative network new no node non not null number object of offline on one only open operation
  operator option options or out output outside over overflow parameter parameters parse pattern pending permission
  permitted position primitive private promise properties property protocol provider proxy queue quota range read reading
  readonly react receiver recursion reference refused reject rejected rejection release remove removed render rendered
  rendering renders request required resource response result return returned rewind root router route safe same schema
  script security server service set setter setting should size source stack state storage store stream string structured
  style super support supported symbol syntax tag target text than that the then this thread throw timed timeout to token
  too transaction tree true false try type undefined under unexpected unhandled unique unknown unsupported update url use
  used user using valid value values variable version was when where which while will window with within without worker
  would write writing wrong xhr yield zero`.split(/\s+/),
);

const mostWords = 40;

/** A browser's message of an error without anything of what people write: words outside the vocabulary become `…`. */
export function errorWords(message: string): string {
  const told: string[] = [];
  const words = withoutQuotes(message.slice(0, 2_000)).split(/\s+/);
  for (const word of words.filter((each) => each !== '')) {
    const known = knownWord(word);
    if (known !== undefined) told.push(known);
    else if (told.at(-1) !== '…') told.push('…');
    if (told.length === mostWords) break;
  }
  return told.join(' ');
}

/** From the first mark of a quotation to the last: what is quoted may hold such marks itself. */
const withoutQuotes = (message: string) =>
  message
    // Safari's "Can't find variable".
    .replace(/\b(can|doesn|isn|couldn|didn|won|wasn|hasn|don)['’]t\b/gi, (_, verb: string) =>
      verb.toLowerCase() === 'can' ? 'cannot' : `${verb === 'won' ? 'will' : verb.slice(0, -1)} not`,
    )
    .replace(/\{\{[\s\S]*\}\}/, ' … ')
    .replace(/["'`´“”„‘’«»‹›][\s\S]*["'`´“”„‘’«»‹›]/, ' … ');

function knownWord(word: string): string | undefined {
  const bare = word.replace(/^[([{]+|[)\]}.,:;!?]+$/g, '');
  return vocabulary.has(bare.toLowerCase()) ? bare : undefined;
}

/** The name of an error as the platform and our own code give them; any other is just an error. */
export const errorName = (name: string): string =>
  /^[A-Z][A-Za-z]{0,38}(?:Error|Exception)$/.test(name) ? name : 'Error';

export interface ScriptPosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const mostFrames = 10;

/** Where a stack has been in scripts of ours, the innermost first; what else it says is left out. */
export function ownFrames(stack: string, origin: string): ScriptPosition[] {
  const frames: ScriptPosition[] = [];
  const ours = new RegExp(
    `${origin.replace(/[^\w]/g, '\\$&')}(/_next/static/[\\w./~-]{1,150}\\.js):(\\d{1,7}):(\\d{1,7})`,
    'g',
  );
  for (const [, file = '', line, column] of stack.slice(0, 20_000).matchAll(ours)) {
    frames.push({ file, line: Number(line), column: Number(column) });
    if (frames.length === mostFrames) break;
  }
  return frames;
}
