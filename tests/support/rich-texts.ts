import * as fc from 'fast-check';
import { withoutEmptyEnds, type Block, type Inline } from '@/lib/domain/text/rich-text';

const words = fc
  .array(fc.constantFrom('Sit', 'he’s', '3 * 2', 'a < b & c', '{x}', 'Café', '🐾', '$5', '"so"', 'x_y'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.join(' '));

const text = words.map((given): Inline => ({ type: 'text', text: given }));
const variable = fc
  .tuple(
    fc.constantFrom('dog', 'client', 'next lesson'),
    fc.constantFrom(undefined, 'your dog', 'a < b & "c"'),
  )
  .map(([name, fallback]): Inline => ({
    type: 'variable',
    name,
    ...(fallback !== undefined && { fallback }),
  }));
const marked = fc
  .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'keep'), text)
  .map(([mark, child]): Inline => ({ type: 'mark', mark, children: [child] }));
const link = fc
  .tuple(
    fc.constantFrom(
      'https://dogs.test/a?b=1&c=2',
      'mailto:kim@dogs.test',
      'https://dogs.test/{{dog}}',
      'https://dogs.test/{{dog|a & b}}',
    ),
    words,
  )
  .map(([href, given]): Inline => ({ type: 'link', href, children: [{ type: 'text', text: given }] }));

/** A line whose pieces stand apart, as a person would write them. */
const line = fc
  .array(fc.oneof({ weight: 4, arbitrary: text }, variable, marked, link), { minLength: 1, maxLength: 4 })
  .map((pieces) =>
    pieces.flatMap((piece, at): Inline[] => (at === 0 ? [piece] : [{ type: 'text', text: ' ' }, piece])),
  );
const paragraph = fc.tuple(line, fc.option(line, { nil: undefined })).map(([first, second]): Block => ({
  type: 'paragraph',
  children: second === undefined ? first : [...first, { type: 'break' }, ...second],
}));

const listOf = (item: fc.Arbitrary<readonly Block[]>) =>
  fc
    .tuple(fc.boolean(), fc.integer({ min: 1, max: 9 }), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([ordered, start, items]): Block => ({
      type: 'list',
      ordered,
      start: ordered ? start : 1,
      items: items.map((children) => ({ children })),
    }));
const flat = listOf(paragraph.map((only) => [only]));
const nested = listOf(
  fc.oneof(
    paragraph.map((only) => [only]),
    fc.tuple(paragraph, flat),
  ),
);
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((children): Block => ({ type: 'quote', children }));

const emptyLine = fc.constant<Block>({ type: 'paragraph', children: [] });

/** Texts as trainers write them: paragraphs, lists within lists, quotations, empty lines, links, variables and marks. */
export const richTexts: fc.Arbitrary<readonly Block[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: paragraph }, nested, quote, emptyLine), {
    minLength: 1,
    maxLength: 5,
  })
  .map(withoutEmptyEnds)
  .filter((blocks) => blocks.length > 0);
