import { readFrom, readUpTo, type Link } from '../src/they/forward-backward.ts';
import { tieReadings } from '../src/they/weight-slots.ts';
import type { Chain, Example } from './chains.ts';
import { randomFrom, shuffle } from './random.ts';

const firstStep = 0.15;
const decay = 0.01;
/** Slots left out of each look at an example, so that no weight relies on another. */
const dropped = 0.15;
/** A slot that fewer examples have tells nothing. */
const leastSeen = 3;

const runs = 5;

/** Finds the weights under which the chains are most likely, each looked at so many rounds: the mean of some runs, so that no order of them decides. */
export function learn(chains: readonly Chain[], size: number, rounds: number): Float64Array {
  const known = withoutRare(chains, size);
  const sum = new Float64Array(size);
  for (let run = 1; run <= runs; run += 1) {
    for (const [slot, weight] of learnOnce(known, size, rounds, randomFrom(run)).entries())
      sum[slot] = (sum[slot] ?? 0) + weight / runs;
  }
  return sum;
}

function withoutRare(chains: readonly Chain[], size: number): Chain[] {
  const seen = new Uint32Array(size);
  const count = (slot: number) => {
    seen[slot] = (seen[slot] ?? 0) + 1;
  };
  for (const { examples } of chains) {
    for (const { groups, ties } of examples) {
      for (const { slots } of groups) slots.forEach(count);
      ties.forEach(count);
    }
  }
  const isKnown = (slot: number) => (seen[slot] ?? 0) >= leastSeen;
  return chains
    .filter(({ examples }) => examples.length > 0)
    .map(({ weight, examples }) => ({
      weight,
      examples: examples.map(({ meansOne, groups, ties }) => ({
        meansOne,
        groups: groups.map(({ isOne, slots }) => ({ isOne, slots: slots.filter(isKnown) })),
        ties: ties.filter(isKnown),
      })),
    }));
}

/** Stochastic gradients, with a step size for each weight. */
function learnOnce(
  chains: readonly Chain[],
  size: number,
  rounds: number,
  random: () => number,
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  const order = [...chains];
  const isKept = () => random() > dropped;
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - (0.8 * round) / rounds);
    shuffle(order, random);
    for (const { weight: times, examples } of order) {
      const looks = examples.map((example) => lookAt(example, weights, isKept));
      pull(looks, times, (slot, slope) => {
        const weight = weights[slot] ?? 0;
        const gradient = slope - decay * weight;
        const square = (squares[slot] ?? 0) + gradient * gradient;
        squares[slot] = square;
        weights[slot] = weight + (step * gradient) / Math.sqrt(square);
      });
    }
  }
  return weights.map((weight) => weight * (1 - dropped));
}

/** An example under the weights of the moment. */
interface Look extends Link {
  readonly meansOne: boolean | undefined;
  readonly groups: readonly {
    readonly isOne: boolean;
    readonly slots: readonly number[];
    readonly share: number;
  }[];
  readonly ties: readonly number[];
}

function lookAt({ meansOne, groups, ties }: Example, weights: Float64Array, isKept: () => boolean): Look {
  const kept = groups.map(({ isOne, slots }) => {
    const left = slots.filter(isKept);
    return { isOne, slots: left, worth: Math.exp(left.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0)) };
  });
  const total = (side: boolean) =>
    kept.reduce((sum, { isOne, worth }) => sum + (isOne === side ? worth : 0), 0);
  const ones = total(true);
  const others = total(false);
  const tied = ties.filter(isKept);
  const reading = (number: number) =>
    Math.exp(tied.reduce((sum, slot) => sum + (weights[slot + number] ?? 0), 0));
  return {
    meansOne,
    odds: ones / others,
    tie: [reading(0), reading(1), reading(2), reading(3)],
    groups: kept.map(({ isOne, slots, worth }) => ({ isOne, slots, share: worth / (isOne ? ones : others) })),
    ties: tied,
  };
}

/** Odds that leave no doubt. */
const sure = 1e22;

/** Tells of each weight how much more of it would make what is known likelier. */
function pull(looks: readonly Look[], times: number, by: (slot: number, slope: number) => void): void {
  const put = (slot: number, slope: number) => {
    if (Math.abs(slope) >= 1e-5) by(slot, slope);
  };
  const thought = chances(looks);
  const known = chances(
    looks.map(({ odds, tie, meansOne }) => ({
      tie,
      odds: meansOne === undefined ? odds : meansOne ? sure : 1 / sure,
    })),
  );
  for (const [number, { groups, ties }] of looks.entries()) {
    const slope = times * ((known.one[number] ?? 0) - (thought.one[number] ?? 0));
    for (const { isOne, slots, share } of groups)
      for (const slot of slots) put(slot, (isOne ? slope : -slope) * share);
    for (let reading = 0; reading < tieReadings; reading += 1) {
      const slopeOfTie =
        times * ((known.both[number]?.[reading] ?? 0) - (thought.both[number]?.[reading] ?? 0));
      for (const slot of ties) put(slot + reading, slopeOfTie);
    }
  }
}

/** How likely each means the one, and how likely each reading of it and the one before is. */
function chances(links: readonly Link[]) {
  const before = readUpTo(links);
  const behind = readFrom(links);
  const one = before.map((odds, number) => chanceOf(odds * (behind[number] ?? 1)));
  const both = links.map(({ odds, tie: [neither, later, earlier, same] }, number) => {
    if (number === 0) return [];
    const first = before[number - 1] ?? 1;
    const second = odds * (behind[number] ?? 1);
    const worths = [neither, later * second, earlier * first, same * first * second];
    const all = worths.reduce((sum, worth) => sum + worth, 0);
    return worths.map((worth) => worth / all);
  });
  return { one, both };
}

const chanceOf = (odds: number) => odds / (1 + odds);
