/** What a server acknowledged, and how it compares with what is there later. */
export class Ledger {
  readonly #acknowledged = new Map<string, { revision: number; title: string }>();

  /** Acknowledged writes, new and changed snippets together. */
  writes = 0;

  acknowledge({ id, revision, title }: { id: string; revision: number; title: string }): void {
    this.writes += 1;
    // Answers may overtake each other.
    if (revision > (this.#acknowledged.get(id)?.revision ?? 0))
      this.#acknowledged.set(id, { revision, title });
  }

  any(): { id: string; revision: number } | undefined {
    const ids = [...this.#acknowledged.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    return id === undefined ? undefined : { id, revision: this.#acknowledged.get(id)?.revision ?? 0 };
  }

  /** The ids whose acknowledged write is missing; a later revision is a write whose answer the kill cut off. */
  missingFrom(stored: readonly { id: string; revision: number; title: string }[]): string[] {
    const byId = new Map(stored.map((snippet) => [snippet.id, snippet]));
    const missing: string[] = [];
    for (const [id, { revision, title }] of this.#acknowledged) {
      const found = byId.get(id);
      const kept =
        found && (found.revision > revision || (found.revision === revision && found.title === title));
      if (kept) this.#acknowledged.set(id, { revision: found.revision, title: found.title });
      else missing.push(id);
    }
    return missing;
  }
}
