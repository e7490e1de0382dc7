import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { loadLetter } from '@/lib/client/letter/letter-store';
import { rememberDog } from '@/lib/client/letter/recent-dog-changes';
import { dayAsWritten, dayFrom } from '@/lib/domain/variables/days';
import { localDay } from '@/lib/domain/variables/local-day';
import { aUser } from '@/tests/support/fake-auth';
import { forgetEverything, openLetterPage, watchClipboard } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const today = localDay(new Date());
const inAWeek = dayFrom(today, { inDays: 7 });
const plan = aSnippet({
  id: 'plan',
  title: 'Plan',
  neutral: '<p>Practice {{cues}} with {{dog}} for {{weeks}} until {{lesson}}, for {{fee}}, {{place}}.</p>',
});
const kinds: KindOfVariable[] = [
  {
    name: 'cues',
    kind: {
      type: 'choice',
      options: [{ name: 'sit' }, { name: 'down' }, { name: 'stay' }],
      takesSeveral: true,
    },
  },
  { name: 'weeks', kind: { type: 'number', unit: { one: 'week', many: 'weeks' }, default: 1 } },
  { name: 'lesson', kind: { type: 'date', default: { inDays: 7 } } },
  { name: 'fee', kind: { type: 'money', currency: 'USD' } },
  { name: 'place', kind: { type: 'text', default: 'at home', hint: 'the place' } },
];

async function openPlan() {
  const composer = await openLetterPage({ snippets: [plan], kinds });
  await composer.pick('Plan');
  await screen.findByRole('checkbox', { name: 'sit' });
  return { ...composer, clip: watchClipboard() };
}

test('each detail is asked for in its own way, and reads as people write', async () => {
  const { user, fill, letter, clip } = await openPlan();
  expect(letter).toHaveTextContent(
    `Practice {{cues}} with {{dog}} for 1 week until ${dayAsWritten(inAWeek, today)}, for {{fee}}, at home.`,
  );
  for (const cue of ['sit', 'stay', 'down']) await user.click(screen.getByRole('checkbox', { name: cue }));
  await user.click(screen.getByRole('checkbox', { name: 'stay' }));
  await user.clear(screen.getByRole('textbox', { name: 'weeks' }));
  await fill('weeks', '3');
  await fill('fee', '120');
  await fill('dog', 'Bella');
  await fill('Subject', 'Plan');
  expect(letter).toHaveTextContent(
    `Practice sit and down with Bella for 3 weeks until ${dayAsWritten(inAWeek, today)}, for $120, at home.`,
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(clip.text).toContain('Practice sit and down with Bella for 3 weeks'));
});

test('no choice is a text before it is one, and any detail is a text where it takes long to know better', async () => {
  let answer = (_kinds: KindOfVariable[]) => {};
  const answered = new Promise<KindOfVariable[]>((resolve) => (answer = resolve));
  const { user, row } = await openLetterPage({ snippets: [plan], kinds: answered });
  const asText = () => document.querySelector('textarea[data-detail="cues"]');
  const seen: unknown[] = [];
  const watch = new MutationObserver(() => seen.push(asText()));
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(await row('Plan'));
  answer(kinds);
  await screen.findByRole('checkbox', { name: 'sit' });
  watch.disconnect();
  expect(seen.filter((field) => field !== null)).toEqual([]);
  await forgetEverything();

  const slow = await openLetterPage({ snippets: [plan], kinds: new Promise(() => undefined) });
  await slow.pick('Plan');
  expect(asText()).toBeVisible();
});

test('what is none of the options is written, and a day may be words', async () => {
  const { user, fill, letter } = await openPlan();
  await user.click(screen.getByRole('checkbox', { name: 'sit' }));
  await user.click(screen.getByRole('button', { name: 'Other…' }));
  await fill('cues, in your own words', 'a good wait');
  expect(letter).toHaveTextContent('Practice sit and a good wait with');
  await user.click(screen.getByRole('button', { name: 'In words' }));
  await waitFor(() => expect(screen.getByLabelText('lesson')).toHaveValue(dayAsWritten(inAWeek, today)));
  await user.clear(screen.getByLabelText('lesson'));
  await fill('lesson', 'the week after');
  expect(letter).toHaveTextContent('until the week after,');
  await user.click(screen.getByRole('button', { name: 'Pick a day' }));
  expect(screen.getByLabelText('lesson')).toHaveAttribute('type', 'date');
});

test('what was filled in to begin with can be emptied, and is missed then', async () => {
  const { user, letter } = await openPlan();
  await user.clear(screen.getByRole('textbox', { name: 'place' }));
  expect(letter).toHaveTextContent('for {{fee}}, {{place}}.');
  expect(screen.getByRole('textbox', { name: 'place' })).toHaveAttribute('placeholder', 'the place');
});

test('Enter leads from one to the next', async () => {
  const { user } = await openPlan();
  screen.getByRole('textbox', { name: 'dog' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'sit' })).toHaveFocus();
  await user.keyboard(' {Enter}');
  expect(screen.getByRole('checkbox', { name: 'sit' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'weeks' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('lesson')).toHaveFocus();
});

test('what was chosen for this dog before is offered', async () => {
  const details = { cues: 'sit\nstay', weeks: '2', place: 'at home' };
  await rememberDog(aUser().uid, { dog: 'Bella', sex: 'female', details });
  const { user, fill, letter } = await openPlan();
  expect(screen.queryByRole('button', { name: /^Last time/ })).not.toBeInTheDocument();
  await fill('dog', 'Bella');
  await user.click(screen.getByRole('button', { name: 'Last time: sit and stay' }));
  expect(letter).toHaveTextContent('Practice sit and stay with Bella');
  expect(screen.queryByRole('button', { name: 'Last time: sit and stay' })).not.toBeInTheDocument();
  // What it would say anyway is not offered.
  expect(screen.getAllByRole('button', { name: /^Last time/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Last time: 2 weeks' })).toBeVisible();
});

test('a day stays what it was when the email went out', async () => {
  const { user, fill } = await openPlan();
  await user.click(screen.getByRole('checkbox', { name: 'sit' }));
  await fill('fee', '90');
  await fill('dog', 'Bella');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Email copied/);
  await waitFor(async () => expect((await loadLetter(aUser().uid))?.letter.values['lesson']).toBe(inAWeek));
});

test('what is chosen to begin with brings its part in, and a hand can leave it out', async () => {
  const walk = aSnippet({
    id: 'walk',
    title: 'Walk',
    neutral: '<p>Walk on {{gear}}.</p><p data-optional="gear=a harness">Fit it well.</p>',
  });
  const gear: KindOfVariable = {
    name: 'gear',
    kind: {
      type: 'choice',
      options: [{ name: 'a harness' }, { name: 'a collar' }],
      takesSeveral: false,
      default: 'a harness',
    },
  };
  const { user, pick, letter } = await openLetterPage({ snippets: [walk], kinds: [gear] });
  await pick('Walk');
  await user.click(await screen.findByRole('button', { name: /^Leave out/ }));
  expect(await screen.findByRole('button', { name: /^Add: Fit it well/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'a collar' }));
  await user.click(screen.getByRole('radio', { name: 'a harness' }));
  expect(letter).toHaveTextContent('Walk on a harness.');
  expect(screen.getByRole('button', { name: /^Add: Fit it well/ })).toBeVisible();
});
