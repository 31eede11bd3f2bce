// The rules of deploy/alerts.yml and the panels of deploy/grafana-dashboard.json are on metrics that a server exports.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectDatabase } from '../db/client.ts';
import { observeWebhook, registerPoolMetrics } from '../http/metrics.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { registerStateMetrics } from './state-metrics.ts';
import { verifyAuditTrail } from './verify-audit-trail.ts';
import { verifyBooks } from './verify-books.ts';

const deployed = (name: string) =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
const rules = deployed('alerts.yml');
const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
    ),
  })
  .parse(JSON.parse(deployed('grafana-dashboard.json')));

let test: TestApp;
let exported: ReadonlySet<string>;
let pools: readonly (string | undefined)[];
beforeAll(async () => {
  test = await createTestApp();
  const { metrics } = test.deps;
  registerStateMetrics({
    ...test.deps,
    settings: { ...test.deps.settings, dataDir: tmpdir(), backupFolder: tmpdir() },
  });
  const unused = connectDatabase('postgres://app@127.0.0.1/unused');
  registerPoolMetrics(metrics, unused.pools);
  observeWebhook(metrics, 'yousign', 1);
  await verifyAuditTrail(test.deps);
  await verifyBooks(test.deps);
  await test.app.inject('/health/live');
  const text = await metrics.metrics();
  pools = [...text.matchAll(/^database_pool_waiting\{pool="(\w+)"\}/gm)]
    .map(([, pool = '']) => pool)
    .toSorted();
  exported = new Set([
    ...[...text.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name = '']) => name),
    // Without a sample until it counts something.
    ...[...text.matchAll(/^# TYPE (\w+) counter$/gm)].map(([, name = '']) => name),
    // The collector's own.
    'up',
  ]);
});
afterAll(() => test.close());

/** The names of metrics of an expression: what is neither a function, a label, nor an operator. */
function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(?:by|on)\s*\([^)]*\)/g, '')
    .replaceAll(/\b(?:and|or|unless)\b/g, '');
  return [...bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(?:time|e\d)$/.test(name));
}

it('reads the metrics of an expression, and nothing else', () => {
  const expression =
    'max by (queue) (jobs_failed{job="api"}) > 0 and on (instance) topk(1, books_whole[5m]) - time()';
  expect(metricsOf(expression)).toEqual(['jobs_failed', 'books_whole']);
});

it('names fifteen alerts, each on metrics that a server exports', () => {
  const alerts = rules.split(/^ {6}- alert: /m).slice(1);
  expect(alerts).toHaveLength(15);
  for (const alert of alerts) {
    const [, expression = ''] = /^ {8}expr: (?:\|\n)?(.*?)\n {8}(?! )/ms.exec(alert) ?? [];
    const named = metricsOf(expression);
    expect(named.length, alert).toBeGreaterThan(0);
    expect(
      named.filter((name) => !exported.has(name)),
      alert,
    ).toEqual([]);
  }
});

it('pages for what waits for any pool of a server but that of exports', () => {
  const [, excluded] = /database_pool_waiting\{pool!="(\w+)"\}/.exec(rules) ?? [];
  expect(excluded).toBe('exports');
  expect(pools).toEqual(['exports', 'heartbeat', 'jobs', 'requests']);
});

it('shows on the dashboard only metrics that a server exports', () => {
  const shown = dashboard.panels.filter(({ targets }) => targets.length > 0);
  expect(shown.length).toBeGreaterThanOrEqual(20);
  for (const { title, targets } of shown) {
    for (const { expr } of targets) {
      const named = metricsOf(expr);
      expect(named.length, title).toBeGreaterThan(0);
      expect(
        named.filter((name) => !exported.has(name)),
        title,
      ).toEqual([]);
    }
  }
});

it('shows on the dashboard every metric that an alert is on', () => {
  const onDashboard = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))),
  );
  const ofAlerts = [
    ...rules.matchAll(/\b(?:navs|webhook|provider|database|mail|jobs?|data|backup|books|audit)_\w+/g),
  ]
    .map(([name]) => name)
    .filter((name) => name !== 'job_silence_limit_seconds');
  expect([...new Set(ofAlerts)].filter((name) => !onDashboard.has(name))).toEqual([]);
});
