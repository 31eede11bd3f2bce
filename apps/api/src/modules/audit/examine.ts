// The checks of `doctor`: the audit trail, the rules of the database, the stored files and the clock.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { brokenFiles, type FileScope } from './broken-files.ts';
import { databaseRules } from './database-rules.ts';
import { createFindings, maxPerRule } from './findings.ts';
import { isSignedByUs, listSignedHeads, readNotedHead } from './signed-heads.ts';
import { wrongStamps } from './stamped-heads.ts';
import type { DatabaseRule } from './trail-rules.ts';
import { type ChainHead, describeFault, verifyAuditChain } from './verify-audit-chain.ts';

export interface Examination {
  head: ChainHead;
  /** One English sentence each; none when all is well. */
  findings: string[];
}

const maxClockOffsetMs = 60_000;

export interface ExamineOptions {
  /** A head kept elsewhere, which the trail must still contain, as it must those of the nightly verifications. */
  noted?: ChainHead | undefined;
  files?: FileScope;
}

export async function examine(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'secret' | 'settings' | 'timestamps'>,
  { noted, files = 'sample' }: ExamineOptions = {},
): Promise<Examination> {
  const last = await readNotedHead(deps);
  const signed = await listSignedHeads(deps.db);
  const kept = [noted ?? null, ...signed, last].filter((found) => found !== null);
  const { head, fault } = await verifyAuditChain(deps.db, { noted: kept });
  const findings = [
    ...(fault === null ? [] : [describeFault(fault)]),
    ...signed
      .filter((found) => !isSignedByUs(deps, found))
      .slice(0, maxPerRule)
      .map(({ seq }) => `Audit trail: the signature of the head at link ${seq} is not of APP_SECRET.`),
    ...(await wrongStamps(deps, signed)),
    ...(await brokenRules(deps.db, databaseRules(deps.clock.now()))),
    ...(await brokenFiles(deps, files)),
    ...(await wrongClock(deps)),
  ];
  return { head, findings };
}

/** One English sentence for each row that breaks a rule, the first few of each. */
export async function brokenRules(db: Database, rules: readonly DatabaseRule[]): Promise<string[]> {
  const findings: string[] = [];
  for (const { object, states, broken } of rules) {
    const result: unknown = await db.execute(sql`${broken} limit ${maxPerRule + 1}`);
    const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(result);
    const found = createFindings();
    for (const { id } of rows) found.add(`${object} ${id}: ${states}.`);
    findings.push(...found.sentences());
  }
  return findings;
}

async function wrongClock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const result: unknown = await db.execute(sql`select extract(epoch from clock_timestamp())::float8 as now`);
  const { rows } = z.object({ rows: z.tuple([z.object({ now: z.coerce.number() })]) }).parse(result);
  const offsetMs = Math.abs(rows[0].now * 1000 - clock.now().getTime());
  const seconds = Math.round(offsetMs / 1000);
  return offsetMs > maxClockOffsetMs ? [`Clock: ${seconds} s apart from the database's.`] : [];
}
