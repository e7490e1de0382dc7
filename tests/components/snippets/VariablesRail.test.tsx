import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VariablesRail } from '@/components/snippets/VariablesRail';

test('how often each variable stands in the version is read out as one would say it', () => {
  const used = [
    { name: 'dog', color: 'amber', count: 1 },
    { name: 'client', color: 'sky', count: 2 },
  ] as const;
  render(<VariablesRail used={used} others={[]} editable={false} onInsert={() => {}} onColor={() => {}} />);
  expect(screen.getByText('1 time in this version')).toBeInTheDocument();
  expect(screen.getByText('2 times in this version')).toBeInTheDocument();
});
