import { escapeHtml } from '@/lib/domain/text/html-text';

/** What a signature begins with where none was ever saved: the writer's name. */
export function proposedSignature(displayName: string): string {
  const name = displayName.trim();
  return name === '' ? '' : `<p>${escapeHtml(name)}</p>`;
}
