/** One snippet of the starter library: the same advice for a male, a female and any dog, as the HTML the editor keeps. */
export interface StarterSnippet {
  /** Stable across releases: demo data and tests name snippets by it. */
  readonly key: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly male: string;
  readonly female: string;
  readonly neutral: string;
}
