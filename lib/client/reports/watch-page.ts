import { idle } from '@/lib/client/browser/idle';
import { publicSettings } from '@/lib/client/browser/public-settings';
import { savesData } from '@/lib/client/browser/saves-data';

/** Whether the browser asks not to be followed, in either way that there is. */
const asksForSilence = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Once the page rests, has the server told of errors in it and how fast it is; to save data, only once there is an error. */
export async function watchPage(): Promise<void> {
  const errors = window.pageErrors;
  if (!Array.isArray(errors) || !publicSettings().tellsOfPages || asksForSilence()) return;
  await idle();
  const begin = async () => (await import('./report-page')).reportPage();
  if (!savesData() || errors.length > 0) {
    await begin();
    return;
  }
  window.pageErrors = {
    push: (error) => {
      errors.push(error);
      window.pageErrors = errors;
      begin().catch(() => undefined);
    },
  };
}
