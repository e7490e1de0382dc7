import 'server-only';
import sanitize from 'sanitize-html';
import { isBlankHtml } from '@/lib/domain/html-text';
import { normalizeVariables } from '@/lib/domain/variables';
import { invalidField } from './fault';

const options: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'span'],
  allowedAttributes: { a: ['href'], span: ['data-keep'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What these hold is code or drawing, not text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'template',
    'iframe',
    'title',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'p',
    h2: 'p',
    h3: 'p',
    h4: 'p',
    h5: 'p',
    h6: 'p',
    div: 'p',
    span: (tagName, attributes) => ({
      tagName,
      attribs: 'data-keep' in attributes ? { 'data-keep': '' } : {},
    }),
  },
  // A span that marks nothing is only noise.
  exclusiveFilter: (frame) =>
    frame.tag === 'span' && !('data-keep' in frame.attribs) ? 'excludeTag' : false,
};

/** The html as it is kept: our few tags, safe links, `{{variables}}` in lower case; '' where no text is left. */
export function sanitizeHtml(html: string): string {
  const clean = normalizeVariables(sanitize(html, options));
  return isBlankHtml(clean) ? '' : clean;
}

/** The same for a field of so many characters at most: some take more of them in html than in what was given. */
export function sanitizeField(path: string, html: string, limit: number): string {
  const clean = sanitizeHtml(html);
  if (clean.length <= limit) return clean;
  const [taken, most] = [clean.length, limit].map((count) => count.toLocaleString('en'));
  throw invalidField(path, `As html this takes ${taken} characters, and ${most} fit. Shorten it.`);
}
