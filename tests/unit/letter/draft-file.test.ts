import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { draftFile } from '@/lib/domain/letter/draft-file';

const html = '<p>Hi Zoë,</p><ol start="3"><li>Walk</li></ol>';
const text = 'Hi Zoë,\n\n3. Walk – 🐾';

test.each(['Sit', '', 'Bella’s homework – Café 🐾', `Long ${'🐾 word '.repeat(40)}end`, 'x'.repeat(200)])(
  'a mail program reads the draft %j as it was written',
  async (subject) => {
    const file = draftFile({ subject, html, text });
    const mail = await PostalMime.parse(file);
    expect(mail.subject ?? '').toBe(subject);
    expect(mail.html).toContain(html);
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(text);
    expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  },
);
