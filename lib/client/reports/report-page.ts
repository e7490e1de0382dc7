import Router from 'next/router';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { mostReports, sendBrowserReports, type BrowserReport } from '@/lib/contracts/browser-reports';
import type { PageError } from './page-errors';
import { reportOfError } from './report-of-error';

/** A page that fails over and over has said enough. */
const mostOfPage = 50;

/** In milliseconds: errors come in bunches. */
const pause = 2_000;

/** Tells the server of what went wrong and goes wrong in this page, and of its Web Vitals; without a network, nobody. */
export function reportPage(): void {
  const landing = Router.pathname;
  let waiting: BrowserReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = mostOfPage;
  const told = new Set<string>();

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (!navigator.onLine) return;
    for (let from = 0; from < reports.length; from += mostReports) {
      const body = {
        release: window.__NEXT_DATA__.buildId,
        reports: reports.slice(from, from + mostReports),
      };
      navigator.sendBeacon(
        sendBrowserReports.path,
        new Blob([JSON.stringify(body)], { type: 'application/json' }),
      );
    }
  };
  const add = (report: BrowserReport) => {
    const key = JSON.stringify(report);
    if (left === 0 || told.has(key)) return;
    told.add(key);
    left -= 1;
    waiting.push(report);
  };

  const tell = (error: PageError) => {
    const report = reportOfError(error, Router.pathname, location.origin);
    if (!report) return;
    add(report);
    timer ??= setTimeout(send, pause);
  };
  const before = window.pageErrors;
  window.pageErrors = { push: tell };
  if (Array.isArray(before)) (before as PageError[]).forEach(tell);

  const tellVital = ({ name, value }: Metric) => {
    if (name === 'FCP') return;
    const page = name === 'LCP' || name === 'TTFB' ? landing : Router.pathname;
    add({ kind: 'vital', name, value: Math.min(value, 600_000), page });
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(tellVital);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
