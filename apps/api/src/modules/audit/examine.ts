// What `doctor` asks of an installation: the audit trail, the rules of the database, and the files on the medium.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { databaseRules } from './database-rules.ts';
import { type ChainHead, verifyAuditChain } from './verify-audit-chain.ts';

export interface Examination {
  head: ChainHead;
  /** One English sentence each; none when all is well. */
  findings: string[];
}

/** Of each rule, more would only hide the others. */
const maxPerRule = 5;
const maxClockOffsetMs = 60_000;
/** Younger bytes may belong to a transaction that a running server has still open. */
const graceMs = 60 * 60_000;

export async function examine(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  noted?: ChainHead,
): Promise<Examination> {
  const { head, fault } = await verifyAuditChain(deps.db, noted);
  const findings = [
    ...(fault === null ? [] : [fault]),
    ...(await brokenRules(deps)),
    ...(await brokenFiles(deps)),
    ...(await wrongClock(deps)),
  ];
  return { head, findings };
}

async function brokenRules({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const findings: string[] = [];
  for (const { object, states, broken } of databaseRules(clock.now())) {
    const result: unknown = await db.execute(sql`${broken} limit ${maxPerRule + 1}`);
    const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(result);
    findings.push(...shorten(rows.map(({ id }) => `${object} ${id}: ${states}.`)));
  }
  return findings;
}

async function brokenFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<string[]> {
  const limit = deps.clock.now().getTime() - graceMs;
  const rows = await deps.db.select({ id: files.id, key: files.storageKey }).from(files);
  const stored = new Map((await deps.files.list()).map(({ key, modifiedAt }) => [key, modifiedAt.getTime()]));
  const missing = rows.filter(({ key }) => !stored.has(key));
  for (const { key } of rows) stored.delete(key);
  const extra = [...stored].filter(([, modifiedAt]) => modifiedAt < limit);
  return [
    ...shorten(missing.map(({ id }) => `File ${id}: its bytes are gone.`)),
    ...shorten(extra.map(([key]) => `Bytes ${key}: no file names them; the next start removes them.`)),
  ];
}

async function wrongClock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const result: unknown = await db.execute(sql`select extract(epoch from clock_timestamp())::float8 as now`);
  const { rows } = z.object({ rows: z.tuple([z.object({ now: z.coerce.number() })]) }).parse(result);
  const offsetMs = Math.abs(rows[0].now * 1000 - clock.now().getTime());
  const seconds = Math.round(offsetMs / 1000);
  return offsetMs > maxClockOffsetMs ? [`Clock: ${seconds} s apart from the database's.`] : [];
}

function shorten(sentences: string[]): string[] {
  if (sentences.length <= maxPerRule) return sentences;
  return [...sentences.slice(0, maxPerRule), `… and more like the last one.`];
}
