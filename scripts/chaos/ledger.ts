/** What a snippet was when the app last said so. */
export interface KnownSnippet {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
}

/**
 * What the app has acknowledged of one library. Titles are told apart by everyone who writes here, so that a title which is
 * there twice was written twice.
 */
export class LibraryLedger {
  readonly #byTitle = new Map<string, KnownSnippet | 'imported'>();

  keep(snippet: KnownSnippet, { insteadOf = '' } = {}): void {
    this.#byTitle.delete(insteadOf);
    this.#byTitle.set(snippet.title, snippet);
  }

  keepImported(titles: readonly string[]): void {
    for (const title of titles) this.#byTitle.set(title, 'imported');
  }

  drop(title: string): void {
    this.#byTitle.delete(title);
  }

  get size(): number {
    return this.#byTitle.size;
  }

  /** Those whose id is known. */
  snippets(): KnownSnippet[] {
    return [...this.#byTitle.values()].filter((known) => known !== 'imported');
  }

  /** How what is stored differs from what was acknowledged. */
  compare(stored: readonly KnownSnippet[]): Differences {
    const found = Map.groupBy(stored, ({ title }) => title);
    const lost = [...this.#byTitle].filter(([title, known]) => {
      const [there] = found.get(title) ?? [];
      if (!there || known === 'imported') return !there;
      return there.id !== known.id || there.revision !== known.revision;
    });
    return {
      lost: lost.map(([title]) => title),
      doubled: [...found].filter(([, { length }]) => length > 1).map(([title]) => title),
      strange: [...found.keys()].filter((title) => !this.#byTitle.has(title)),
    };
  }
}

export interface Differences {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Nobody was told that they are there: one that was deleted has come back, or a change is undone. */
  readonly strange: readonly string[];
}

/** Compares names that are there with names that should be, each once. */
export function compareNames(wanted: ReadonlySet<string>, there: readonly string[]): Differences {
  return {
    lost: [...wanted].filter((name) => !there.includes(name)),
    doubled: there.filter((name, index) => there.indexOf(name) !== index),
    strange: there.filter((name) => !wanted.has(name)),
  };
}
