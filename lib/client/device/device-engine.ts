import type { Sex } from '@/lib/contracts/primitives';
import type { Doubt } from '@/lib/domain/snippets/version-review';

/** What the engine on the device makes of a text: nothing is sent, and nothing is metered. */
export async function swapOnDevice(
  html: string,
  from: Sex,
  to: Sex,
): Promise<{ readonly html: string; readonly marks: readonly Doubt[] }> {
  const { swapInBrowser } = await import('@heelwrite/pronouns/browser');
  return swapInBrowser(html, from, to);
}
