import { sentenceOf } from '../bootstrap/say.mjs';
import type { Check, Group } from './deployment/check.ts';
import type { Deployment } from './deployment/deployment.ts';
import { CannotLook, Wrong, well, type Finding } from './deployment/finding.ts';

export interface Result extends Finding {
  readonly group: Group;
}

/** Makes every check, and tells what it found; one that cannot be made does not keep the others from it. */
export async function examine(deployment: Deployment, checks: readonly Check[]): Promise<Result[]> {
  const applying = checks.filter(({ applies }) => applies?.(deployment) ?? true);
  const results = await Promise.all(
    applying.map(async (check) =>
      (await findingsOf(check, deployment)).map((finding) => ({ group: check.group, ...finding })),
    ),
  );
  return results.flat();
}

async function findingsOf(check: Check, deployment: Deployment): Promise<readonly Finding[]> {
  const missing = check.needs?.find((name) => !deployment.settings[name]);
  if (missing !== undefined) return [unchecked(check, `${missing} is not set.`)];
  try {
    const found = await check.look(deployment);
    return found.length > 0 ? found : [well(check.holds)];
  } catch (error) {
    if (error instanceof Wrong) return [error.finding];
    return [unchecked(check, sentenceOf(error), error instanceof CannotLook ? error.remedy : undefined)];
  }
}

const unchecked = ({ holds }: Check, why: string, remedy?: string): Finding => ({
  level: 'unchecked',
  sentence: `Not checked: “${holds}” ${why}`,
  ...(remedy !== undefined && { remedy }),
});
