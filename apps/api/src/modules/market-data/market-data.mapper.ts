import type { components } from '@repo/api-sdk/spec';
import { decimal } from '@repo/domain/money';
import type { ImportMapping } from './import-mapping.schema.ts';
import type { ListedNav } from './list-navs.ts';
import type { ImportPreview } from './preview-import.ts';
import type { RateDayRow } from './rate-days.repository.ts';

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
    gross: row.gross,
    accruals: row.accruals,
    high_water_mark: row.highWaterMark,
    version: row.version,
    source: toWireSource(row.source),
    entered_by: row.enteredBy,
    approved_by: row.approvedBy,
    updated_at: row.publishedAt.toISOString(),
  };
}

export function toWireFxRate(row: RateDayRow): Schemas['FxRate'] {
  const { base, quote, day, rate, quote_day: quoteDay, previous } = row;
  const isFallback = quoteDay < day;
  return {
    id: `${base}_${quote}_${day}`,
    base,
    quote,
    date: day,
    rate,
    quote_day: quoteDay,
    is_fallback: isFallback,
    change: isFallback ? null : changeBetween(previous, rate),
    version: row.version,
    source: toWireSource(row.source),
    entered_by: row.entered_by,
    approved_by: row.approved_by,
    updated_at: row.published_at,
  };
}

/** A fraction; null without a value before. */
export function changeBetween(before: string | null, after: string): number | null {
  return before === null ? null : decimal(after).div(decimal(before)).minus(1).toNumber();
}

export function toWirePreview(preview: ImportPreview): Schemas['ImportPreview'] {
  return {
    id: preview.id,
    kind: preview.kind,
    file_name: preview.fileName,
    ...preview.counts,
    errors: preview.errors,
    warnings: preview.warnings,
    ignored: preview.ignored,
    lines: preview.lines,
    has_refused: preview.hasRefused,
    sample: preview.sample.map((row) => ({
      line: row.line,
      date: row.day,
      key: row.series,
      value: row.value,
      previous: row.previous,
      gross: row.detail?.gross ?? null,
      accruals: row.detail?.accruals ?? null,
      high_water_mark: row.detail?.mark ?? null,
      outcome: row.action,
    })),
    affected: preview.affected,
    effects: preview.effects,
    from: preview.range?.first ?? null,
    to: preview.range?.last ?? null,
  };
}

export function toWireSource(source: string): Source {
  return knownSources.find((known) => known === source) ?? 'manual';
}

export function toWireMapping(mapping: ImportMapping): Schemas['ImportMapping'] {
  return {
    date_column: mapping.dateColumn,
    value_column: mapping.valueColumn,
    series_column: mapping.seriesColumn,
    date_format: mapping.dateFormat,
    decimal_separator: mapping.decimalSeparator,
  };
}

/** As the reader takes it; it still has to be parsed. */
export function fromWireMapping(wire: Schemas['ImportMapping']): Record<keyof ImportMapping, unknown> {
  return {
    dateColumn: wire.date_column,
    valueColumn: wire.value_column,
    seriesColumn: wire.series_column,
    dateFormat: wire.date_format,
    decimalSeparator: wire.decimal_separator,
  };
}
