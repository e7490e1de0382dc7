import { describe, expect, it } from 'vitest';
import { chunksOf } from '@/lib/contracts/event-stream';
import { newPerson, open, request, type Caller } from '../support/api';

const letter = '<p>He sat, and {{dog}} got his treat.</p>';
const body = (htmlString: string, startingSex = 'male', desiredSex = 'female') => ({
  startingSex,
  desiredSex,
  htmlString,
});
const swap = (as: Caller, htmlString: string, from?: string, to?: string) =>
  request('POST', '/api/swap-pronouns', { as, body: body(htmlString, from, to) });

async function joined(text: string): Promise<string> {
  const parts: string[] = [];
  for await (const chunk of chunksOf(
    (async function* () {
      yield new TextEncoder().encode(text);
    })(),
  ))
    parts.push(chunk);
  return parts.join('');
}

const used = async (as: Caller) => (await request('GET', '/api/usage', { as })).json.tokens.used as number;

describe('POST /api/swap-pronouns', () => {
  it('streams the text in the other version’s words', async () => {
    const sam = await newPerson();
    const answer = await swap(sam, letter);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(answer.text.trimEnd().endsWith('\nevent: DONE')).toBe(true);
    expect(await joined(answer.text)).toBe('<p>She sat, and {{dog}} got her treat.</p>');
  });

  it('gives the input back from one sex to the same, with \\n for every line break, and counts nothing', async () => {
    const sam = await newPerson();
    const answer = await swap(sam, 'He\r\nsat\rdown\n', 'male', 'male');
    expect(await joined(answer.text)).toBe('He\nsat\ndown\n');
    expect(await used(sam)).toBe(0);
  });

  it('takes a token for each word', async () => {
    const sam = await newPerson();
    await swap(sam, letter);
    expect(await used(sam)).toBe(7);
  });

  it('refuses what passes the month’s limit, before the first byte and for nothing', async () => {
    const sam = await newPerson();
    expect((await swap(sam, 'he '.repeat(1_999))).status).toBe(200);
    const answer = await swap(sam, 'he sat');
    expect(answer.status).toBe(403);
    expect(answer.json).toEqual({
      error: 'User has exceeded their token limit',
      code: 'token_limit_exceeded',
    });
    expect(await used(sam)).toBe(1_999);
    expect((await swap(sam, 'he')).status).toBe(200);
  });

  it('lets parallel calls take no more than there is', async () => {
    const sam = await newPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => swap(sam, 'he '.repeat(300))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await used(sam)).toBe(1_800);
  });

  it.each([
    [{ ...body(letter), startingSex: 'cat' }, 400],
    [{ ...body(letter), more: 1 }, 400],
    [{ startingSex: 'male', desiredSex: 'female' }, 400],
    [body('x'.repeat(100_001)), 400],
  ])('refuses what is not of the contract', async (wrong, status) => {
    expect((await request('POST', '/api/swap-pronouns', { as: await newPerson(), body: wrong })).status).toBe(
      status,
    );
  });

  it('sends the first piece before the last is computed, compressed or not', async () => {
    // Many characters and few words: markup is not metered.
    const html = `<p title="${'x'.repeat(900)}">He sat near them, and his leash stayed loose.</p>`.repeat(90);
    for (const encoding of ['gzip', 'identity']) {
      const answer = await open('POST', '/api/swap-pronouns', {
        as: await newPerson(),
        body: body(html),
        headers: { 'Accept-Encoding': encoding },
      });
      expect(answer.headers.get('content-encoding')).toBeNull();
      let reads = 0;
      for await (const part of answer.body!) reads += part.length > 0 ? 1 : 0;
      expect(reads).toBeGreaterThan(1);
    }
  });
});

describe('GET /api/usage', () => {
  it('starts empty, and says when it is renewed', async () => {
    const { json } = await request('GET', '/api/usage', { as: await newPerson() });
    expect(json.tokens).toMatchObject({ used: 0, limit: 2_000 });
    const renewal = new Date(json.tokens.resetsAt as string);
    expect(renewal.getUTCDate()).toBe(1);
    expect(renewal > new Date()).toBe(true);
    expect(json.snippets.used).toBe(0);
  });
});
