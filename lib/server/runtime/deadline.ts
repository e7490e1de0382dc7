import 'server-only';

/** Until when something may be waited for; it goes by what has passed here, whatever the clock says. */
export class Deadline {
  #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** In milliseconds; 0 once it is over. */
  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /** What comes of the work; once the deadline is over, what `late` makes of that. The work itself goes on. */
  async bound<T>(work: Promise<T>, late: () => Error): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // A timer may be early by a fraction; what was given up here must not begin after it.
        this.#end = 0;
        reject(late());
      }, this.left);
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
