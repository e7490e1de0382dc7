import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from '@/local/firestore/journal';
import { FailingDisk } from '../../../support/failing-disk';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-journal-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, 'journal.jsonl');
const snapshot = () => join(dir, 'snapshot.jsonl');

describe('a full disk', () => {
  const one = [['a/1', { n: 1 }]] as const;
  const two = [['a/2', { n: 2 }]] as const;

  function onDisk(options: { sync?: boolean; foldAbove?: number } = {}) {
    const disk = new FailingDisk();
    const journal = new Journal(dir, { ...options, disk });
    journal.begin(journal.read());
    journal.append(one);
    return { disk, journal };
  }

  test.each([0, 1, 12, 25])(
    'with room for %i bytes nothing of a commit stays, and the next follows whole',
    (room) => {
      const { disk, journal } = onDisk();
      const before = readFileSync(file());
      disk.room = room;
      expect(() => journal.append(two)).toThrow('This was not saved');
      expect(readFileSync(file())).toEqual(before);
      disk.room = Infinity;
      journal.append(two);
      expect(new Journal(dir).read()).toEqual([...one, ...two]);
    },
  );

  test('what could not be cut away at once is cut away before the next commit', () => {
    const { disk, journal } = onDisk();
    disk.room = 10;
    disk.truncates = false;
    expect(() => journal.append(two)).toThrow('This was not saved');
    disk.room = Infinity;
    expect(() => journal.append(two)).toThrow('This was not saved');
    disk.truncates = true;
    journal.append(two);
    expect(new Journal(dir).read()).toEqual([...one, ...two]);
  });

  test('a commit that the disk did not confirm is not kept', () => {
    const { disk, journal } = onDisk({ sync: true });
    disk.syncs = false;
    expect(() => journal.append(two)).toThrow('This was not saved');
    disk.syncs = true;
    expect(new Journal(dir).read()).toEqual(one);
  });

  test('whether it is writable is known after a failure, and known again when there is room', () => {
    const { disk, journal } = onDisk();
    expect(journal.isWritable).toBe(true);
    disk.room = 10;
    expect(() => journal.append(two)).toThrow();
    expect(journal.isWritable).toBe(false);
    const before = readFileSync(file());
    // Enough for a small line, and not for the ordinary one.
    disk.room = 1_000;
    expect(journal.isWritable).toBe(false);
    disk.room = Infinity;
    expect(journal.isWritable).toBe(true);
    expect(readFileSync(file())).toEqual(before);
  });

  test('a fold that finds no room leaves everything, and the journal goes on', () => {
    const { disk, journal } = onDisk({ foldAbove: 10 });
    disk.room = 20;
    journal.foldWhereWorth(() => one);
    disk.room = Infinity;
    expect(existsSync(`${snapshot()}.draft`)).toBe(false);
    journal.append(two);
    expect(new Journal(dir).read()).toEqual([...one, ...two]);
    expect(journal.isWorthFolding).toBe(false);
  });

  test('a start that finds no room serves what is there, and keeps more once there is room', () => {
    onDisk().journal.close();
    appendFileSync(file(), '12345678 2 [["a/');
    const disk = new FailingDisk();
    disk.room = 0;
    const journal = new Journal(dir, { disk });
    journal.begin(journal.read());
    expect(() => journal.append(two)).toThrow('This was not saved');
    disk.room = Infinity;
    journal.append(two);
    expect(new Journal(dir).read()).toEqual([...one, ...two]);
  });
});
