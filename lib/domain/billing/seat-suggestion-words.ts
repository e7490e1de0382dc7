import { licensesInWords, money, perInterval } from './license-price-words';
import type { SeatSuggestion } from './seat-suggestion';

const number = (count: number) => count.toLocaleString('en-US');

function difference({ difference: amount, currency, interval }: SeatSuggestion): string {
  if (amount === 0) return 'the same';
  return `${money(Math.abs(amount), currency)} ${amount < 0 ? 'less' : 'more'} ${perInterval(interval)}`;
}

function taken({ from, held, pending }: SeatSuggestion): string {
  if (from === 0) return `${number(held)} ${held === 1 ? 'seat is' : 'seats are'} taken, without a limit.`;
  if (held < from) return `${number(held)} of ${licensesInWords(from)} ${held === 1 ? 'is' : 'are'} taken.`;
  const waiting = pending === 1 ? 'an invitation that waits' : 'invitations that wait';
  return `All ${licensesInWords(from)} are taken, ${number(pending)} of them by ${waiting}.`;
}

const idle = ({ idle: count }: SeatSuggestion): string =>
  count === 0
    ? ''
    : ` ${count === 1 ? '1 member has' : `${number(count)} members have`} not been here for two months.`;

/** Why another number of licenses, and what it changes. */
export function suggestionInWords(suggestion: SeatSuggestion): string {
  const { from, to } = suggestion;
  const pays = `you would pay ${difference(suggestion)}`;
  const then = to === 0 ? `Without a limit ${pays}.` : `With ${number(to)} ${pays}.`;
  const invites = from !== 0 && to > from ? ' Then you can invite one more.' : '';
  return `${taken(suggestion)}${idle(suggestion)} ${then}${invites}`;
}
