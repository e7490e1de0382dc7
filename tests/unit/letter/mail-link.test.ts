import { describe, expect, it } from 'vitest';
import { mailLink } from '@/lib/domain/letter/mail-link';

describe('the link to the mail program', () => {
  it('carries subject and text, with the line breaks mail programs read', () => {
    expect(mailLink({ subject: 'Bella & you?', text: 'Hi,\n\n- Sit\n' })).toBe(
      'mailto:?subject=Bella%20%26%20you%3F&body=Hi%2C%0D%0A%0D%0A-%20Sit%0D%0A',
    );
  });

  it('is not made where it would be too long', () => {
    const body = (length: number) => mailLink({ subject: '', text: 'a'.repeat(length) });
    const bare = 'mailto:?subject=&body='.length;
    expect(body(1_900 - bare)).toHaveLength(1_900);
    expect(body(1_901 - bare)).toBeNull();
  });
});
