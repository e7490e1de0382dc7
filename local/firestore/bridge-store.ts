import type { MetaDocument } from '@firebase-bridge/firestore-admin';

interface Version {
  readonly updateTime: MetaDocument['updateTime'];
}

interface Collection {
  readonly parent: Master;
  readonly _docs: Map<string, Master>;
  incrementActiveDocs(): void;
  decrementActiveDocs(): void;
}

interface Master {
  readonly parent?: Collection;
  readonly _collections: Set<Collection>;
  readonly _history: Version[];
  _version: number;
  _createTime: unknown;
  _updateTime: unknown;
  _exists: boolean;
  _data: unknown;
}

interface WriteOf {
  readonly path: string;
}

/** The private part of the bridge's store that is used here; its version is pinned for this reason. */
export interface Store {
  batchWrite: (writes: readonly WriteOf[], mode: unknown) => { readonly results: readonly MetaDocument[] };
  /** Called once in each commit, when memory has changed and before anybody is told. */
  enqueueChanges: (time: unknown) => void;
  readonly _src: {
    readonly docs: Map<string, Master>;
    readonly cols: Map<string, Collection>;
    readonly changes: MetaDocument[];
  };
  readonly _txs: {
    readonly _transactions: ReadonlyMap<string, unknown>;
    /** Forgets those that have said nothing for a minute: otherwise the store keeps each that was not committed. */
    flush(): void;
  };
}

/** Returns what puts the store back to how it is now, to the version and the history of each document. */
export function rememberBefore({ _src: source }: Store, writes: readonly WriteOf[]): () => void {
  const { docs, cols, changes } = source;
  const known = { docs: docs.size, cols: cols.size };
  const before = new Map<Master, ReturnType<typeof copyOf>>();
  for (const { path } of writes) {
    const master = docs.get(path);
    if (master && !before.has(master)) before.set(master, copyOf(master));
  }
  return () => {
    changes.length = 0;
    for (const [master, { versions, ...fields }] of before) {
      setExistence(master, fields._exists);
      Object.assign(master, fields);
      master._history.length = versions;
    }
    for (const [path, master] of newIn(docs, known.docs)) {
      setExistence(master, false);
      master.parent?._docs.delete(path);
      docs.delete(path);
    }
    for (const [path, collection] of newIn(cols, known.cols)) {
      collection.parent._collections.delete(collection);
      cols.delete(path);
    }
  };
}

/** What is new stands at the end of a map. */
const newIn = <T>(map: ReadonlyMap<string, T>, known: number) =>
  map.size === known ? [] : [...map].slice(known);

const copyOf = ({ _version, _createTime, _updateTime, _exists, _data, _history }: Master) => ({
  ...{ _version, _createTime, _updateTime, _exists, _data },
  versions: _history.length,
});

/** The collections above count what exists below them. */
function setExistence(master: Master, exists: boolean): void {
  if (master._exists === exists) return;
  if (exists) master.parent?.incrementActiveDocs();
  else master.parent?.decrementActiveDocs();
  master._exists = exists;
}
