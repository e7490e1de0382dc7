import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VersionBadges } from '@/components/snippets/library/VersionBadges';

test('says the state of each version in words', () => {
  render(
    <VersionBadges
      versions={{
        male: { html: '<p>x</p>', origin: 'written', stale: false },
        female: { html: '<p>x</p>', origin: 'generated', source: 'male', stale: true },
      }}
    />,
  );
  expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual([
    'Male: written',
    'Female: out of date',
    'Neutral: empty',
  ]);
});
