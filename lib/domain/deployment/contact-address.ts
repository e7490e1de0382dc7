/** The mail's sender where nothing else is set, as `lib/server/runtime/env.ts` has it. */
const defaultSender = 'hello@heelwrite.test';

interface Settings {
  readonly NEXT_PUBLIC_CONTACT_EMAIL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** Where people write for help: the address that is set for it, else the one that mails come from. */
export function contactAddressIn(env: Settings): string {
  const { NEXT_PUBLIC_CONTACT_EMAIL: contact, MAIL_FROM: sender } = env;
  return contact?.trim() || addressOf(sender ?? '') || defaultSender;
}

/** `Heelwrite <hello@example.com>` names the address between its brackets. */
function addressOf(sender: string): string {
  const address = (/<([^<>]*)>/.exec(sender)?.[1] ?? sender).trim();
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address) ? address : '';
}
