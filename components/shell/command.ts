/** What can be gone to or done, by its name. */
export interface Command {
  readonly id: string;
  readonly name: string;
  /** As the shortcut for it is registered. */
  readonly keys?: string;
  readonly run: () => void;
}
