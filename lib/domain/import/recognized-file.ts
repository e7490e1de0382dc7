import type { ImportCandidate } from './formats/import-candidate';
import type { Columns } from './tables/columns';

/** A table of a program that nobody knows: its columns can be told by hand. */
export interface ForeignTable {
  /** As its first line calls them, else "Column 1" and so on. */
  readonly names: readonly string[];
  /** What they were taken for. */
  readonly columns: Columns;
  readonly read: (columns: Columns) => readonly ImportCandidate[];
}

export interface RecognizedFile {
  /** The program that wrote it, as people know it. */
  readonly format: string;
  readonly candidates: readonly ImportCandidate[];
  readonly table?: ForeignTable;
}
