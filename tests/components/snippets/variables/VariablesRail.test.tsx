import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { VariablesRail } from '@/components/snippets/variables/VariablesRail';

const renderToRead = (used: ComponentProps<typeof VariablesRail>['used']) =>
  render(
    <VariablesRail
      library={{ uid: 'u-sam', orgId: null }}
      snippetId={null}
      used={used}
      others={[]}
      kinds={new Map()}
      editable={false}
      onInsert={() => {}}
      onColor={() => {}}
      onRewrite={() => {}}
    />,
  );

test('how often each variable stands in the version is read out as one would say it', () => {
  renderToRead([
    { name: 'dog', color: 'amber', count: 1, fallbacks: [''] },
    { name: 'client', color: 'sky', count: 2, fallbacks: [''] },
  ]);
  expect(screen.getByText('1 time in this version')).toBeInTheDocument();
  expect(screen.getByText('2 times in this version')).toBeInTheDocument();
});

test('nobody who only reads is offered another color or name', () => {
  renderToRead([{ name: 'dog', color: 'amber', count: 1, fallbacks: [''] }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what is offered to begin with is not said to be in other snippets', () => {
  render(
    <VariablesRail
      library={{ uid: 'u-sam', orgId: null }}
      snippetId={null}
      used={[]}
      others={[{ name: 'dog', color: 'amber' }]}
      kinds={new Map()}
      areOffered
      editable
      onInsert={() => {}}
      onColor={() => {}}
      onRewrite={() => {}}
    />,
  );
  expect(screen.getByRole('heading', { name: 'To start with' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Insert dog' })).toBeVisible();
});
