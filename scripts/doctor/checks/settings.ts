import { mistakesIn } from '../../../lib/server/runtime/env.ts';
import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

const where = 'Set it in .env, or where your host keeps settings; .env.example explains each.';

/** What the app itself would refuse to start with. */
function settingsFindings(settings: Readonly<Record<string, string>>): Finding[] {
  const found = mistakesIn(settings).map((sentence) => mistake(sentence, where));
  if (found.length > 0 || settings['FIREBASE_PROJECT_ID']) return found;
  return [
    mistake(
      'FIREBASE_PROJECT_ID is not set, so the app would run on its local services and there is no deployment to look at.',
      where,
    ),
  ];
}

export const settingsCheck: Check = {
  group: 'Settings',
  holds: 'The settings are complete, and the app starts with them.',
  look: ({ settings }) => settingsFindings(settings),
};
