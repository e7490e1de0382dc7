import { includeHtml, replaceIncludes } from '@/lib/domain/text/includes';
import { escapeHtml } from '@/lib/domain/text/html-text';
import { replaceVariables, variableText } from '@/lib/domain/text/variables';

/** Turns `{{name}}` and `{{> title}}` in the text of an html into the elements that the editor reads them from. */
export function withVariableElements(html: string): string {
  if (!html.includes('{{')) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.includes('{{')) continue;
    const parts = document.createElement('template');
    const withVariables = replaceVariables(escapeHtml(text.data), (name, variable) => {
      const { fallback } = variable;
      const attribute = fallback === undefined ? '' : ` data-fallback="${fallback}"`;
      return `<span data-variable="${name}"${attribute}>${variableText(variable)}</span>`;
    });
    parts.innerHTML = replaceIncludes(
      withVariables,
      (title) => `<span data-include="${escapeHtml(title)}">${includeHtml(title)}</span>`,
    );
    text.replaceWith(parts.content);
  }
  return template.innerHTML;
}

/** The way back: what the editor writes, with each of them in braces alone. */
export function withoutVariableElements(html: string): string {
  return html.replace(
    /<span data-(?:variable="[^"]*"(?: data-fallback="[^"]*")?|include="[^"]*")>(\{\{[^<]*\}\})<\/span>/g,
    '$1',
  );
}
