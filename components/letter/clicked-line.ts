export interface Point {
  readonly left: number;
  readonly top: number;
}

/** A paragraph or item that was clicked: its place in its text, and where it stood in the window. */
export interface ClickedLine {
  readonly path: readonly number[];
  readonly left: number;
  readonly top: number;
}

/** `text` is the element that holds the blocks of a text, each paragraph and item an element in it. */
export function clickedLine(clicked: Element, text: Element): ClickedLine | null {
  const line = clicked.closest('p, li');
  if (line === null || !text.contains(line)) return null;
  const path: number[] = [];
  for (let inner = line; inner !== text && inner.parentElement !== null; inner = inner.parentElement) {
    path.unshift([...inner.parentElement.children].indexOf(inner));
  }
  const { left, top } = line.getBoundingClientRect();
  return { path, left, top };
}

/** Scrolls the line back to where it was clicked, in a text that now shows parts that were folded, and gives the point of the same words. */
export function backInPlace(point: Point, line: ClickedLine, text: Element): Point {
  const now = lineAt(line, text);
  if (now === undefined) return point;
  const pane = text.closest('[data-scrolls]');
  if (pane) pane.scrollTop += now.getBoundingClientRect().top - line.top;
  const { left, top } = now.getBoundingClientRect();
  return { left: point.left + left - line.left, top: point.top + top - line.top };
}

function lineAt({ path }: ClickedLine, text: Element): Element | undefined {
  return path.reduce<Element | undefined>((inner, index) => inner?.children[index], text);
}
