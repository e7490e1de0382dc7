import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page, pageWithTables } from '@/scripts/scale/cost-section';
import { dayOfProcess, kindsOfTrainers } from '@/scripts/scale/day-of-use';
import { documentsOf, monthOf, storedCounts, trainersForFree } from '@/scripts/scale/month';

const counts = storedCounts();

describe('a day of work', () => {
  it('is one of each kind of trainer, and these are all', () => {
    expect(kindsOfTrainers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('has each work of a process as often as it is done', () => {
    const repeated = Object.keys(counts).flatMap((what) => {
      const minutes = /^a process, every (\d+) min:/.exec(what)?.[1];
      return minutes === undefined ? [] : [[what, (24 * 60) / Number(minutes)]];
    });
    expect({ 'a process starts': 1, ...Object.fromEntries(repeated) }).toEqual(dayOfProcess);
  });

  it('needs the documents of each action as often as it is done', () => {
    const { reads, writes, deletes } = counts['delete a snippet'];
    expect(documentsOf({ 'delete a snippet': 2, 'read a snippet': 10 }, counts)).toEqual({
      reads: 2 * reads + 10 * counts['read a snippet'].reads,
      writes: 2 * writes,
      deletes: 2 * deletes,
    });
  });
});

describe('a month', () => {
  it('costs nothing for documents as long as a day of them is free', () => {
    const most = trainersForFree(counts);
    const storage = (trainers: number) => Math.max(0, monthOf(trainers, counts).storedGibibytes - 1) * 0.18;
    expect(monthOf(most, counts).costs.firestore).toBeCloseTo(storage(most));
    expect(monthOf(most + 1, counts).costs.firestore).toBeGreaterThan(storage(most + 1));
  });

  it('costs for people from the 50,001st on, and less from the 100,001st', () => {
    const forPeople = (people: number) => monthOf(people, counts).costs.identity;
    expect(forPeople(50_000)).toBe(0);
    expect(forPeople(60_000)).toBeCloseTo(55);
    expect(forPeople(110_000)).toBeCloseTo(50_000 * 0.0055 + 10_000 * 0.0046);
  });

  it('is the sum of its parts', () => {
    const { all, ...parts } = monthOf(10_000, counts).costs;
    expect(all).toBeCloseTo(Object.values(parts).reduce((sum, part) => sum + part));
  });
});

it('the page has the tables that follow from the counts: npm run costs -- --write', async () => {
  expect(readFileSync(page, 'utf8')).toBe(await pageWithTables());
});
