/** One run of Lighthouse on a simulated phone, in a browser with an empty cache. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import type { Certificate } from './certificate.ts';

export interface AuditedPage {
  readonly origin: string;
  readonly path: string;
  /** The content of local storage before the page loads; empty for a visitor. */
  readonly storage: Readonly<Record<string, string>>;
}

export interface Audit {
  /** Out of 100. */
  readonly scores: {
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
  };
  readonly lcpMs: number;
  /** Total blocking time while the page loads. */
  readonly blockedMs: number;
  /** Lighthouse's benchmark index of the machine, just before: at half the value, the page seems twice as slow. */
  readonly machine: number;
  readonly layoutShift: number;
  readonly requests: number;
  /** Bodies and headers of every request, as transferred. */
  readonly wireBytes: number;
  readonly protocols: readonly string[];
  /** The accessibility and best-practice audits that lowered the score. */
  readonly refused: readonly string[];
}

/** Lighthouse's own defaults: a mid-range phone, simulated slow 4G. */
export async function auditPage(certificate: Certificate, page: AuditedPage): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const port = await freePort();
  const { args, ...launch } = chromiumLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, trustFlag(certificate), `--remote-debugging-port=${port}`],
  });
  try {
    await fillStorage(await context.newPage(), page);
    const run = await lighthouse(page.origin + page.path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // Keep the storage, with the session just written; the browser's cache is empty anyway.
      disableStorageReset: true,
    });
    if (run === undefined) throw new Error('Lighthouse gave no result.');
    return readResult(run.lhr, page);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

export function trustFlag({ keyDigest }: Certificate): string {
  return `--ignore-certificate-errors-spki-list=${keyDigest}`;
}

type BlankPage = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launchPersistentContext>>['newPage']>>;

/** Through a URL that responds 404: no code of the application runs, and nothing enters the cache. */
async function fillStorage(blank: BlankPage, { origin, storage }: AuditedPage): Promise<void> {
  await blank.goto(`${origin}/nothing.txt`);
  await blank.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await blank.close();
}

function readResult(lhr: Result, { origin, path }: AuditedPage): Audit {
  if (lhr.runtimeError !== undefined) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const shown = new URL(lhr.finalDisplayedUrl ?? '');
  if (shown.origin !== origin || shown.pathname !== path)
    throw new Error(`${path} was requested and ${shown.pathname} was shown.`);
  const { details } = lhr.audits['network-requests'] ?? {};
  const listed = details?.type === 'table' ? details.items : [];
  // An inline picture goes through no network.
  const requests = listed.filter(({ url }) => typeof url !== 'string' || !url.startsWith('data:'));
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
    },
    lcpMs: numberOf(lhr, 'largest-contentful-paint'),
    blockedMs: numberOf(lhr, 'total-blocking-time'),
    machine: lhr.environment.benchmarkIndex,
    layoutShift: numberOf(lhr, 'cumulative-layout-shift'),
    requests: requests.length,
    wireBytes: requests.reduce((total, { transferSize }) => total + Number(transferSize), 0),
    protocols: [...new Set(requests.map(({ protocol }) => (typeof protocol === 'string' ? protocol : '?')))],
    refused: ['accessibility', 'best-practices'].flatMap((category) => refusedIn(lhr, category)),
  };
}

function numberOf(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse could not measure ${audit}.`);
  return value;
}

function refusedIn(lhr: Result, category: string): string[] {
  const references = lhr.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const details = lhr.audits[id]?.details;
      const items = details?.type === 'table' ? JSON.stringify(details.items).slice(0, 600) : '';
      return `${id} ${items}`;
    });
}
