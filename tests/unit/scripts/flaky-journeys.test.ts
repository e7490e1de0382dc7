import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { flakyJourneys } from '@/scripts/checks/journeys.ts';

const place = { file: 'organization.spec.ts', line: 1, column: 1 };

const aSpec = (title: string, status: JSONReportTest['status']): JSONReportSpec => ({
  ...place,
  id: title,
  title,
  tags: [],
  ok: status !== 'unexpected',
  tests: [
    {
      status,
      timeout: 1000,
      annotations: [],
      expectedStatus: 'passed',
      projectName: '',
      projectId: '',
      results: [],
    },
  ],
});

const aSuite = (title: string, specs: JSONReportSpec[], suites?: JSONReportSuite[]): JSONReportSuite => ({
  ...place,
  title,
  specs,
  ...(suites && { suites }),
});

test('a journey that passed at a later try is named, with what it is part of', () => {
  const suites = [
    aSuite(
      'organization.spec.ts',
      [aSpec('a school begins', 'flaky'), aSpec('a school ends', 'expected')],
      [aSuite('on a phone', [aSpec('a seat is added', 'flaky'), aSpec('a seat is lost', 'unexpected')])],
    ),
    aSuite('sign-in.spec.ts', [aSpec('an account is created', 'skipped')]),
  ];
  expect(flakyJourneys({ suites })).toEqual([
    'organization.spec.ts › a school begins',
    'organization.spec.ts › on a phone › a seat is added',
  ]);
});
