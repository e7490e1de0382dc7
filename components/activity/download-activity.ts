import { readAuditTrail } from '@/lib/client/queries/support/audit-queries';
import { saveFile } from '@/lib/client/browser/save-file';
import { auditToCsv } from '@/lib/domain/audit/audit-export';
import type { AuditReader } from '@/lib/domain/audit/audit-words';

/** The whole trail, also what is not on screen, as a file for spreadsheets. */
export async function downloadActivity(orgId: string | null, reader: AuditReader): Promise<void> {
  const events = await readAuditTrail(orgId);
  const name = `heelwrite-activity-${new Date().toISOString().slice(0, 10)}.csv`;
  saveFile(name, auditToCsv(events, reader), 'text/csv;charset=utf-8');
}
