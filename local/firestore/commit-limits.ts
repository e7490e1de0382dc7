import { isReserved } from './field-path.ts';
import { invalid, notAsFirestore } from './store-errors.ts';
import type { WireFields, WireValue } from './structured-query.ts';

/** One write of a commit, as Firestore's client sends it. */
export interface WireWrite {
  readonly update?: { readonly name: string; readonly fields?: WireFields | null } | null;
  readonly delete?: string | null;
  readonly currentDocument?: { readonly exists?: boolean | null; readonly updateTime?: object | null } | null;
}

/** In bytes of UTF-8. The last one is a whole commit's: Google's emulator takes 4 MiB at most, the hosted Firestore 10. */
const most = { fieldName: 1_500, text: 1_048_487, commit: 10 * 1024 * 1024 };

/** Throws for a commit that Firestore refuses and the bridge would take, or refuse otherwise. */
export function checkCommit(writes: readonly WireWrite[]): void {
  checkRepetitions(writes);
  const bytes = writes.reduce((sum, { update, delete: name }) => {
    if (!(update?.name ?? name ?? '').isWellFormed()) throw brokenText();
    return sum + bytesOf(update?.fields);
  }, 0);
  if (bytes > most.commit) throw invalid(`The commit is larger than ${most.commit} bytes.`);
}

const kindOf = ({ update, currentDocument }: WireWrite) => {
  if (!update) return 'delete';
  if (currentDocument?.exists === false) return 'create';
  return currentDocument ? 'update' : 'set';
};

/** Whether a document may be written so after it was written so: what is known to fail is refused before it is tried. */
function checkRepetitions(writes: readonly WireWrite[]): void {
  const last = new Map<string, ReturnType<typeof kindOf>>();
  for (const write of writes) {
    const name = write.update?.name ?? write.delete ?? '';
    const before = last.get(name);
    const kind = kindOf(write);
    const isImpossible = before === 'delete' ? kind === 'update' : before !== undefined && kind === 'create';
    if (isImpossible) throw invalid(`Cannot ${before} then ${kind} a document in one commit: ${name}`);
    last.set(name, kind);
  }
}

/** About what the fields take on their way; throws for a name or a text that Firestore doesn't take. */
function bytesOf(fields: WireFields | null | undefined): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (isReserved(name)) throw invalid(`The field name ${name} is reserved.`);
    if (Buffer.byteLength(name) > most.fieldName)
      throw invalid(`A field name is longer than ${most.fieldName} bytes.`);
    sum += bytesOfText(name) + bytesOfValue(value);
  }
  return sum;
}

/** The client sends a vector as a map with this name in it. */
const vectorMark = '__type__';

function bytesOfValue(value: WireValue): number {
  if (value.mapValue) {
    if (value.mapValue.fields?.[vectorMark]) throw notAsFirestore('keep vectors');
    return bytesOf(value.mapValue.fields);
  }
  if (value.arrayValue)
    return (value.arrayValue.values ?? []).reduce((sum, entry) => sum + bytesOfValue(entry), 0);
  if (value.stringValue == null) return 8;
  const bytes = bytesOfText(value.stringValue);
  if (bytes > most.text) throw invalid(`A text is longer than ${most.text} bytes.`);
  return bytes;
}

function bytesOfText(text: string): number {
  if (!text.isWellFormed()) throw brokenText();
  return Buffer.byteLength(text);
}

const brokenText = () => invalid('A text holds half of a surrogate pair, which no UTF-8 can say.');
