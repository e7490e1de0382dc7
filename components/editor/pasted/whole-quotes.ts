import { Slice } from '@tiptap/pm/model';

/** A quotation that is pasted behind words stays one: as the piece of a text, its words would go on with those before. */
export function withWholeQuotes(slice: Slice): Slice {
  const { firstChild, lastChild } = slice.content;
  const isQuote = (node: typeof firstChild) => node?.type.name === 'blockquote';
  if (!isQuote(firstChild) && !isQuote(lastChild)) return slice;
  return new Slice(
    slice.content,
    isQuote(firstChild) ? 0 : slice.openStart,
    isQuote(lastChild) ? 0 : slice.openEnd,
  );
}
