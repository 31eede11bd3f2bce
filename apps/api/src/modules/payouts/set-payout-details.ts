import type { components } from '@repo/api-sdk/spec';
import { addDays } from '@repo/domain/dates';
import { formatLongDateTime } from '@repo/domain/format';
import {
  type PayoutRoute,
  parseBic,
  parsePayoutAccount,
  payoutDetailsDelayMs,
  shortAccount,
  validatePayoutDetails,
  walletProofText,
} from '@repo/domain/payouts';
import type { PayoutDetailsRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { isSignedBy } from '../../wallet-proof.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { alertSharedAccount } from '../alerts/raise-alert.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { confirmPassword } from '../identity/confirm-password.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { isOurAccount } from './is-our-account.ts';
import { hasReceiptFrom, listDetailsFor, replaceDetails } from './payout-details.repository.ts';
import { payoutsErrors } from './payouts.errors.ts';

type SetPayoutDetailsBody = components['schemas']['SetPayoutDetailsBody'];
type Declaration = Omit<PayoutDetailsRow, 'id' | 'userId' | 'declaredAt' | 'usableFrom' | 'replacedAt'>;

/** « Coordonnées de versement »: declared with the password, usable after 48 hours, and reported to the client at once. */
export async function setPayoutDetails(deps: Deps, actor: Actor, body: SetPayoutDetailsBody): Promise<void> {
  const route: PayoutRoute = {
    method: body.method,
    network: body.method === 'rib' ? null : (body.network ?? null),
  };
  refuseInvalid(validatePayoutDetails({ ...body, ...route }));
  await confirmPassword(deps, actor, { password: body.password, field: 'password' });
  const declaration = await checkDeclaration(deps, actor, { body, route });
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, actor);
    const [before] = await listDetailsFor(tx, actor.userId, route);
    if (before !== undefined && isSame(before, declaration)) {
      throw new AppError(payoutsErrors.detailsUnchanged);
    }
    const declaredAt = deps.clock.now();
    const usableFrom = new Date(declaredAt.getTime() + payoutDetailsDelayMs);
    const id = deps.ids.uuid();
    await replaceDetails(tx, { id, userId: actor.userId, ...declaration, declaredAt, usableFrom }, route);
    await recordAudit(inTx, {
      by: actor,
      action: 'payout_details.declared',
      object: { type: 'user', id: actor.userId },
      ...(before && { before: { method: before.method, account: before.account } }),
      after: { method: route.method, account: declaration.account, usable_from: usableFrom.toISOString() },
    });
    await alertSharedAccount(inTx, { account: declaration.account, userId: actor.userId });
    await queueMail(inTx, actor.account, {
      kind: 'payoutDetailsDeclared',
      data: {
        method: route.method,
        account: shortAccount(declaration.account, route.method),
        from: formatLongDateTime(usableFrom.toISOString()),
      },
    });
  });
}

function isSame(before: PayoutDetailsRow, { account, holder, bic }: Declaration): boolean {
  return before.account === account && before.holder === holder && before.bic === bic;
}

interface Declared {
  body: SetPayoutDetailsBody;
  route: PayoutRoute;
}

/** The details in their stored form; not one of our own accounts, and a wallet only when it is proven. */
async function checkDeclaration(deps: Deps, actor: Actor, { body, route }: Declared): Promise<Declaration> {
  const account = parsePayoutAccount(body.account, route) ?? '';
  if (await isOurAccount(deps.db, account)) throw new AppError(payoutsErrors.houseAccount);
  const isTransfer = route.method === 'rib';
  return {
    method: route.method,
    network: route.network,
    holder: body.holder.trim(),
    account,
    bic: isTransfer && body.bic ? parseBic(body.bic) : null,
    ...(isTransfer ? noProof : await proveWallet(deps, actor, { body, account })),
  };
}

const noProof = { proofMessage: null, proofSignature: null };

/** The text that is signed names the day: yesterday's is accepted, so that midnight breaks nothing. */
async function proveWallet(
  deps: Deps,
  actor: Actor,
  { body, account }: { body: SetPayoutDetailsBody; account: string },
): Promise<Pick<PayoutDetailsRow, 'proofMessage' | 'proofSignature'>> {
  if (body.network === 'bitcoin') {
    if (await hasReceiptFrom(deps.db, actor.userId, account)) return noProof;
    throw new AppError(payoutsErrors.bitcoinUnproven);
  }
  const signature = body.signature?.trim() ?? '';
  const today = parisDay(deps.clock.now());
  const proofMessage = [today, addDays(today, -1)]
    .map((day) => walletProofText({ address: account, email: actor.account.email, day }))
    .find((message) => isSignedBy(account, message, signature));
  if (proofMessage === undefined) throw new AppError(payoutsErrors.wrongSignature);
  return { proofMessage, proofSignature: signature };
}
