/** Why a change is not made, in words for whoever asked for it. */
export class Refusal {
  constructor(
    readonly code: 'conflict' | 'no_seat' | 'last_admin' | 'not_found' | 'forbidden',
    readonly sentence: string,
  ) {}
}
