/**
 * Word and Outlook on the web write each item of a list as a list of its own, and say only in an attribute how deep it
 * lies: puts the items back into one list.
 */
export function listsFromAriaLevels(body: HTMLElement): void {
  /** The lists that are open at the place reached, the outermost first. */
  let open: HTMLElement[] = [];
  for (const list of [...body.querySelectorAll<HTMLElement>('ul, ol')]) {
    const [item, ...others] = list.children;
    const level = Number(item?.getAttribute('data-aria-level') ?? item?.getAttribute('aria-level'));
    if (!item || others.length > 0 || !Number.isInteger(level) || level < 1) continue;
    const piece = outermost(list);
    const root = open[0];
    const isNext = root !== undefined && outermost(root).nextElementSibling === piece;
    if (!isNext) open = [];
    open = open.slice(0, level);
    const current = open.at(-1);
    const goesOn = open.length === level && current?.localName === list.localName;
    if (goesOn) current.append(item);
    else if (current && open.length < level) current.lastElementChild?.append(list);
    else {
      open = open.slice(0, -1);
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
    }
    if (!goesOn) open.push(list);
    if (!list.isConnected || goesOn || !piece.contains(list)) piece.remove();
  }
}

/** With the wrapper that holds nothing else. */
function outermost(list: Element): Element {
  const parent = list.parentElement;
  return parent !== null && parent.localName === 'div' && parent.children.length === 1 ? parent : list;
}
