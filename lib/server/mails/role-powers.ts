import 'server-only';
import type { Role } from '@/lib/contracts/primitives';

/** What a mail says that a role lets its reader do: “you can …”. */
export const mayDo: Readonly<Record<Role, string>> = {
  0: 'manage the organization and write its snippets',
  1: 'write its snippets and use them in your emails',
  2: 'use its snippets in your emails',
};
