import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';
import { deployIndexes, listed } from './indexes.ts';

interface SingleIndex {
  readonly queryScope: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface WantedField {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly SingleIndex[];
}

/** As Firestore's API has it. */
export interface DeployedField {
  readonly name: string;
  readonly ttlConfig?: { readonly state?: string };
  readonly indexConfig?: {
    readonly usesAncestorConfig?: boolean;
    readonly indexes?: readonly {
      readonly queryScope: string;
      readonly fields: readonly Omit<SingleIndex, 'queryScope'>[];
    }[];
  };
}

const spelled = (indexes: readonly SingleIndex[]) =>
  indexes
    .map(({ queryScope, order, arrayConfig }) => `${queryScope} ${order ?? arrayConfig ?? ''}`)
    .sort()
    .join(', ');

function indexesOf({ indexConfig }: DeployedField): string | undefined {
  if (!indexConfig || indexConfig.usesAncestorConfig) return undefined;
  return spelled((indexConfig.indexes ?? []).map(({ queryScope, fields }) => ({ ...fields[0], queryScope })));
}

function fieldFindings(
  wanted: readonly WantedField[],
  deployed: readonly DeployedField[],
  projectId: string,
): Finding[] {
  const deploy = deployIndexes(projectId);
  return wanted.flatMap(({ collectionGroup, fieldPath, ttl, indexes }) => {
    const named = `${collectionGroup}.${fieldPath}`;
    const found = deployed.find(({ name }) =>
      name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
    );
    const findings: Finding[] = [];
    if (ttl && !found?.ttlConfig) {
      findings.push(
        mistake(`Firestore does not delete by ${named}: what should be gone is kept for good.`, deploy),
      );
    } else if (ttl && found?.ttlConfig?.state === 'NEEDS_REPAIR') {
      findings.push(
        mistake(
          `Deleting by ${named} has failed at Firestore.`,
          `Take it away with gcloud firestore fields ttls update ${fieldPath} --collection-group=${collectionGroup} --disable-ttl --project ${projectId}, then ${deploy}`,
        ),
      );
    }
    if ((!found || indexesOf(found) !== spelled(indexes)) && findings.length === 0) {
      findings.push(
        mistake(
          `${named} is indexed otherwise than firestore.indexes.json has it: writes cost more, or fail where it grows.`,
          deploy,
        ),
      );
    }
    return findings;
  });
}

export const fieldRules: Check = {
  group: 'Firestore',
  holds: 'What expires is deleted by Firestore, and what need not be is not indexed.',
  async look({ projectId, askGoogle, ours }) {
    const { fieldOverrides } = JSON.parse(ours('firestore.indexes.json')) as {
      fieldOverrides: WantedField[];
    };
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const deployed = await listed<DeployedField>(askGoogle, projectId, 'fields', `&filter=${filter}`);
    return fieldFindings(fieldOverrides, deployed, projectId);
  },
};
