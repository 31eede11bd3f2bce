// The provider's half of a subscription form. Safe to run twice: the provider knows our request by its external id.
import type { components } from '@repo/api-sdk/spec';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { decideInvestmentAction } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { OpenedSignature } from '../../ports/signature/signature-port.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { assertEmailConfirmed } from '../identity/confirm-email.ts';
import type { InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { factsOf } from '../kaskad-investments/move-investment.ts';
import { listToAccept } from '../kaskad-investments/read-detail.ts';
import { applyInvestmentSignature } from './apply-investment-signature.ts';
import { checkIdentity } from './check-investor.ts';
import { investingErrors, refusalOf } from './investing.errors.ts';
import {
  findOpenSignature,
  insertSignature,
  isFormOutdated,
  type SignatureRow,
  saveSignature,
} from './investment-signatures.repository.ts';
import { lockInvestmentView, lockOwnInvestment } from './lock-own-investment.ts';
import { findOwnInvestment } from './read-investments.ts';
import { stopSignature } from './stop-signature.ts';
import { subscriptionTexts as texts } from './subscription-form.texts.ts';
import { writeSubscriptionForm } from './subscription-form.ts';

/** The same link while it works, else a fresh one; what was signed or refused meanwhile is applied first. */
export async function openInvestmentSignature(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<components['schemas']['InvestmentSignature']> {
  await findOwnInvestment(deps.db, actor.userId, id);
  const known = await findOpenSignature(deps.db, id);
  if (known) await catchUp(deps, known.id);
  // Stopping it failed when a new version was accepted: it opens the form of the version before.
  if (known && (await isFormOutdated(deps.db, known))) await stopSignature(deps, id);
  const { view, signature } = await deps.db.transaction((tx) => lockSignable({ ...deps, db: tx }, actor, id));
  if (signature.iframeUrl !== null) return { url: await renewLink(deps, signature, signature.iframeUrl) };
  return { url: await callProvider(deps, view, signature.id) };
}

/** A provider that does not respond is not waited for: a link that still works needs nothing of it. */
async function catchUp(deps: Deps, signatureId: string): Promise<void> {
  await applyInvestmentSignature(deps, signatureId).catch((error: unknown) => {
    deps.log.warn({ err: error, signatureId }, 'signature status not fetched before opening it again');
  });
}

async function lockSignable(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ view: InvestmentView; signature: SignatureRow }> {
  const now = deps.clock.now();
  const account = await lockAccount(deps.db, actor);
  const view = await lockOwnInvestment(deps.db, actor, { id });
  await checkSignable(deps, view);
  await checkIdentity(deps, account);
  assertEmailConfirmed(account);
  const open = await findOpenSignature(deps.db, id);
  if (open && (await isFormOutdated(deps.db, open))) throw new AppError(investingErrors.providerUnavailable);
  if (open) return { view, signature: open };
  const signature: SignatureRow = {
    id: deps.ids.uuid(),
    investmentId: id,
    status: 'opening',
    iframeUrl: null,
    iframeUrlExpiresAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertSignature(deps.db, signature);
  return { view, signature };
}

async function checkSignable(deps: Deps, view: InvestmentView): Promise<void> {
  const now = deps.clock.now();
  const facts = factsOf(view.investment, view.round, now);
  const decision = decideInvestmentAction('sign', facts, { actor: 'owner', now });
  if (!decision.isAllowed) throw refusalOf(decision.reason);
  if ((await listToAccept(deps, view)).length > 0) throw new AppError(investingErrors.documentsToAccept);
}

/** A link is not shown in its last moments: the signer needs some of them. */
const linkMarginMs = 30 * 60_000;

async function renewLink(deps: Deps, signature: SignatureRow, iframeUrl: string): Promise<string> {
  const { iframeUrlExpiresAt: expiresAt } = signature;
  if (expiresAt === null || expiresAt.getTime() - linkMarginMs > deps.clock.now().getTime()) return iframeUrl;
  const link = await deps.signature.getLink(signature.id).catch(unavailable);
  if (link === null) throw new AppError(investingErrors.changed);
  const columns = { iframeUrl: link.iframeUrl, iframeUrlExpiresAt: link.expiresAt };
  await saveSignature(deps.db, signature.id, { ...columns, updatedAt: deps.clock.now() });
  return link.iframeUrl;
}

function unavailable(cause: unknown): never {
  throw new AppError(investingErrors.providerUnavailable, { cause });
}

async function callProvider(deps: Deps, view: InvestmentView, signatureId: string): Promise<string> {
  const { investment, round, owner } = view;
  const form = await writeSubscriptionForm(deps, view);
  const { link } = await deps.signature
    .createRequest({
      externalId: signatureId,
      name: texts.signatureName(round.name, investment.reference),
      documents: [form],
      signer: {
        firstName: owner.firstname,
        lastName: owner.lastname,
        email: owner.email,
        phone: owner.phone,
      },
      summary: [
        [texts.labels.round, round.name],
        [texts.labels.units, formatDecimal(investment.units)],
        [texts.labels.due, formatBookAmount(investment.due, 'EUR')],
        [texts.labels.reference, investment.reference],
      ],
    })
    .catch(unavailable);
  return recordOpening(deps, { view, signatureId, link });
}

/** It may have been withdrawn while the provider was responding: its frame must then not open. */
async function recordOpening(
  deps: Deps,
  { view, signatureId, link }: { view: InvestmentView; signatureId: string; link: OpenedSignature['link'] },
): Promise<string> {
  if (link === null) {
    await applyInvestmentSignature(deps, signatureId);
    throw new AppError(investingErrors.changed);
  }
  const refusal = await deps.db.transaction(async (tx) => {
    const current = await lockInvestmentView(tx, view.investment.id);
    const isSame = current?.investment.version === view.investment.version;
    const columns = { iframeUrl: link.iframeUrl, iframeUrlExpiresAt: link.expiresAt };
    const status = isSame ? 'ongoing' : 'canceled';
    await saveSignature(tx, signatureId, { ...columns, status, updatedAt: deps.clock.now() });
    return isSame ? null : new AppError(investingErrors.changed);
  });
  if (refusal === null) return link.iframeUrl;
  await deps.signature.cancel(signatureId);
  throw refusal;
}
