import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, type Finding } from '../deployment/finding.ts';
import { causeOf } from '../deployment/google.ts';

/** In seconds. Stripe’s signatures and Google’s tokens are good for five minutes; this is well before. */
const most = 60;

const remedy = 'Let the machine set its clock by NTP: timedatectl set-ntp true';

/** `told` is what the header Date said, `now` Google’s time. */
function clockFindings(whose: string, told: number, now: number): Finding[] {
  const seconds = Math.round(Math.abs(told - now) / 1000);
  if (seconds <= most) return [];
  return [
    mistake(
      `The clock of ${whose} is ${seconds} seconds ${told < now ? 'slow' : 'fast'}: tokens and the signatures of webhooks are refused.`,
      remedy,
    ),
  ];
}

const dateIn = (headers: Headers) => Date.parse(headers.get('date') ?? '');

export const clocks: Check = {
  group: 'The deployment',
  holds: 'The clocks go right.',
  async look({ google, now, health }) {
    const response = await fetch(`${google.clock}/generate_204`, {
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      throw new CannotLook(`www.google.com cannot be reached: ${causeOf(error)}`);
    });
    const googles = dateIn(response.headers);
    if (Number.isNaN(googles)) throw new CannotLook('Google did not say what time it is.');
    const here = clockFindings('this machine', now(), googles);
    // Where it does not answer, that is another check’s finding.
    const app = await health().then(
      ({ headers }) => dateIn(headers),
      () => Number.NaN,
    );
    return Number.isNaN(app) ? here : [...here, ...clockFindings('the app’s machine', app, googles)];
  },
};
