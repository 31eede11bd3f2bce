// A document of ours, sealed and entered among those that any holder of a copy may check.
import { createHash, createHmac } from 'node:crypto';
import { and, eq, exists, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { issuedDocuments, type issuedKinds } from '../../db/schema/issued-documents.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { PdfHeading } from '../../pdf/typeset.ts';

export interface IssuedDocument {
  kind: (typeof issuedKinds)[number];
  /** What it is of, such as `2026-01 EUR`: the next one of the same kind and person replaces it. */
  of: string;
  heading: Pick<PdfHeading, 'title' | 'createdAt'>;
  pdf: Uint8Array;
}

/** Returns the sealed bytes. The same bytes are entered once, and are the newest again where others of their series came between. */
export async function issueDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'seal' | 'secret'>,
  { userId }: Pick<Actor, 'userId'>,
  { kind, of, heading, pdf }: IssuedDocument,
): Promise<Uint8Array> {
  const bytes = await deps.seal(pdf, heading);
  const family = kind === 'rectified_statement' ? 'statement' : kind;
  // Keyed: the list of the accounts does not reveal whose it is.
  const series = createHmac('sha256', deps.secret).update(`issued document\n${userId}\n${family}\n${of}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const issuedAt = deps.clock.now();
  const newer = alias(issuedDocuments, 'newer');
  await deps.db
    .insert(issuedDocuments)
    .values({ sha256, kind, series: series.digest('hex'), issuedAt })
    .onConflictDoUpdate({
      target: issuedDocuments.sha256,
      set: { issuedAt },
      setWhere: exists(
        deps.db
          .select()
          .from(newer)
          .where(and(eq(newer.series, issuedDocuments.series), gt(newer.issuedAt, issuedDocuments.issuedAt))),
      ),
    });
  return bytes;
}
