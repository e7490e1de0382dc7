import type { Check } from '../deployment/check.ts';
import { mistake, warning, type Finding } from '../deployment/finding.ts';
import { causeOf } from '../deployment/google.ts';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'no address');

/** Whether anything answers there: what it answers to such a question tells nothing. */
const answering = (name: string, what: string, finding: typeof mistake): Check => ({
  group: 'The deployment',
  holds: `${what} of ${name} answers.`,
  applies: ({ settings }) => settings[name] !== undefined,
  async look({ settings }): Promise<Finding[]> {
    const address = settings[name] ?? '';
    try {
      const { status } = await fetch(address, { signal: AbortSignal.timeout(15_000) });
      if (status < 500) return [];
      return [
        finding(`${what} at ${hostOf(address)} answers ${status}.`, `Look after it, or change ${name}.`),
      ];
    } catch (error) {
      return [
        finding(
          `${what} at ${hostOf(address)} does not answer: ${causeOf(error)}.`,
          `Start it, change ${name}, or leave ${name} empty.`,
        ),
      ];
    }
  },
});

export const pronounEngine = answering('PRONOUN_ENGINE_URL', 'The pronoun engine', mistake);
export const videoProxy = answering('VIDEO_PROXY_URL', 'The proxy for videos', warning);
export const telemetry = answering('OTEL_EXPORTER_OTLP_ENDPOINT', 'The collector for telemetry', warning);
