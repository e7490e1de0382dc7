import type { Check } from '../deployment/check.ts';
import type { Google } from '../deployment/google.ts';
import { CannotLook, mistake, warning, type Finding } from '../deployment/finding.ts';

const bare = (rules: string) =>
  rules
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether nothing at all is let through. */
const letNothingThrough = (rules: string) =>
  [...bare(rules).matchAll(/\ballow\b([^;]*)(;|$)/g)].every(([, rest = '']) => /:\s*if false\s*$/.test(rest));

/** Rules that are closed in other words than ours do as well. */
export const areClosed = (rules: string, ours: string) =>
  bare(rules) === bare(ours) || letNothingThrough(rules);

/** The rules that are released for a service; undefined where none are. */
async function released(ask: Google, projectId: string, release: string): Promise<string | undefined> {
  const found = await ask.get<{ rulesetName: string }>(
    'firebaseRules',
    `/v1/projects/${projectId}/releases/${release}`,
  );
  if (!found) return undefined;
  const ruleset = await ask.get<{ source?: { files?: readonly { content: string }[] } }>(
    'firebaseRules',
    `/v1/${found.rulesetName}`,
  );
  if (!ruleset) throw new CannotLook(`There is no ruleset ${found.rulesetName}.`);
  return (ruleset.source?.files ?? []).map(({ content }) => content).join('\n');
}

function rulesFindings(of: string, rules: string | undefined, ours: string, deploy: string): Finding[] {
  // What has no rules lets nobody in either; only, a console may offer to write some.
  if (rules === undefined) return [warning(`No rules are deployed for ${of}.`, deploy)];
  if (areClosed(rules, ours)) return [];
  return [
    mistake(
      `The rules of ${of} let browsers in, past the app: whoever is signed in may read or write what is not theirs.`,
      deploy,
    ),
  ];
}

export const firestoreRules: Check = {
  group: 'Firestore',
  holds: 'The rules keep every browser out of the database.',
  async look({ projectId, askGoogle, ours }) {
    const rules = await released(askGoogle, projectId, 'cloud.firestore');
    const deploy = `firebase deploy --only firestore:rules --project ${projectId}`;
    return rulesFindings('Firestore', rules, ours('firestore.rules'), deploy);
  },
};

export const storageRules: Check = {
  group: 'Storage',
  holds: 'The rules keep every browser out of the bucket.',
  needs: ['FIREBASE_STORAGE_BUCKET'],
  async look({ settings: { FIREBASE_STORAGE_BUCKET: bucket = '' }, projectId, askGoogle, ours }) {
    const rules = await released(askGoogle, projectId, `firebase.storage/${bucket}`);
    const deploy = `firebase deploy --only storage --project ${projectId}`;
    return rulesFindings('the bucket', rules, ours('storage.rules'), deploy);
  },
};
