import { blocks } from './lines';

/** Layout tables are everywhere in mails: a cell that holds several blocks gives them up, a row of words becomes a line. */
export function tablesToLines(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts: Node[] = [];
    for (const row of table.rows) {
      const cells = [...row.cells];
      if (cells.some(holdsBlocks)) {
        parts.push(...cells.flatMap((cell) => [...cell.childNodes]));
        continue;
      }
      const line = document.createElement('p');
      for (const cell of cells) {
        if (cell.textContent.trim() === '') continue;
        if (line.hasChildNodes()) line.append(' ');
        const [paragraph] = cell.querySelectorAll('p, div');
        line.append(...(paragraph ?? cell).childNodes);
      }
      if (line.hasChildNodes()) parts.push(line);
    }
    table.replaceWith(...parts);
  }
}

/** Word puts each cell's words into a paragraph; one alone is only that. */
function holdsBlocks(cell: Element): boolean {
  const [first, ...others] = cell.querySelectorAll(blocks);
  if (first === undefined) return false;
  const isAlone = others.length === 0 && first.textContent.trim() === cell.textContent.trim();
  return !(isAlone && first.matches('p, div') && (cell.parentElement?.children.length ?? 0) > 1);
}
