import type { Deps } from '../../deps.ts';
import { utcDay } from '../../paris-time.ts';
import { importMappingSchema } from './import-mapping.schema.ts';
import { findMapping } from './import-mappings.repository.ts';
import { findHeader, fingerprintOfHeader } from './parse/file-header.ts';
import { type ImportKind, isTemplate, type MappedContext } from './parse/parse-market-file.ts';

/** The mapping that is remembered for files of this header; null of our own template, and of a header that is not known. */
export async function findMapped(
  { db, clock }: Deps,
  text: string,
  { kind, series }: { kind: ImportKind; series: string | null },
): Promise<MappedContext | null> {
  const header = await findHeader(text);
  if (header === undefined || isTemplate(kind, text, header)) return null;
  const saved = await findMapping(db, { kind, fingerprint: fingerprintOfHeader(header) });
  const mapping = importMappingSchema.safeParse(saved?.mapping);
  return mapping.success ? { mapping: mapping.data, series, utcToday: utcDay(clock.now()) } : null;
}
