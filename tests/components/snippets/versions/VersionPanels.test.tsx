import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VersionPanels } from '@/components/snippets/versions/VersionPanels';
import type { Sex } from '@/lib/contracts/primitives';
import { emptySnippet, makeVersion, writeVersion } from '@/lib/domain/snippets/edited-snippet';
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

/** What stands around the panels: a version is made as soon as that is asked for. */
function Panels({ rewritten = [] }: { rewritten?: readonly Sex[] }) {
  const [edited, setEdited] = useState<typeof before | typeof written>(before);
  const [current, setCurrent] = useState<Sex>('female');
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
        making={null}
        rewritten={new Set(rewritten)}
        review={review}
        onWrite={nothing}
        onMake={(sex, source) =>
          setEdited((known) => makeVersion(known, sex, '<p>She waits.</p>', { source, html: he }))
        }
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
