import { isEmailAddress } from '@/lib/contracts/email-address';

/** The whole address for what people type; null where it cannot be one. */
export function completeAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text;
  if (isEmailAddress(text)) return `mailto:${text}`;
  if (/^\+?[\d ()/-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s:/?#@]+\.[^\s:/?#@]{2,}(?::\d+)?(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return null;
}

/** The address of a website for what people type; null where it is no such thing. */
export function webAddress(typed: string): string | null {
  const address = completeAddress(typed);
  return address !== null && /^https?:/i.test(address) ? address : null;
}

/** The address that a link of a mail program's or a search's checks leads on to; any other as it is. */
export function addressBehind(address: string): string {
  if (!/^https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com|www\.google\.com\/url)/i.test(address))
    return address;
  const { searchParams } = new URL(address);
  const behind = searchParams.get('url') ?? searchParams.get('q') ?? '';
  return webAddress(behind) ?? address;
}
