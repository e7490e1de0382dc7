/** One question a trainer asks, answered. */
export interface HelpArticle {
  /** The anchor that links lead to: stable across releases. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, and lists of points; what is between backticks is typed or shown like that. */
  readonly body: readonly (string | readonly string[])[];
  /** Other words for the same thing, which a search finds and nobody sees. */
  readonly alsoCalled: readonly string[];
  /** Where in the product it is done. */
  readonly link?: { readonly href: string; readonly text: string };
}

export interface HelpSection {
  /** An anchor too. */
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
