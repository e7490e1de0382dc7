import { blanksToVariables } from '@/lib/domain/import/formats/blanks';
import { oneTextCandidate, type ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { escapeHtml } from '@/lib/domain/text/html-text';
import { textToHtml } from '@/lib/domain/text/plain-text';

const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

interface Section {
  readonly title: string;
  readonly level: number;
  html: string;
}

/**
 * A document as snippets: each heading begins one, a heading that only holds others becomes their tag. What stands before
 * the first heading, or all of it where there is none, is called by `name`.
 */
export function candidatesFromDocument(html: string, name: string): ImportCandidate[] {
  const sections: Section[] = [{ title: name, level: 0, html: '' }];
  for (const block of blocksOf(new DOMParser().parseFromString(html, 'text/html').body)) {
    if (block instanceof Element && block.matches(headings)) {
      const title = block.textContent.trim();
      if (title !== '') sections.push({ title, level: levelOf(block), html: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.html += block instanceof Element ? block.outerHTML : escapeHtml(block.textContent ?? '');
    }
  }
  const above: Section[] = [];
  return sections.flatMap((section) => {
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const isEmpty = isBlank(section.html);
    const tags = above.filter(({ html: own }) => isBlank(own)).map(({ title }) => title);
    if (section.level > 0) above.push(section);
    if (isEmpty && (section.level === 0 || holdsOthers(sections, section))) return [];
    const { html: text, notes } = blanksToVariables(section.html);
    return [oneTextCandidate(section.title, text, tags, notes)];
  });
}

const holdsOthers = (sections: readonly Section[], section: Section) =>
  (sections[sections.indexOf(section) + 1]?.level ?? 0) > section.level;

/** The nodes that follow each other on the page, out of whatever wraps several headings. */
function blocksOf(parent: Element): ChildNode[] {
  return Array.from(parent.childNodes).flatMap((node) =>
    node instanceof Element && !node.matches(headings) && node.querySelector(headings)
      ? blocksOf(node)
      : [node],
  );
}

const isBlank = (html: string) => !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Text with headings as Markdown writes them, `# Title`, as html. */
export function markedTextToHtml(text: string): string {
  const parts = text.split(/^(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$/m);
  // Between the texts stand the marks and the words of each heading.
  const headed = parts.map((part, at) => {
    if (at % 3 === 0) return textToHtml(part);
    const level = parts[at - 1]?.length ?? 1;
    return at % 3 === 2 ? `<h${level}>${escapeHtml(part)}</h${level}>` : '';
  });
  return headed.join('');
}
