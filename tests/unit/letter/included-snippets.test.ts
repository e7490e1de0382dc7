import { describe, expect, it } from 'vitest';
import { withIncluded } from '@/lib/domain/letter/included-snippets';
import { aSnippet } from '../../support/snippets';

const closing = aSnippet({
  id: 'closing',
  title: 'Warm closing',
  male: '<p>See you and him soon.</p><p>Call {{client}}.</p>',
  neutral: '<p>See you soon.</p>',
  variables: [{ name: 'client', color: 'sky' }],
});
const expandedOf = (html: string, ...others: Parameters<typeof withIncluded>[0]) =>
  withIncluded([
    aSnippet({ id: 'recap', title: 'Recap', male: html, female: html, neutral: html }),
    closing,
    ...others,
  ])[0]!;

describe('what a snippet includes', () => {
  it('stands in its place, in the version that fits, with what it asks for', () => {
    const { versions, variables } = expandedOf('<p>Well done.</p><p>{{&gt; warm  closing }}</p>');
    expect(versions.male?.html).toBe('<p>Well done.</p><p>See you and him soon.</p><p>Call {{client}}.</p>');
    expect(versions.neutral?.html).toBe('<p>Well done.</p><p>See you soon.</p>');
    // The other sex stands in for what is missing, as it does in a letter.
    expect(versions.female?.html).toContain('See you and him soon.');
    expect(variables).toContainEqual({ name: 'client', color: 'sky' });
  });

  it('goes on within a line', () => {
    const list = aSnippet({
      id: 'list',
      title: 'Bring',
      neutral: '<ul><li><p>a mat</p></li><li><p>treats</p></li></ul>',
    });
    expect(expandedOf('<p>Bring: {{&gt; Bring}} Thanks.</p>', list).versions.neutral?.html).toBe(
      '<p>Bring: a mat<br>treats Thanks.</p>',
    );
  });

  it('may include others', () => {
    const outer = aSnippet({ id: 'outer', title: 'Outer', neutral: '<p>So: {{&gt; Warm closing}}</p>' });
    expect(expandedOf('<p>{{&gt; Outer}}</p>', outer).versions.neutral?.html).toBe(
      '<p>So: See you soon.</p>',
    );
  });

  it('stays in braces where there is none of that title, in this library', () => {
    const shared = aSnippet({ id: 's', title: 'Shared', orgId: 'school', neutral: '<p>Ours.</p>' });
    const html = '<p>{{&gt; Nothing}}</p><p>{{&gt; Shared}}</p>';
    expect(expandedOf(html, shared).versions.neutral?.html).toBe(html);
  });

  it('stays in braces where it would stand in itself', () => {
    const one = aSnippet({ id: 'one', title: 'One', neutral: '<p>1 {{&gt; Two}}</p>' });
    const two = aSnippet({ id: 'two', title: 'Two', neutral: '<p>2 {{&gt; One}}</p>' });
    expect(withIncluded([one, two]).map(({ versions }) => versions.neutral?.html)).toEqual([
      '<p>1 2 {{&gt; One}}</p>',
      '<p>2 1 {{&gt; Two}}</p>',
    ]);
  });

  it('does not grow without end', () => {
    const wide = (title: string, inner: string) =>
      aSnippet({ id: title, title, neutral: `<p>${inner.repeat(50)}</p>` });
    const snippets = [
      wide('a', '{{&gt; b}}'),
      wide('b', '{{&gt; c}}'),
      wide('c', '{{&gt; d}}'),
      wide('d', 'some words '),
    ];
    for (const { versions } of withIncluded(snippets)) {
      expect(versions.neutral?.html.length).toBeLessThanOrEqual(200_000);
    }
  });

  it('is named where it may be out of date', () => {
    const old = aSnippet({
      id: 'old',
      title: 'Old',
      male: '<p>He.</p>',
      female: { html: '<p>She.</p>', origin: 'generated', source: 'male', stale: true },
    });
    expect(expandedOf('<p>{{&gt; old}}</p>', old).outdated).toEqual({ female: ['Old'] });
    expect(expandedOf('<p>{{&gt; Warm closing}}</p>')).not.toHaveProperty('outdated');
  });

  it('leaves a library as it is that includes nothing', () => {
    const snippets = [closing];
    expect(withIncluded(snippets)).toBe(snippets);
  });
});
