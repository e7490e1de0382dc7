import { expect, test } from 'vitest';
import { invitationMail } from '@/lib/server/mails/invitation-mail';

const about = {
  organization: 'River Dogs',
  inviter: 'Ann <Lane>',
  role: 2,
  link: 'https://heelwrite.test/organization',
} as const;

test('a note is quoted as the inviter’s words, in both forms, and its markup is text', () => {
  const note = 'Hi Bo,\n</blockquote><script>alert(1)</script>';
  const { text, html, subject } = invitationMail('bo@dogs.test', { ...about, note });
  expect(text).toContain('Ann <Lane> writes:\n> Hi Bo,\n> </blockquote><script>alert(1)</script>\n');
  expect(html).toContain('Ann &lt;Lane&gt; writes:');
  expect(html).toContain('>Hi Bo,<br>&lt;/blockquote&gt;&lt;script&gt;alert(1)&lt;/script&gt;</blockquote>');
  expect(subject).not.toContain('Hi Bo');
});

test.each(['https://evil.example/win', 'www.evil.example', 'me@evil.example', 'evil.example'])(
  'mail programs find no address in a note that says %s',
  (address) => {
    const { text, html } = invitationMail('bo@dogs.test', { ...about, note: `See ${address} now.` });
    for (const form of [text, html]) {
      expect(form).not.toMatch(/evil\.example|:\/\/evil|www\.evil|me@evil/);
      expect(form.replaceAll('\u200c', '')).toContain(`See ${address} now.`);
    }
    expect(html.match(/<a /g)).toHaveLength(1);
  },
);

test('without a note nothing is quoted', () => {
  const { text, html } = invitationMail('bo@dogs.test', about);
  expect(text).not.toContain('writes');
  expect(html).not.toContain('blockquote');
});
