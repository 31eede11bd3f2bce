import type { components } from '@repo/api-sdk/spec';
import { desc, eq } from 'drizzle-orm';
import { kaskadClasses } from '../../db/schema/kaskad.ts';
import { kaskadIssuerAccounts, kaskadValuations } from '../../db/schema/kaskad-registers.ts';
import type { Deps } from '../../deps.ts';
import { AppError, defineErrors } from '../../http/app-error.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { classesTexts } from '../kaskad-grants/classes.texts.ts';
import { toClass, toIssuer } from '../kaskad-units/classes.mapper.ts';
import { findIssuer } from '../kaskad-units/classes.repository.ts';

export const issuersErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_issuers.not_found', message: classesTexts.unknownIssuer },
});

/** An issuer, where investments in it are paid, and the valuations of its classes. */
export async function readIssuerDetails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<components['schemas']['IssuerDetails']> {
  const issuer = await findIssuer(db, id);
  if (issuer === undefined) throw new AppError(issuersErrors.notFound);
  const [account] = await db
    .select()
    .from(kaskadIssuerAccounts)
    .where(eq(kaskadIssuerAccounts.issuerId, id))
    .orderBy(desc(kaskadIssuerAccounts.setAt))
    .limit(1);
  const valuations = await db
    .select({ valuation: kaskadValuations, class: kaskadClasses })
    .from(kaskadValuations)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadValuations.classId))
    .where(eq(kaskadClasses.issuerId, id))
    .orderBy(desc(kaskadValuations.day), desc(kaskadValuations.recordedAt));
  const pending = await findPendingOn(db, { subjectId: id, now: clock.now() });
  return {
    issuer: toIssuer(issuer),
    payment_details: account === undefined ? null : toPaymentDetails(account),
    valuations: valuations.map(({ valuation, class: row }) => ({
      id: valuation.id,
      class: toClass(row),
      price: valuation.price,
      day: valuation.day,
      method: valuation.method,
      recorded_at: valuation.recordedAt.toISOString(),
    })),
    pending_change: toWirePendingChange(pending),
  };
}

const toPaymentDetails = (
  account: typeof kaskadIssuerAccounts.$inferSelect,
): components['schemas']['IssuerPaymentDetails'] => ({
  holder: account.holder,
  iban: account.iban,
  bic: account.bic,
  bitcoin_address: account.bitcoinAddress,
  ethereum_address: account.ethereumAddress,
});
