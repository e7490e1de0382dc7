/** Leads the keyboard into the table of snippets, from what stands above it. */
export function focusFirstRow() {
  document.querySelector<HTMLElement>('[role=grid] [aria-rowindex="2"]')?.focus();
}

/** Back to the search, from what says that it found nothing. */
export function focusSearch() {
  document.querySelector<HTMLElement>('[role=search] input')?.focus();
}

/** The row that a key leads to from `at`; null for keys that move nothing. */
export function moveTo(key: string, at: number, count: number, page: number): number | null {
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}
