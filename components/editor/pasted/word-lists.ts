export function isWordHtml(html: string): boolean {
  return /mso-list|MsoListParagraph|urn:schemas-microsoft-com:office/.test(html);
}

/** Word writes list items as paragraphs with a drawn bullet: rebuilds the lists. */
export function listsFromWord(body: HTMLElement): void {
  /** The lists that are open at the place reached, the outermost first. */
  let open: { level: number; list: HTMLElement }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const style = paragraph.getAttribute('style') ?? '';
    if (!/mso-list:\s*l\d/i.test(style)) continue;
    const level = Number(/level(\d)/i.exec(style)?.[1] ?? 1);
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const drawn = marker?.textContent.trim() ?? '';
    const ordered = /^[\da-z]{1,4}[.)]/i.test(drawn);
    marker?.remove();

    if (last === null || last.nextElementSibling !== paragraph) open = [];
    open = open.filter((entry) => entry.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = document.createElement(ordered ? 'ol' : 'ul');
      // A list that goes on behind other words begins where it was.
      if (/^\d+[.)]/.test(drawn) && !/^1[.)]/.test(drawn))
        list.setAttribute('start', String(parseInt(drawn)));
      const parentItem = current?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}
