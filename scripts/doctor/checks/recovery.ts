import type { Check } from '../deployment/check.ts';
import { CannotLook, warning, type Finding } from '../deployment/finding.ts';
import type { Database } from './database.ts';

export interface BackupSchedule {
  readonly name?: string;
  readonly retention?: string;
}

function recoveryFindings(
  { pointInTimeRecoveryEnablement: recovery }: Database,
  schedules: readonly BackupSchedule[],
  projectId: string,
): Finding[] {
  const at = `--project ${projectId} --database='(default)'`;
  const found: Finding[] = [];
  if (schedules.length === 0) {
    found.push(
      warning(
        'Firestore is not backed up: what is deleted or overwritten by mistake is gone.',
        `gcloud firestore backups schedules create ${at} --recurrence=daily --retention=14d`,
      ),
    );
  }
  if (recovery !== 'POINT_IN_TIME_RECOVERY_ENABLED') {
    found.push(
      warning(
        'Firestore keeps no more than the last hour: after a mistake, all that was written since the last backup is lost.',
        `gcloud firestore databases update ${at} --enable-pitr`,
      ),
    );
  }
  return found;
}

export const recovery: Check = {
  group: 'Firestore',
  holds: 'Firestore is backed up on a schedule, and can go back to any minute of the last seven days.',
  async look({ projectId, askGoogle }) {
    const path = `/v1/projects/${projectId}/databases/(default)`;
    const database = await askGoogle.get<Database>('firestore', path);
    if (!database) throw new CannotLook('There is no database.');
    const answer = await askGoogle.get<{ backupSchedules?: BackupSchedule[] }>(
      'firestore',
      `${path}/backupSchedules`,
    );
    return recoveryFindings(database, answer?.backupSchedules ?? [], projectId);
  },
};
