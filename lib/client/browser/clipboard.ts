import { withWholeAddresses } from '@/lib/domain/text/picture';

export interface CopiedContent {
  readonly text: string;
  /** Left out: plain text alone. */
  readonly html?: string;
}

/**
 * Puts the content on the clipboard, formatted and plain together; false when the browser refuses every way.
 * The content must be ready before the click: Safari forgets the click as soon as anything is awaited.
 */
export async function copyToClipboard(content: CopiedContent): Promise<boolean> {
  // Browsers leave the clipboard out where the page is not served securely.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined || typeof ClipboardItem === 'undefined') return copyByEvent(content);
  try {
    await clipboard.write([clipboardItem(content)]);
    return true;
  } catch {
    return copyByEvent(content);
  }
}

/** Pictures are loaded from elsewhere too. */
const whole = (html: string) => withWholeAddresses(html, location.origin);

function clipboardItem({ text, html }: CopiedContent): ClipboardItem {
  const blob = (type: string, data: string) => new Blob([data], { type });
  return new ClipboardItem({
    'text/plain': blob('text/plain', text),
    ...(html === undefined ? {} : { 'text/html': blob('text/html', whole(html)) }),
  });
}

/** Puts the content into a copy event that is under way. */
export function fillCopyEvent(
  event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>,
  content: CopiedContent,
) {
  event.preventDefault();
  event.clipboardData?.setData('text/plain', content.text);
  if (content.html !== undefined) event.clipboardData?.setData('text/html', whole(content.html));
}

/** The older way: a copy event of our own making, over a selection that browsers ask for. */
function copyByEvent(content: CopiedContent): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = content.text;
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(area);
  area.select();
  const fill = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    fillCopyEvent(event, content);
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  try {
    // Deprecated, and the only way where the clipboard itself is refused.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
