import { describe, expect, it } from 'vitest';
import { applyVersionChanges, type BySex, type KeptVersion } from '@/lib/domain/snippets/snippet-versions';

const hash = (html: string) => `#${html}`;
const apply = (kept: BySex<KeptVersion>, changes: Parameters<typeof applyVersionChanges>[1]) =>
  applyVersionChanges(kept, changes, hash);

const male: KeptVersion = { html: 'he', origin: 'written', stale: false };
const female: KeptVersion = {
  html: 'she',
  origin: 'generated',
  source: 'male',
  sourceHash: '#he',
  stale: false,
};

describe('applyVersionChanges', () => {
  it('takes a version without an origin for written', () => {
    expect(apply({}, { male: { html: 'he' } })).toEqual({ male });
  });

  it('takes a new generated version as made from the source in the draft', () => {
    const changes = {
      male: { html: 'he' },
      female: { html: 'she', origin: 'generated', source: 'male' },
    } as const;
    expect(apply({}, changes)).toEqual({ male, female });
  });

  it('marks a generated version stale once its source reads differently', () => {
    const after = apply(
      { male, female },
      { male: { html: 'he sits' }, female: { html: 'she', origin: 'generated', source: 'male' } },
    );
    expect(after.female).toEqual({ ...female, stale: true });
    expect(after.male).toEqual({ ...male, html: 'he sits' });
  });

  it('keeps a stale version stale while neither side changes', () => {
    const stale = { ...female, stale: true };
    const changes = {
      male: { html: 'he sits' },
      female: { html: 'she', origin: 'generated', source: 'male' },
    } as const;
    expect(apply({ male: { ...male, html: 'he sits' }, female: stale }, changes).female).toEqual(stale);
  });

  it('is no longer stale when the source reads as it did', () => {
    const changes = {
      male: { html: 'he' },
      female: { html: 'she', origin: 'generated', source: 'male' },
    } as const;
    const after = apply({ male: { ...male, html: 'he sits' }, female: { ...female, stale: true } }, changes);
    expect(after.female?.stale).toBe(false);
  });

  it.each([
    ['its html changed', { html: 'she sits', origin: 'generated', source: 'male' }],
    [
      'it was regenerated to the same text',
      { html: 'she', origin: 'generated', source: 'male', regenerated: true },
    ],
  ] as const)('counts as made from the new source when %s', (_case, change) => {
    const after = apply({ male, female }, { male: { html: 'he sits' }, female: change });
    expect(after.female).toMatchObject({ sourceHash: '#he sits', stale: false });
  });

  it('does not count as made from another source that the draft merely names', () => {
    const changes = {
      male: { html: 'he' },
      neutral: { html: 'they' },
      female: { html: 'she', origin: 'generated', source: 'neutral' },
    } as const;
    const after = apply({ male, female }, changes);
    expect(after.female).toEqual({ ...female, source: 'neutral', stale: true });
    const back = { ...changes, female: { ...changes.female, source: 'male' } } as const;
    expect(apply(after, back).female).toEqual(female);
  });

  it('keeps origin and source of an unchanged version that the draft only repeats', () => {
    expect(apply({ male, female }, { male: { html: 'he' }, female: { html: 'she' } }).female).toEqual(female);
  });

  it('takes a generated version that was edited without an origin for written', () => {
    expect(apply({ male, female }, { male: { html: 'he' }, female: { html: 'mine' } }).female).toEqual({
      html: 'mine',
      origin: 'written',
      stale: false,
    });
  });

  it('is stale when its source is gone, and drops what the draft leaves out', () => {
    const after = apply({ male, female }, { female: { html: 'she', origin: 'generated', source: 'male' } });
    expect(after).toEqual({ female: { ...female, stale: true } });
  });
});
