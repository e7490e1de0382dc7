import { describe, expect, it } from 'vitest';
import { namesAskedFor, renameInConditions } from '@/lib/domain/text/condition-names';

describe('a condition in a html', () => {
  const html =
    '<p data-optional="cues=a &amp; b">{{dog}}</p><ul><li data-optional="place"><p>data-optional="no"</p></li></ul><p data-optional>x</p>';

  it('is asked for beside the variables', () => {
    expect(namesAskedFor(html, '<p data-optional="cues">{{Place}}</p>')).toEqual(['dog', 'place', 'cues']);
  });

  it('follows a variable that is renamed, and no other', () => {
    expect(renameInConditions(html, 'cues', 'signals')).toBe(html.replace('cues=', 'signals='));
    expect(renameInConditions(html, 'place', 'spot')).toBe(html.replace('"place"', '"spot"'));
    expect(renameInConditions(html, 'no', 'yes')).toBe(html);
  });
});
