import 'server-only';
import type { BrowserReport, sendBrowserReports } from '@/lib/contracts/browser-reports';
import type { BodyOf } from '@/lib/contracts/operation';
import { pages } from '@/lib/domain/app/pages';
import { errorName, errorWords } from '@/lib/domain/logs/error-words';
import { Fault } from '@/lib/server/faults/fault';
import type { Sender } from '@/lib/server/http/sender';
import { rateLimits } from '@/lib/server/rate-limits/rate-limits';
import { BoundedLines } from '@/lib/server/runtime/bounded-lines';
import { logLine } from '@/lib/server/runtime/log';
import { areReportsWanted } from './are-reports-wanted';
import { telemetry } from '@/lib/server/telemetry/telemetry';

const lines = new BoundedLines(20, (count) =>
  logLine('WARNING', `${count} reports of browsers were not written.`, { browserReportsNotWritten: count }),
);

/**
 * Writes what a page of ours tells of itself into the log, and counts it. What is switched off, or too much from one address,
 * is forgotten without a refusal: the page has nobody to tell, and its browser would show one.
 */
export async function takeBrowserReports(
  { release, reports }: BodyOf<typeof sendBrowserReports>,
  address: string,
  { isOwnPage, browser }: Sender,
): Promise<void> {
  if (!isOwnPage) throw new Fault('forbidden', 'This is for pages of this app.');
  if (!areReportsWanted() || (await isTooMuch(address))) return;
  for (const report of reports.map(cleaned)) {
    count(report);
    if (lines.take()) write(report, { release, browser });
  }
}

function write(report: BrowserReport, from: { readonly release: string; readonly browser: string }): void {
  const { kind, page, name } = report;
  const told = { kind, page, name, ...from };
  const where = `In a browser, on ${page}: ${name}`;
  if (report.kind === 'vital') {
    const value = Math.round(report.value * 1_000) / 1_000;
    logLine('INFO', `${where} ${value}`, { browserReport: { ...told, value } });
    return;
  }
  logLine('WARNING', `${where}: ${report.message}`, {
    browserReport: { ...told, message: report.message },
    frames: report.frames.map(({ file, line, column }) => `${file}:${line}:${column}`),
  });
}

async function isTooMuch(address: string): Promise<boolean> {
  try {
    await rateLimits().browserReports.take(address);
    return false;
  } catch (error) {
    if (error instanceof Fault && error.code === 'rate_limited') return true;
    throw error;
  }
}

/** Whoever sent it may not be a page of ours, whatever they say. */
function cleaned(report: BrowserReport): BrowserReport {
  const page = pages.includes(report.page) ? report.page : '…';
  if (report.kind === 'vital') return { ...report, page };
  return { ...report, page, name: errorName(report.name), message: errorWords(report.message) };
}

function count(report: BrowserReport): void {
  const page = { 'heelwrite.page': report.page };
  if (report.kind === 'error') {
    telemetry()?.count('heelwrite.browser.errors', 1, { ...page, 'error.type': report.name });
  } else {
    telemetry()?.record('heelwrite.browser.web_vital', report.value, {
      ...page,
      'heelwrite.web_vital.name': report.name,
    });
  }
}
