import type { components } from '@repo/api-sdk/spec';
import type { Service } from '@repo/domain/access';
import type { AuditAction } from '@repo/domain/audit';
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
import { queueMail } from '../notifications/queue-mail.ts';
import { isOurAccount } from './is-our-account.ts';
import { hasReceiptFrom, listDetailsFor, replaceDetails } from './payout-details.repository.ts';
import { payoutsErrors } from './payouts.errors.ts';

type SetPayoutDetailsBody = components['schemas']['SetPayoutDetailsBody'];
type Declaration = Omit<PayoutDetailsRow, 'id' | 'userId' | 'declaredAt' | 'usableFrom' | 'replacedAt'>;

/** Acts on refunds are not read by an administrator of Yield alone. */
const actions = {
  yield: 'payout_details.declared',
  kaskad: 'refund.details_declared',
} as const satisfies Record<Service, AuditAction>;

/** « Coordonnées de versement »: declared to a service, usable there after 48 hours, and reported to the client at once. */
export async function setPayoutDetails(
  deps: Deps,
  actor: Actor,
  { service, ...body }: SetPayoutDetailsBody & { service: Service },
): Promise<void> {
  const route: PayoutRoute = {
    method: body.method,
    network: body.method === 'rib' ? null : (body.network ?? null),
  };
  refuseInvalid(validatePayoutDetails({ ...body, ...route }));
  const declaration = await checkDeclaration(deps, actor, { service, body, route });
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, actor);
    const [before] = await listDetailsFor(tx, { userId: actor.userId, service }, route);
    if (before !== undefined && isSame(before, declaration)) {
      throw new AppError(payoutsErrors.detailsUnchanged);
    }
    const declaredAt = deps.clock.now();
    const usableFrom = new Date(declaredAt.getTime() + payoutDetailsDelayMs);
    const id = deps.ids.uuid();
    const row = { id, userId: actor.userId, ...declaration, declaredAt, usableFrom };
    await replaceDetails(tx, { service, row, route });
    await recordAudit(inTx, {
      by: actor,
      action: actions[service],
      object: { type: 'user', id: actor.userId },
      ...(before && { before: { method: before.method, account: before.account } }),
      after: { method: route.method, account: declaration.account, usable_from: usableFrom.toISOString() },
    });
    await alertSharedAccount(inTx, { account: declaration.account, userId: actor.userId });
    const data = {
      method: route.method,
      account: shortAccount(declaration.account, route.method),
      from: formatLongDateTime(usableFrom.toISOString()),
    };
    await queueMail(inTx, actor.account, { kind: 'payoutDetailsDeclared', data }, { service });
  });
}

function isSame(before: PayoutDetailsRow, { account, holder, bic }: Declaration): boolean {
  return before.account === account && before.holder === holder && before.bic === bic;
}

interface Declared {
  service: Service;
  body: SetPayoutDetailsBody;
  route: PayoutRoute;
}

/** The details in their stored form; not one of our own accounts, and a wallet only when it is proven. */
async function checkDeclaration(
  deps: Deps,
  actor: Actor,
  { service, body, route }: Declared,
): Promise<Declaration> {
  const account = parsePayoutAccount(body.account, route) ?? '';
  if (await isOurAccount(deps.db, account)) throw new AppError(payoutsErrors.houseAccount);
  const isTransfer = route.method === 'rib';
  return {
    method: route.method,
    network: route.network,
    holder: body.holder.trim(),
    account,
    bic: isTransfer && body.bic ? parseBic(body.bic) : null,
    ...(isTransfer ? noProof : await proveWallet(deps, actor, { service, body, account })),
  };
}

const noProof = { proofMessage: null, proofSignature: null };

/** The text that is signed names the day: yesterday's is accepted, so that midnight breaks nothing. */
async function proveWallet(
  deps: Deps,
  actor: Actor,
  { service, body, account }: Omit<Declared, 'route'> & { account: string },
): Promise<Pick<PayoutDetailsRow, 'proofMessage' | 'proofSignature'>> {
  if (body.network === 'bitcoin') {
    if (await hasReceiptFrom(deps.db, { userId: actor.userId, service }, account)) return noProof;
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
