import { describe, expect, it } from 'vitest';
import { mailLink } from '@/lib/domain/letter/mail-ways';

describe('the link to the mail program', () => {
  it('carries subject and text, with the line breaks mail programs read', () => {
    expect(mailLink({ subject: 'Bella & you?', text: 'Hi,\n\n- Sit\n' })).toBe(
      'mailto:?subject=Bella%20%26%20you%3F&body=Hi%2C%0D%0A%0D%0A-%20Sit%0D%0A',
    );
  });

  it.each([
    ['gmail', 'https://mail.google.com/mail/?view=cm&fs=1&su=Bella%20%26%20you%3F&body=Hi%2C%0D%0Asit'],
    [
      'outlook',
      'https://outlook.office.com/mail/deeplink/compose?subject=Bella%20%26%20you%3F&body=Hi%2C%0D%0Asit',
    ],
  ] as const)('leads to %s as well', (way, address) => {
    expect(mailLink({ subject: 'Bella & you?', text: 'Hi,\nsit' }, way)).toBe(address);
  });

  it('is not made where it would be too long', () => {
    const body = (length: number) => mailLink({ subject: '', text: 'a'.repeat(length) });
    const bare = 'mailto:?subject=&body='.length;
    expect(body(1_900 - bare)).toHaveLength(1_900);
    expect(body(1_901 - bare)).toBeNull();
  });
});
