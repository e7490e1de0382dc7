import 'server-only';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

const always = new AlwaysOnSampler();
const never = new AlwaysOffSampler();

/** As OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG say: the SDK leaves that to who sets it up. */
export function samplerNamed(name = 'parentbased_always_on', argument = '1'): Sampler {
  const ratio = Number(argument);
  const some = new TraceIdRatioBasedSampler(ratio >= 0 && ratio <= 1 ? ratio : 1);
  const samplers: Readonly<Record<string, Sampler>> = {
    always_on: always,
    always_off: never,
    traceidratio: some,
    parentbased_always_on: new ParentBasedSampler({ root: always }),
    parentbased_always_off: new ParentBasedSampler({ root: never }),
    parentbased_traceidratio: new ParentBasedSampler({ root: some }),
  };
  const sampler = samplers[name];
  if (!sampler) throw new Error(`OTEL_TRACES_SAMPLER is none of ${Object.keys(samplers).join(', ')}.`);
  return sampler;
}
