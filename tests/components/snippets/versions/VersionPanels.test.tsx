import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VersionPanels } from '@/components/snippets/versions/VersionPanels';
import type { Sex } from '@/lib/contracts/primitives';
import {
  emptySnippet,
  makeVersion,
  writeVersion,
  type EditedSnippet,
} from '@/lib/domain/snippets/edited-snippet';
import { reviewVersion } from '@/lib/domain/snippets/version-review';
import { renderInApp } from '@/tests/support/app';
import { stubLayout } from '@/tests/support/layout';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(stubLayout);
afterEach(() => void vi.unstubAllGlobals());

const he = '<p>He waits.</p>';
const written = writeVersion(emptySnippet, 'male', he);
const before = {
  ...written,
  versions: {
    ...written.versions,
    female: { html: '<p>She waits.</p>', origin: 'generated', source: 'male', stale: false },
  },
} as const;
const review = reviewVersion({
  source: he,
  made: { html: '<p>She waits.</p>', marks: [] },
  current: '<p>She waits.</p>',
});
const nothing = () => undefined;
const onMakeAll = vi.fn();

/** What stands around the panels: a version is made as soon as that is asked for. */
function Panels({
  rewritten = [],
  begin = before,
  first = 'female',
}: {
  rewritten?: readonly Sex[];
  begin?: EditedSnippet;
  first?: Sex;
}) {
  const [edited, setEdited] = useState<EditedSnippet>(begin);
  const [current, setCurrent] = useState<Sex>(first);
  return (
    <>
      <button onClick={() => setCurrent('neutral')}>Neutral</button>
      <VersionPanels
        id="panels"
        current={current}
        edited={edited}
        editable
        problem={undefined}
        variables={[]}
        options={new Map()}
        making={null}
        rewritten={new Set(rewritten)}
        review={review}
        onWrite={nothing}
        onMake={(sex, source) =>
          setEdited((known) => makeVersion(known, sex, '<p>She waits.</p>', { source, html: he }))
        }
        onMakeAll={onMakeAll}
        onStop={nothing}
        onCopy={nothing}
        onDoubt={nothing}
        onHandle={nothing}
      />
    </>
  );
}

const changes = () => screen.findByRole('button', { name: 'Changes' });

test('a version that was just made shows what was changed, until someone chooses otherwise', async () => {
  const { user } = renderInApp(<Panels />);
  expect(await changes()).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Make from male' }));
  expect(await changes()).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('He', { selector: 'del' })).toBeVisible();

  await user.click(await changes());
  expect(await changes()).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Neutral' }));
  await user.click(await screen.findByRole('button', { name: 'Make from male' }));
  expect(await changes()).toHaveAttribute('aria-pressed', 'false');
});

test('a version that only got another name for a variable shows no changes', async () => {
  const { user } = renderInApp(<Panels rewritten={['female']} />);
  await user.click(await screen.findByRole('button', { name: 'Make from male' }));
  expect(await changes()).toHaveAttribute('aria-pressed', 'false');
});

test('a text offers all versions that are still empty, once', async () => {
  const { user } = renderInApp(<Panels begin={written} first="male" />);
  await user.click(await screen.findByRole('button', { name: 'Make female and neutral' }));
  expect(onMakeAll).toHaveBeenLastCalledWith([
    { sex: 'female', source: 'male' },
    { sex: 'neutral', source: 'male' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Neutral' }));
  expect(await screen.findByRole('button', { name: 'Make from male' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Make female/ })).not.toBeInTheDocument();
});

test('of two texts the one that is left is offered', async () => {
  renderInApp(<Panels first="male" />);
  expect(await screen.findByRole('button', { name: 'Make neutral' })).toBeVisible();
});
