import 'server-only';
import { escapeHtml } from '@/lib/domain/text/html-text';
import type { Mail } from '@/lib/server/backend/backend';

interface Content {
  readonly paragraphs: readonly string[];
  /** What somebody else says in their own words; no address in it becomes a link. */
  readonly quote?: { readonly introduction: string; readonly text: string };
  readonly button: { readonly label: string; readonly link: string };
  readonly closing: string;
}

const signature = 'The Heelwrite team';

/** Mail programs make a link of whatever looks like an address; what they see no address in reads the same. */
const withoutLinks = (text: string) => text.replace(/(?<=[.:@])(?=[\p{L}\p{N}/])/gu, '\u200c');

/** A mail of ours in both forms; mail programs know no stylesheets, so the styles stand on the elements. */
export function renderMail(
  to: string,
  subject: string,
  { paragraphs, quote, button, closing }: Content,
): Mail {
  const quoted = quote && { ...quote, lines: withoutLinks(quote.text).split('\n') };
  const quotedText = quoted
    ? [`${quoted.introduction}\n${quoted.lines.map((line) => `> ${line}`).join('\n')}`]
    : [];
  const text = [...paragraphs, ...quotedText, `${button.label}:\n${button.link}`, closing, signature].join(
    '\n\n',
  );
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const quotedHtml = quoted
    ? `\n<p style="margin:0 0 8px">${escapeHtml(quoted.introduction)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d3ccbc">${quoted.lines.map(escapeHtml).join('<br>')}</blockquote>`
    : '';
  const link = escapeHtml(button.link);
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f3ec">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffefb;border:1px solid #d3ccbc;border-radius:8px;font:16px/26px Georgia,serif;color:#24211b">
${paragraphs.map(paragraph).join('\n')}${quotedHtml}
<p style="margin:0 0 16px"><a href="${link}" style="display:inline-block;padding:8px 16px;border-radius:8px;background:#1f5d4b;color:#ffffff;font:600 14px/24px Arial,sans-serif;text-decoration:none">${escapeHtml(button.label)}</a></p>
${paragraph(closing)}
<p style="margin:0">${signature}</p>
</div></body></html>`;
  return { to, subject, text: `${text}\n`, html };
}
