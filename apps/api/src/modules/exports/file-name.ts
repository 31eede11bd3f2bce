import { foldText } from '@repo/domain/format';
import { parisDay } from '../../paris-time.ts';
import type { ListExport } from './list-export.ts';
import type { ExportFormat } from './table-writer.ts';

const longest = 100;

/** `souscriptions-btcfy-signe-2026-03-02.csv`: the list, its filters, the day. */
export function fileNameOf(
  { file, filters }: Pick<ListExport, 'file' | 'filters'>,
  format: ExportFormat,
  now: Date,
): string {
  const name = [file, ...filters.map((filter) => foldText(filter).replaceAll(/[^a-z0-9]+/g, '-'))].join('-');
  const short = name.slice(0, longest).replaceAll(/-+/g, '-').replace(/-$/, '');
  return `${short}-${parisDay(now)}.${format}`;
}
