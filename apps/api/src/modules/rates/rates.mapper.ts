import type { components } from '@repo/api-sdk/spec';
import type { getRateSources } from './get-rate-sources.ts';
import type { RateFetchRow } from './rate-fetches.repository.ts';

type Schemas = components['schemas'];

export function toWireRateFetch(row: RateFetchRow): Schemas['RateFetch'] {
  return {
    source: row.source,
    period: row.period,
    at: row.at.toISOString(),
    outcome: row.outcome,
    last_day: row.lastDay,
    published: row.published,
    waiting: row.waiting,
  };
}

export function toWireRateSources(state: Awaited<ReturnType<typeof getRateSources>>): Schemas['RateSources'] {
  return {
    mode: state.mode,
    sources: state.sources.map(({ source, success, failure }) => ({
      source,
      last_success: success && toWireRateFetch(success),
      last_failure: failure && toWireRateFetch(failure),
    })),
    waiting: state.waiting.map(({ plan, lines }) => ({
      id: plan.id,
      source: plan.kind === 'fx_ecb' ? 'ecb' : 'kraken',
      count: plan.values.length,
      lines,
      at: plan.createdAt.toISOString(),
    })),
  };
}
