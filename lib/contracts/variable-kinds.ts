import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema } from './primitives';
import { variableNameSchema } from './snippet-fields';

const path = '/api/variables';

/** Lengths in characters, and how many there can be. */
export const kindLimits = {
  /** Of one library. */
  variables: 300,
  /** Of one call. */
  atOnce: 200,
  options: 30,
  option: 60,
  text: 200,
  hint: 120,
  unit: 30,
  days: 366,
  amount: 1_000_000,
} as const;

const oneLine = (most: number, what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} cannot be empty.`),
      z.maxLength(most, `${what} can have at most ${most} characters.`),
      z.regex(/^[^{}\r\n]*$/, `${what} is one line without braces.`),
    );

/** Parts of a text can follow it, and those are found by their brackets. */
const optionName = oneLine(kindLimits.option, 'An option').check(
  z.regex(/^[^<>]*$/, 'An option cannot hold < or >.'),
);

const amount = z.number().check(z.gte(0), z.lte(kindLimits.amount));

const optionSchema = z.strictObject({
  /** What is chosen, and what the email says where no version says it otherwise. */
  name: optionName,
  /** What an email about a dog of this sex says in its place. */
  texts: z.optional(
    z.strictObject({
      male: z.optional(oneLine(kindLimits.text, 'An option’s text')),
      female: z.optional(oneLine(kindLimits.text, 'An option’s text')),
      neutral: z.optional(oneLine(kindLimits.text, 'An option’s text')),
    }),
  ),
});
export type ChoiceOption = z.infer<typeof optionSchema>;

const textKindSchema = z.strictObject({
  type: z.literal('text'),
  /** What an email says until another is typed. */
  default: z.optional(oneLine(kindLimits.text, 'What is filled in')),
  /** Shown in the empty field. */
  hint: z.optional(oneLine(kindLimits.hint, 'A hint')),
});

const choiceKindSchema = z
  .strictObject({
    type: z.literal('choice'),
    options: z
      .array(optionSchema)
      .check(
        z.minLength(1, 'A choice needs an option.'),
        z.maxLength(kindLimits.options, `A choice can have at most ${kindLimits.options} options.`),
      ),
    /** Several options can be chosen at once. */
    takesSeveral: z.boolean(),
    /** Name of the option that is chosen to begin with. */
    default: z.optional(z.string().check(z.trim())),
  })
  .check(
    z.refine(
      ({ options }) => new Set(options.map(({ name }) => name.toLowerCase())).size === options.length,
      'Each option of a choice needs a name of its own.',
    ),
    z.refine(
      ({ options, default: first }) => first === undefined || options.some(({ name }) => name === first),
      'What is chosen to begin with is one of the options.',
    ),
  );

/** Counted from the day on which the email is written. */
const relativeDaySchema = z.union([
  z.strictObject({
    /** 0 is that day itself. */
    inDays: z.int().check(z.gte(0), z.lte(kindLimits.days)),
  }),
  /** The next one behind that day; 0 is Sunday. */
  z.strictObject({ weekday: z.int().check(z.gte(0), z.lte(6)) }),
]);
export type RelativeDay = z.infer<typeof relativeDaySchema>;

const dateKindSchema = z.strictObject({ type: z.literal('date'), default: z.optional(relativeDaySchema) });

const numberKindSchema = z.strictObject({
  type: z.literal('number'),
  /** Behind 1, and behind any other number. */
  unit: z.optional(
    z.strictObject({
      one: oneLine(kindLimits.unit, 'A unit'),
      many: oneLine(kindLimits.unit, 'A unit'),
    }),
  ),
  default: z.optional(amount),
});

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK'] as const;
const currencySchema = z.enum(currencies);
export type Currency = z.infer<typeof currencySchema>;

const moneyKindSchema = z.strictObject({
  type: z.literal('money'),
  currency: currencySchema,
  /** In whole units of the currency and parts of them: 12.5. */
  default: z.optional(amount),
});

export const variableKindSchema = z.discriminatedUnion('type', [
  textKindSchema,
  choiceKindSchema,
  dateKindSchema,
  numberKindSchema,
  moneyKindSchema,
]);
export type VariableKind = z.infer<typeof variableKindSchema>;

export const kindOfVariableSchema = z.object({ name: z.string(), kind: variableKindSchema });
export type KindOfVariable = z.infer<typeof kindOfVariableSchema>;

const orgId = z.optional(idSchema);

/** What the variables of a library ask for, by name; one that is not named asks for a text, and nothing is known of it. */
export const listVariableKinds = operation('GET', path, {
  query: z.strictObject({ orgId }),
  reply: z.array(kindOfVariableSchema),
});

/** Sets what some of them ask for; the others stay. Answers all. */
export const setVariableKinds = operation('PUT', path, {
  query: z.strictObject({ orgId }),
  body: z.strictObject({
    variables: z
      .array(z.strictObject({ name: variableNameSchema, kind: z.nullable(variableKindSchema) }))
      .check(
        z.minLength(1),
        z.maxLength(kindLimits.atOnce, `One call can set at most ${kindLimits.atOnce} variables.`),
      ),
    /** They come from elsewhere: what is known already stays, and what there is no room for is left out. */
    onlyNew: z.optional(z.literal(true)),
  }),
  reply: z.array(kindOfVariableSchema),
});
