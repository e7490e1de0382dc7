import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VersionTabs } from '@/components/snippets/versions/VersionTabs';

test('every tab says how many words of its version are to be decided', () => {
  render(
    <VersionTabs
      id="tabs"
      current="male"
      stateOf={(sex) => (sex === 'male' ? 'written' : 'generated')}
      doubtsOf={(sex) => ({ male: 0, female: 2, neutral: 1 })[sex]}
      onChange={() => undefined}
    />,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'MaleWritten',
    'FemaleGenerated, 2 to decide',
    'NeutralGenerated, 1 to decide',
  ]);
});
