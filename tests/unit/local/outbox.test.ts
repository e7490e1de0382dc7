import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { outbox } from '@/local/outbox';

const dir = mkdtempSync(join(tmpdir(), 'heelwrite-outbox-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a mail becomes one file with both forms, and the log names it and its link', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await outbox(dir, 'Heelwrite <hello@heelwrite.test>').send({
    to: 'sam@heelwrite.test',
    subject: 'Grüße',
    text: 'Open http://127.0.0.1:3000/login?mode=verifyEmail&oobCode=abc now.',
    html: '<p>Open <a href="http://127.0.0.1:3000/login">this</a></p>',
  });

  const [name, ...others] = readdirSync(dir);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[\da-f]{8} sam@heelwrite\.test\.eml$/);
  const mail = readFileSync(join(dir, name!), 'utf8');
  expect(mail).toContain('Content-Type: multipart/alternative;');
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail).toContain('To: sam@heelwrite.test\r\n');
  expect(mail).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `Mail to sam@heelwrite.test: ${join(dir, name!)} · http://127.0.0.1:3000/login?mode=verifyEmail&oobCode=abc`,
  );
});

test('mails to one person at the same moment are a file each', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = join(dir, 'busy');
  const { send } = outbox(folder, 'Heelwrite <hello@heelwrite.test>');
  const mail = { to: 'sam@heelwrite.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await Promise.all(Array.from({ length: 20 }, () => send(mail)));
  expect(readdirSync(folder)).toHaveLength(20);
});

test('a mail that the disk does not take is refused as unavailable', async () => {
  const { send } = outbox(dir, 'Heelwrite <hello@heelwrite.test>');
  rmSync(dir, { recursive: true });
  const mail = { to: 'sam@heelwrite.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(send(mail)).rejects.toMatchObject({ code: 'unavailable' });
});
