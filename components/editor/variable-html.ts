import { escapeHtml } from '@/lib/domain/text/html-text';
import { replaceVariables, variableText } from '@/lib/domain/text/variables';

/** Turns `{{name}}` in the text of an html into the element that the editor reads a variable from. */
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
    parts.innerHTML = replaceVariables(escapeHtml(text.data), (name, variable) => {
      const { fallback } = variable;
      const attribute = fallback === undefined ? '' : ` data-fallback="${fallback}"`;
      return `<span data-variable="${name}"${attribute}>${variableText(variable)}</span>`;
    });
    text.replaceWith(parts.content);
  }
  return template.innerHTML;
}

/** The way back: what the editor writes, with each variable as `{{name}}` alone. */
export function withoutVariableElements(html: string): string {
  return html.replace(
    /<span data-variable="[^"]*"(?: data-fallback="[^"]*")?>(\{\{[^<]*\}\})<\/span>/g,
    '$1',
  );
}
