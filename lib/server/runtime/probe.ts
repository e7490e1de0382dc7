import 'server-only';

/** In milliseconds: a flood of questions becomes one look a second. */
const keptFor = 1_000;

/** Looks whether something answers; whoever asks within a second of a look shares what it found, of the same subject. */
export class Probe<Subject extends object> {
  #found: { readonly subject: Subject; readonly at: number; readonly outcome: Promise<void> } | undefined;

  constructor(private readonly look: (subject: Subject) => Promise<unknown>) {}

  /** Rejects where it does not answer. */
  async ask(subject: Subject): Promise<void> {
    const now = performance.now();
    if (!this.#found || this.#found.subject !== subject || now - this.#found.at >= keptFor) {
      const outcome = this.look(subject).then(() => undefined);
      // It is told to whoever asks; without any, it is nobody's failure.
      outcome.catch(() => undefined);
      this.#found = { subject, at: now, outcome };
    }
    return this.#found.outcome;
  }
}
