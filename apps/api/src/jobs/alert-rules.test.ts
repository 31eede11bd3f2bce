// The rules of deploy/alerts.yml are on metrics that a server exports.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { registerStateMetrics } from './state-metrics.ts';
import { verifyAuditTrail } from './verify-audit-trail.ts';
import { verifyBooks } from './verify-books.ts';

const rules = readFileSync(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('names eleven alerts, each on metrics that a server exports', async () => {
  registerStateMetrics({ ...test.deps, settings: { ...test.deps.settings, backupFolder: tmpdir() } });
  await verifyAuditTrail(test.deps);
  await verifyBooks(test.deps);
  await test.app.inject('/health/live');
  const text = await test.deps.metrics.metrics();
  const exported = new Set([...text.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name]) => name));
  const named = [...rules.matchAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b(?!\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');
  expect(rules.match(/^ {6}- alert: /gm)).toHaveLength(11);
  expect(new Set(named).size).toBeGreaterThanOrEqual(10);
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
});
