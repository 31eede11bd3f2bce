import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '../db/client.ts';
import { providerRequests } from '../ports/outbound/outbound-client.ts';

/** Each server has its own registry, so that tests can build several in one process. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(providerRequests);
  return registry;
}

/** What a pool has open, what uses it and what waits for it, read when the collector calls. */
export function registerPoolMetrics(registry: Registry, pools: DatabaseHandle['pools']): void {
  const gauges = {
    database_connections: ['Connections that the pool has open', (pool) => pool.totalCount],
    database_connections_used: ['Connections in use', (pool) => pool.totalCount - pool.idleCount],
    database_connections_limit: ['Connections that the pool may open', (pool) => pool.options.max],
    database_pool_waiting: ['Calls that wait for a connection of the pool', (pool) => pool.waitingCount],
  } satisfies Record<string, [string, (pool: Pool) => number]>;
  for (const [name, [help, read]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect: () => {
        for (const [pool, own] of Object.entries(pools)) gauge.set({ pool }, read(own));
      },
    });
  }
}

/** From what a provider did until its message about it was applied here. */
export function observeWebhook(registry: Registry, provider: string, seconds: number): void {
  const name = 'webhook_lag_seconds';
  const known = registry.getSingleMetric(name);
  const histogram =
    known instanceof Histogram
      ? known
      : new Histogram({
          name,
          help: 'From an event at the provider until its message was applied',
          labelNames: ['provider'],
          buckets: [1, 5, 15, 60, 300, 900, 3600, 21_600],
          registers: [registry],
        });
  histogram.observe({ provider }, Math.max(0, seconds));
}

export function registerHttpMetrics(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId ?? 'page';
    duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
