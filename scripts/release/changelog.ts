interface Section {
  /** Undefined for what is not released. */
  readonly version: string | undefined;
  readonly date: string | undefined;
  /** What stands below the heading. */
  readonly text: string;
}

/** The parts of a changelog from the newest on, as they stand there. */
export function sectionsOf(changelog: string): readonly Section[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const [version, date] = part.slice(0, end).split(' – ');
    const text = part.slice(end).trim();
    return version === 'Unreleased' ? { version: undefined, date, text } : { version, date, text };
  });
}
