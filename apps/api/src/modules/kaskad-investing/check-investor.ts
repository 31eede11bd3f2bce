// What a person needs before they invest: a verified identity, tests that are valid, and room under the ceiling of the law.
import { addMonths } from '@repo/domain/dates';
import { ceilingOf, type InvestorProfile, stepsFor, unitsCost } from '@repo/domain/kaskad';
import { isKyc } from '@repo/domain/kyc';
import { type Decimal, decimal } from '@repo/domain/money';
import type { UserRow } from '../../db/schema/identity.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { countInvestorsWith, sumRaised } from '../kaskad-rounds/raised.repository.ts';
import { findTest } from '../kaskad-rounds/regime-profile.ts';
import { listCompanyDocumentRows } from '../kyc/company-documents.repository.ts';
import { isRefusedCountry } from '../parameters/refused-countries.ts';
import { investingErrors } from './investing.errors.ts';

/** A company has three documents. */
const COMPANY_DOCUMENTS = 3;

/** The account is held: it may have changed since the session was read. */
export async function checkIdentity(deps: Pick<Deps, 'db' | 'clock'>, account: UserRow): Promise<void> {
  if (!isKyc(account.kycStatus)) throw new AppError(investingErrors.identityRequired);
  await checkCountry(deps, account);
  if (!account.isCompany) return;
  const documents = await listCompanyDocumentRows(deps.db, account.id);
  const approved = documents.filter(({ status }) => status === 'approved');
  if (approved.length < COMPANY_DOCUMENTS) throw new AppError(investingErrors.companyDocuments);
}

/** Of residence (decision 103): of a reservation too, which could not be converted. */
export async function checkCountry(
  deps: Pick<Deps, 'db' | 'clock'>,
  { countryAddress }: UserRow,
): Promise<void> {
  if (await isRefusedCountry(deps, countryAddress)) throw new AppError(investingErrors.countryRefused);
}

/** A failed test warns and forbids nothing; one older than two years has to be taken again. */
export async function checkTests(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  profile: InvestorProfile,
): Promise<void> {
  if (!stepsFor(profile).includes('questionnaire')) return;
  for (const kind of ['knowledge', 'losses'] as const) {
    const test = await findTest(deps, userId, kind);
    if (!test?.isValid) throw new AppError(investingErrors.testRequired);
  }
}

/** With the units that are about to be submitted. */
export async function checkCeiling(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    round,
    profile,
    units,
    userId,
  }: { round: RoundRow; profile: InvestorProfile; units: bigint; userId: string },
): Promise<void> {
  const yearAgo = new Date(`${addMonths(parisDay(clock.now()), -12)}T00:00:00.000Z`);
  const raised: Decimal = decimal(await sumRaised(db, round, yearAgo));
  const ceiling = ceilingOf(profile, {
    amount: raised.plus(unitsCost(units, decimal(round.price))),
    persons: await countInvestorsWith(db, round.id, userId),
    hasWhitePaper: round.text.white_paper_url !== null,
  });
  if (ceiling?.isCrossed) throw new AppError(investingErrors.ceilingCrossed);
}
