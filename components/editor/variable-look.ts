import type { Variable, VariableColor } from '@/lib/contracts/snippet-fields';
import { fallbackColor } from '@/lib/domain/text/variable-colors';

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

  /** What is read in the place of a variable: its value where one is filled in, else its name in braces. */
  text(name: string): string {
    return this.value(name) ?? `{{${name}}}`;
  }

  isFilled(name: string): boolean {
    return this.value(name) !== null;
  }

  className(name: string): string {
    const kind = this.values === null ? 'chip' : this.isFilled(name) ? 'fill' : 'open';
    return `v ${kind} ${this.colors.get(name) ?? fallbackColor}`;
  }

  subscribe(redraw: () => void): () => void {
    this.redraws.add(redraw);
    return () => this.redraws.delete(redraw);
  }

  private value(name: string): string | null {
    const value = this.values?.[name] ?? '';
    return value.trim() === '' ? null : value;
  }
}
