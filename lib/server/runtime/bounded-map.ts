import 'server-only';

/** Remembers the newest entries: what is set past `most` forgets the one that was set longest ago. */
export class BoundedMap<T> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: T): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.most) return;
    // A map goes through its keys in the order in which they came.
    for (const oldest of this.entries.keys()) {
      this.entries.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  all(): [string, T][] {
    return [...this.entries];
  }

  get size(): number {
    return this.entries.size;
  }
}
