import { EventEmitter } from 'node:events';
import type { NextApiResponse } from 'next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventStream, sendEvents } from '@/lib/server/http/event-stream';
import { hurryShutdown } from '@/lib/server/runtime/shutdown';
import { forgetShutdown } from '../../../support/shutdown';

class FakeResponse extends EventEmitter {
  written = '';
  isFull = false;
  head: unknown[] = [];
  writeHead(...head: unknown[]) {
    this.head = head;
  }
  write(text: string) {
    this.written += text;
    return !this.isFull;
  }
  end(text: string) {
    this.written += text;
    this.emit('close');
  }
}

const send = (stream: EventStream, response: FakeResponse) =>
  sendEvents(stream, response as unknown as NextApiResponse);
const turn = () => new Promise(setImmediate);

describe('sendEvents', () => {
  it('sends each chunk before the next is made', async () => {
    const response = new FakeResponse();
    const sentBefore: string[] = [];
    const stream = new EventStream(async function* () {
      yield 'one';
      await turn();
      sentBefore.push(response.written);
      yield 'two';
    });
    await send(stream, response);
    expect(sentBefore).toEqual(['data: one\n\n']);
    expect(response.written).toBe('data: one\n\ndata: two\n\nevent: DONE\n\n');
  });

  it('makes no further chunk once nobody listens', async () => {
    const response = new FakeResponse();
    let made = 0;
    const stream = new EventStream(async function* (signal) {
      for (; made < 100; made += 1) {
        yield 'chunk';
        await turn();
        signal.throwIfAborted();
        if (made === 2) response.emit('close');
      }
    });
    await send(stream, response);
    expect(made).toBe(3);
    expect(response.written).not.toContain('DONE');
  });

  it('waits while the line is full', async () => {
    const response = new FakeResponse();
    response.isFull = true;
    const stream = new EventStream(async function* () {
      yield 'one';
      yield 'two';
    });
    const sending = send(stream, response);
    await turn();
    expect(response.written).toBe('data: one\n\n');
    response.isFull = false;
    response.emit('drain');
    await sending;
    expect(response.written).toContain('two');
  });

  it('passes our own failure on', async () => {
    const stream = new EventStream(async function* () {
      yield 'one';
      throw new Error('broken');
    });
    await expect(send(stream, new FakeResponse())).rejects.toThrow('broken');
  });
});

describe('a stream that a shutdown cuts off', () => {
  afterEach(forgetShutdown);

  const neverEnding = (takeBack: () => Promise<void>) =>
    new EventStream(async function* (signal) {
      yield 'one';
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    }, takeBack);

  it.each([
    ['takes back what it has cost', vi.fn(() => Promise.resolve())],
    ['also where that fails', vi.fn(() => Promise.reject(new Error('no store')))],
  ])('%s, and says that it can be tried again', async (_, takeBack) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const response = new FakeResponse();
    const sending = send(neverEnding(takeBack), response);
    await turn();
    expect(takeBack).not.toHaveBeenCalled();
    hurryShutdown();
    await sending;
    expect(takeBack).toHaveBeenCalledOnce();
    expect(response.written).toMatch(
      /^data: one\n\nevent: error\ndata: \{"error":".*","code":"unavailable"\}\n\n$/,
    );
  });
});
