import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { utcDay } from '../../paris-time.ts';
import { importMappingSchema } from './import-mapping.schema.ts';
import { findMapping } from './import-mappings.repository.ts';
import { type FileHeader, findHeader, fingerprintOfHeader } from './parse/file-header.ts';
import { type ImportKind, isTemplate, type MappedContext } from './parse/parse-market-file.ts';

/** The mapping saved for files of this header; null where none is, or where it is that of another release. */
export async function findSavedMapping(
  db: Database,
  { kind, header }: { kind: ImportKind; header: FileHeader },
) {
  const fingerprint = fingerprintOfHeader(header);
  const saved = await findMapping(db, { kind, fingerprint });
  const mapping = importMappingSchema.safeParse(saved?.mapping);
  return { fingerprint, saved, mapping: mapping.success ? mapping.data : null };
}

/** How the lines of a file are read; null of our own template, and of a header that is not known. */
export async function findMapped(
  { db, clock }: Deps,
  text: string,
  { kind, series }: { kind: ImportKind; series: string | null },
): Promise<MappedContext | null> {
  const header = await findHeader(text);
  if (header === undefined || isTemplate(kind, text, header)) return null;
  const { mapping } = await findSavedMapping(db, { kind, header });
  return mapping === null ? null : { mapping, series, utcToday: utcDay(clock.now()) };
}
