import type { components } from '@repo/api-sdk/spec';
import type { ListedNav } from './list-navs.ts';
import type { FxListRow } from './market-lists.repository.ts';
import type { ImportPreview } from './preview-import.ts';

type Schemas = components['schemas'];
type Source = Schemas['Nav']['source'];

const knownSources: readonly Source[] = ['import', 'ecb', 'crypto', 'kraken', 'manual', 'demo'];

export function toWireNav(row: ListedNav): Schemas['Nav'] {
  return {
    id: `${row.strategyId}_${row.day}`,
    strategy: row.strategy,
    strategy_id: row.strategyId,
    date: row.day,
    value: row.vl,
    rate: row.rate,
    source: toWireSource(row.source),
    entered_by: row.enteredBy,
    approved_by: row.approvedBy,
    updated_at: row.publishedAt.toISOString(),
  };
}

export function toWireFxRate(row: FxListRow): Schemas['FxRate'] {
  return {
    id: `${row.base}_${row.quote}_${row.day}`,
    base: row.base,
    quote: row.quote,
    date: row.day,
    rate: row.rate,
    source: toWireSource(row.source),
    entered_by: row.enteredBy,
    approved_by: row.approvedBy,
    updated_at: row.publishedAt.toISOString(),
  };
}

export function toWirePreview(preview: ImportPreview): Schemas['ImportPreview'] {
  return {
    id: preview.id,
    kind: preview.kind,
    file_name: preview.fileName,
    ...preview.counts,
    errors: preview.errors,
    sample: preview.sample.map((row) => ({
      line: row.line,
      date: row.day,
      key: row.series,
      value: row.value,
      previous: row.previous,
      outcome: row.action,
    })),
    affected: preview.affected,
    from: preview.range?.first ?? null,
    to: preview.range?.last ?? null,
  };
}

function toWireSource(source: string): Source {
  return knownSources.find((known) => known === source) ?? 'manual';
}
