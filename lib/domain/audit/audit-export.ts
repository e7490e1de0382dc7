import type { AuditEvent } from '@/lib/contracts/audit';
import { auditActor, type AuditReader, auditKindNames, auditKindOf, auditWords } from './audit-words';
import { csvText } from '@/lib/domain/text/csv-text';

/** The trail as a table, an event per row: in words, and as it was recorded. */
export function auditToCsv(events: readonly AuditEvent[], reader: AuditReader): string {
  const rows = events.map((event) => [
    event.at,
    auditActor(event, reader),
    event.actor.email ?? '',
    auditWords(event, reader),
    auditKindNames[auditKindOf(event)],
    event.action,
    event.target ?? '',
    event.orgId ?? '',
    event.metadata === undefined ? '' : JSON.stringify(event.metadata),
  ]);
  return csvText([
    ['time', 'who', 'email', 'what', 'kind', 'action', 'target', 'organization', 'details'],
    ...rows,
  ]);
}
