import { sentenceOf } from '../../bootstrap/say.mjs';
import { googleProofIn, googleProofMistake } from '../../../lib/domain/deployment/google-proof.ts';
import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake } from '../deployment/finding.ts';

export const credentials: Check = {
  group: 'Firebase',
  holds: 'Google takes the credentials.',
  async look({ settings, googleHeaders, projectId }) {
    // That is the settings' own finding.
    if (googleProofMistake(settings) !== undefined) throw new CannotLook('They are half set.');
    try {
      await googleHeaders();
      return [];
    } catch (error) {
      const isKey = googleProofIn(settings) === 'key';
      return [
        mistake(
          `Google gives no access with ${isKey ? 'the key of the service account' : 'the credentials of this machine'}: ${sentenceOf(error).replace(/\.?$/, '.')}`,
          isKey
            ? `Make a new key and set FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY anew: https://console.firebase.google.com/project/${projectId}/settings/serviceaccounts/adminsdk`
            : 'Run gcloud auth application-default login, or set FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.',
        ),
      ];
    }
  },
};
