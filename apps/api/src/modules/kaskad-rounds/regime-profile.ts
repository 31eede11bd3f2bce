import { isoDay } from '@repo/domain/dates';
import { type InvestorProfile, isTestValid, type Regime } from '@repo/domain/kaskad';
import { and, desc, eq } from 'drizzle-orm';
import type { UserRow } from '../../db/schema/identity.ts';
import { kaskadTests } from '../../db/schema/kaskad-registers.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type ParameterDeps, readValue } from '../parameters/read-parameters.ts';

const switches = { psfp: 'KASKAD_PSFP', mica: 'KASKAD_MICA' } as const;

/** Whether the legal parameters of a regime are on; those of a whitelist have none. */
export async function isRegimeOn(deps: ParameterDeps, regime: Regime): Promise<boolean> {
  if (regime !== 'psfp' && regime !== 'mica') return false;
  return (await readValue(deps, switches[regime])) === '1';
}

/** What the law sees in an investor of a round. No account is sophisticated yet; a company is no consumer. */
export async function readProfile(
  deps: ParameterDeps,
  { round, user }: { round: Pick<RoundRow, 'regime' | 'isTraded'>; user: Pick<UserRow, 'isCompany'> },
): Promise<InvestorProfile> {
  return {
    regime: round.regime,
    isOn: await isRegimeOn(deps, round.regime),
    isSophisticated: false,
    isConsumer: !user.isCompany,
    isTraded: round.isTraded,
  };
}

/** The last test of a kind, and whether it is still valid; null without one. */
export async function findTest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  kind: 'knowledge' | 'losses',
): Promise<{ takenOn: string; hasPassed: boolean; isValid: boolean } | null> {
  const [row] = await db
    .select()
    .from(kaskadTests)
    .where(and(eq(kaskadTests.userId, userId), eq(kaskadTests.kind, kind)))
    .orderBy(desc(kaskadTests.takenAt))
    .limit(1);
  if (row === undefined) return null;
  const isValid = isTestValid(isoDay(row.takenOn), parisDay(clock.now()));
  return { takenOn: row.takenOn, hasPassed: row.hasPassed, isValid };
}
