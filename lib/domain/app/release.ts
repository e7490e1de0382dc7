/** One build of the app, as its service worker keeps it. All addresses are paths. */
export interface Release {
  /** Next's name of the build, which every page of it carries. */
  readonly id: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

const cachePrefix = 'release ';

export const cacheOfRelease = (id: string): string => `${cachePrefix}${id}`;

/**
 * The caches, the oldest first, of releases before the given one that no open page runs. What comes after it is not: a newer
 * release is kept before it takes over.
 */
export function outdatedCaches(
  caches: readonly string[],
  { id }: Release,
  inUse: readonly string[],
): string[] {
  const wanted = inUse.map(cacheOfRelease);
  return caches
    .slice(0, Math.max(0, caches.indexOf(cacheOfRelease(id))))
    .filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name));
}

const builtFiles = '/_next/static/';
const workerFiles = '/_next/static/service-worker/';

/** Named for its content, so that it is the same in whichever release it is found. */
export const isNamedForContent = (path: string): boolean =>
  path.startsWith(`${builtFiles}chunks/`) || path.startsWith(`${builtFiles}media/`);

/** Whether a path leads to a file of the app: of this release, or of another one that an open page may run. */
export const isFileOfApp = (path: string, { files }: Release): boolean =>
  (path.startsWith(builtFiles) && !path.startsWith(workerFiles)) || files.includes(path);

const isBlank = (part: string) => part.startsWith('[');

/** The page that a path leads to, by Next's name for it: one with a blank, such as `/snippets/[id]`, is the same for all that fill it. */
export function pageAt(path: string, { pages }: Pick<Release, 'pages'>): string | undefined {
  const parts = path.split('/');
  const fits = (page: string) => {
    const others = page.split('/');
    return (
      others.length === parts.length &&
      others.every((part, at) => part === parts[at] || (isBlank(part) && parts[at] !== ''))
    );
  };
  return pages.find((page) => page === path) ?? pages.find(fits);
}

/** A path at which the server answers with the page. */
export const addressOfPage = (page: string): string =>
  page
    .split('/')
    .map((part) => (isBlank(part) ? 'any' : part))
    .join('/');

interface Answer {
  readonly ok: boolean;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get: (name: string) => string | null };
}

const isHtml = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html') === true;

/** Whole, from our own server, and no page in place of a file, as a hotel's network answers everything with its own. */
export const mayBeKept = (answer: Answer, wanted: 'page' | 'file'): boolean =>
  answer.ok && answer.type === 'basic' && !answer.redirected && isHtml(answer) === (wanted === 'page');

/** While a new release is rolled out, some servers still answer with the old one. */
export const isPageOf = (html: string, { id }: Release): boolean =>
  html.includes(`"buildId":${JSON.stringify(id)}`);
