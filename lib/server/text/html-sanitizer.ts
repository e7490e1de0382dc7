import 'server-only';
import sanitize from 'sanitize-html';
import { isTooDeep, tooDeepSentence } from '@/lib/domain/text/html-depth';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import { pictureAttributes, readPicture } from '@/lib/domain/text/picture';
import { conditionText, readCondition } from '@/lib/domain/text/optional-part';
import { normalizeVariables } from '@/lib/domain/text/variables';
import { invalidField } from '@/lib/server/faults/fault';
import { env } from '@/lib/server/runtime/env';

const paragraph: sanitize.Transformer = () => ({ tagName: 'p', attribs: {} });

/** Only a condition makes a part optional; what else stands there is dropped. */
const withCondition: sanitize.Transformer = (tagName, { 'data-optional': written }) => {
  const condition = written === undefined ? null : readCondition(written);
  return { tagName, attribs: condition === null ? {} : { 'data-optional': conditionText(condition) } };
};

/** Only pictures of ours, which say what they show in plain words and how many pixels they take. */
const ownPicture: sanitize.Transformer = (tagName, given) => {
  const { APP_URL } = env();
  const own = given['src']?.startsWith(`${APP_URL}/`) ? given['src'].slice(APP_URL.length) : given['src'];
  const picture = readPicture((name) => (name === 'src' ? own : given[name]));
  return { tagName, attribs: picture ? pictureAttributes(picture) : {} };
};

const words = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'span'];

const options: sanitize.IOptions = {
  allowedTags: [...words, 'img'],
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    span: ['data-keep'],
    p: ['data-optional'],
    li: ['data-optional'],
    img: ['src', 'alt', 'width', 'height'],
  },
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
    h1: paragraph,
    h2: paragraph,
    h3: paragraph,
    h4: paragraph,
    h5: paragraph,
    h6: paragraph,
    div: paragraph,
    p: withCondition,
    li: withCondition,
    img: ownPicture,
    ol: (tagName, { start = '' }) => ({
      tagName,
      attribs: /^[1-9]\d{0,5}$/.test(start) && start !== '1' ? { start } : {},
    }),
    span: (tagName, attributes) => ({
      tagName,
      attribs: 'data-keep' in attributes ? { 'data-keep': '' } : {},
    }),
  },
  // A span that marks nothing is only noise, and a picture from elsewhere is left out.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'span' && !('data-keep' in attribs)) || (tag === 'img' && !('src' in attribs))
      ? 'excludeTag'
      : false,
};

/** Where nothing would hold pictures, there are none. */
const wordsOnly: sanitize.IOptions = { ...options, allowedTags: words };

interface Kept {
  readonly pictures: boolean;
}

/** The html as it is kept: our few tags, safe links, `{{variables}}` in lower case; '' where no text is left. */
export function sanitizeHtml(html: string, { pictures }: Kept = { pictures: true }): string {
  const clean = normalizeVariables(sanitize(html, pictures ? options : wordsOnly));
  return isBlankHtml(clean) ? '' : clean;
}

/** Throws 400 where elements are nested too deep; `what` is the field in words, as a sentence begins: “The male text”. */
export function refuseDepth(path: string, what: string, html: string): void {
  if (isTooDeep(html)) throw invalidField(path, tooDeepSentence(what));
}

/** The same for a field of so many characters at most: some take more of them in html than in what was given. */
export function sanitizeField(
  path: string,
  what: string,
  html: string,
  limit: number,
  kept: Kept = { pictures: false },
): string {
  refuseDepth(path, what, html);
  const clean = sanitizeHtml(html, kept);
  // The sanitizer closes what is broken in ways of its own.
  refuseDepth(path, what, clean);
  if (clean.length <= limit) return clean;
  const [taken, most] = [clean.length, limit].map((count) => count.toLocaleString('en'));
  throw invalidField(path, `As HTML, this takes ${taken} characters, and only ${most} fit. Shorten it.`);
}
