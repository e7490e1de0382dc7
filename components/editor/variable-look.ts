import type { Variable, VariableColor } from '@/lib/contracts/snippet-fields';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import type { WrittenVariable } from '@/lib/domain/text/variables';

/** How the variables of one editor look, shared by all their node views: they redraw when it changes. */
export class VariableLook {
  private colors: ReadonlyMap<string, VariableColor> = new Map();
  private values: Readonly<Record<string, string>> | null = null;
  private readonly redraws = new Set<() => void>();

  set(variables: readonly Variable[], values: Readonly<Record<string, string>> | null): void {
    this.colors = new Map(variables.map(({ name, color }) => [name, color]));
    this.values = values;
    for (const redraw of this.redraws) redraw();
  }

  /** What is read in the place of a variable: its value, else its fallback; null where it is shown in braces. */
  shown({ name, fallback }: WrittenVariable): string | null {
    return this.values === null ? null : (this.value(name) ?? fallback ?? null);
  }

  className(variable: WrittenVariable): string {
    return `v ${this.kind(variable)} ${this.colors.get(variable.name) ?? fallbackColor}`;
  }

  subscribe(redraw: () => void): () => void {
    this.redraws.add(redraw);
    return () => this.redraws.delete(redraw);
  }

  private kind({ name, fallback }: WrittenVariable): string {
    if (this.values === null) return 'chip';
    if (this.value(name) !== null) return 'fill';
    return fallback === undefined ? 'open' : 'blank';
  }

  private value(name: string): string | null {
    const value = this.values?.[name] ?? '';
    return value.trim() === '' ? null : value;
  }
}
