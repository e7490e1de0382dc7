import { say } from '../bootstrap/say.mjs';
import { checks } from './checks.ts';
import { settingsCheck } from './checks/settings.ts';
import { deploymentOf, theWorld, type Surroundings } from './deployment/deployment.ts';
import { examine, type Result } from './examine.ts';
import { counted, printResults } from './print.ts';
import { withoutSecrets } from './secrets.ts';

type Settings = Readonly<Record<string, string>>;

/** Says what is wrong with a deployment. Returns the code to end with: 1 where something must be mended. */
export async function diagnose(
  settings: Settings,
  { json = false, surroundings = theWorld } = {},
): Promise<number> {
  const results = await diagnosis(settings, surroundings);
  const counts = counted(results);
  if (json) say(JSON.stringify({ ...counts, findings: results }, null, 2));
  else printResults(results);
  return counts.mistake > 0 ? 1 : 0;
}

/** What is found, with every secret struck out. */
export async function diagnosis(
  settings: Settings,
  surroundings: Surroundings = theWorld,
): Promise<readonly Result[]> {
  const deployment = deploymentOf(settings, surroundings);
  const isLocal = !settings['FIREBASE_PROJECT_ID'];
  const results = await examine(deployment, isLocal ? [settingsCheck] : checks);
  const tokens = isLocal ? [] : await tokensOf(deployment);
  return results.map((result) => ({
    ...result,
    sentence: withoutSecrets(result.sentence, settings, tokens),
    ...(result.remedy !== undefined && { remedy: withoutSecrets(result.remedy, settings, tokens) }),
  }));
}

async function tokensOf({ googleHeaders }: ReturnType<typeof deploymentOf>): Promise<string[]> {
  const headers = await googleHeaders().catch(() => undefined);
  return headers?.['Authorization']?.split(' ').slice(1) ?? [];
}
