import type { ChoiceOption, Currency, VariableKind } from '@/lib/contracts/variable-kinds';
import type { Sex } from '@/lib/contracts/primitives';

/** What a person has typed and chosen about a variable: a part for each kind, so that going back to one finds it again. */
export interface KindDraft {
  readonly type: VariableKind['type'];
  readonly text: string;
  readonly hint: string;
  /** An option in each line. */
  readonly options: string;
  /** How options are said in each version, by their names in small letters. */
  readonly texts: Readonly<Record<string, Readonly<Partial<Record<Sex, string | undefined>>>>>;
  readonly takesSeveral: boolean;
  readonly chosen: string;
  readonly day: DayChoice;
  readonly days: string;
  readonly one: string;
  readonly many: string;
  readonly number: string;
  readonly currency: Currency;
  readonly amount: string;
}

/** The day that is filled in to begin with: none, so many days on, or the next of a weekday by its number. */
export type DayChoice = 'none' | 'days' | '0' | '1' | '2' | '3' | '4' | '5' | '6';

const blank: KindDraft = {
  type: 'text',
  text: '',
  hint: '',
  options: '',
  texts: {},
  takesSeveral: false,
  chosen: '',
  day: 'none',
  days: '7',
  one: '',
  many: '',
  number: '',
  currency: 'USD',
  amount: '',
};

export function draftOfKind(kind: VariableKind | undefined): KindDraft {
  if (kind === undefined) return blank;
  const draft = { ...blank, type: kind.type };
  switch (kind.type) {
    case 'text':
      return { ...draft, text: kind.default ?? '', hint: kind.hint ?? '' };
    case 'choice':
      return {
        ...draft,
        options: kind.options.map(({ name }) => name).join('\n'),
        texts: Object.fromEntries(
          kind.options.flatMap(({ name, texts }) => (texts ? [[name.toLowerCase(), texts]] : [])),
        ),
        takesSeveral: kind.takesSeveral,
        chosen: kind.default ?? '',
      };
    case 'date':
      if (kind.default === undefined) return draft;
      return 'inDays' in kind.default
        ? { ...draft, day: 'days', days: String(kind.default.inDays) }
        : { ...draft, day: String(kind.default.weekday) as DayChoice };
    case 'number':
      return {
        ...draft,
        one: kind.unit?.one ?? '',
        many: kind.unit?.many ?? '',
        number: kind.default === undefined ? '' : String(kind.default),
      };
    case 'money':
      return {
        ...draft,
        currency: kind.currency,
        amount: kind.default === undefined ? '' : String(kind.default),
      };
  }
}

/** The options of a draft, each once. */
export function draftOptions({ options, texts }: Pick<KindDraft, 'options' | 'texts'>): ChoiceOption[] {
  const names = options
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  const once = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...once].map(([key, name]) => {
    const said = Object.entries(texts[key] ?? {}).flatMap(([sex, text]) =>
      !text?.trim() ? [] : [[sex, text.trim()] as const],
    );
    return said.length === 0 ? { name } : { name, texts: Object.fromEntries(said) };
  });
}

/** The kind that a draft is, whatever it may be refused for; a number that is none is NaN. */
export function askedByDraft(draft: KindDraft): object {
  const { type } = draft;
  const filled = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const withDefault = (value: unknown) => (value === undefined ? {} : { default: value });
  switch (type) {
    case 'text':
      return {
        type,
        ...withDefault(filled(draft.text)),
        ...(filled(draft.hint) !== undefined && { hint: filled(draft.hint) }),
      };
    case 'choice': {
      const options = draftOptions(draft);
      const chosen = options.find(({ name }) => name.toLowerCase() === draft.chosen.toLowerCase())?.name;
      return { type, options, takesSeveral: draft.takesSeveral, ...withDefault(chosen) };
    }
    case 'date':
      return { type, ...withDefault(relativeDay(draft)) };
    case 'number': {
      const [one, many] = [filled(draft.one), filled(draft.many)];
      const unit =
        one === undefined && many === undefined ? undefined : { one: one ?? many, many: many ?? one };
      return { type, ...(unit && { unit }), ...withDefault(number(draft.number)) };
    }
    case 'money':
      return { type, currency: draft.currency, ...withDefault(number(draft.amount)) };
  }
}

function relativeDay({ day, days }: KindDraft) {
  if (day === 'none') return undefined;
  return day === 'days' ? { inDays: days.trim() === '' ? NaN : Number(days) } : { weekday: Number(day) };
}
