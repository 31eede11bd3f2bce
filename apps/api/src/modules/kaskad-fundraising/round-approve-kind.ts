import {
  currencyLabel,
  formatBookAmount,
  formatDecimal,
  formatIban,
  formatLongDateTime,
} from '@repo/domain/format';
import { decideRoundAction, kaskadTexts, type RoundState } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import { z } from 'zod';
import type { IssuerAccountRow } from '../../db/schema/kaskad-registers.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  type ChangeCall,
  type ChangeKind,
  type ChangeLine,
  fingerprintOf,
} from '../change-requests/change-kind.ts';
import { findIssuerAccount } from '../kaskad-rounds/can-see-round.ts';
import { isRegimeOn } from '../kaskad-rounds/regime-profile.ts';
import {
  findRoundView,
  listDocuments,
  lockRound,
  type RoundView,
  saveRound,
} from '../kaskad-rounds/rounds.repository.ts';

import { readCeiling } from './read-ceiling.ts';
import { roundRefusal, roundsErrors } from './rounds.errors.ts';
import { roundsTexts } from './rounds.texts.ts';

const texts = roundsTexts.lines;
const input = z.strictObject({ version: z.number() });
type Approval = z.infer<typeof input>;

/** What is submitted goes to the public: a second person approves all that it promises, and where it is paid. */
export const roundApproveKind: ChangeKind<Approval> = {
  kind: 'round.approve',
  subjectType: 'round',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, call) => {
    const { view, next } = await lockReviewed(deps, call);
    const { round } = view;
    const { account, documents } = await assertReady(deps, view);
    return {
      subjectLabel: `${view.issuer.name} · ${round.name}`,
      userId: null,
      lines: describe(view, { account, next }),
      fingerprint: fingerprintOf([round.version, account.id, documents.map(({ id }) => id)]),
    };
  },
  apply: async (deps, call) => {
    const { view, next } = await lockReviewed(deps, call);
    await saveRound(deps.db, call.subjectId, { state: next });
    await recordAudit(deps, {
      by: call.actor,
      action: 'round.moved',
      object: { type: 'round', id: call.subjectId },
      before: { state: view.round.state },
      after: { state: next, ...(call.request && { change_request: call.request.id }) },
    });
  },
};

/** Held until the transaction ends. Without a request its maker applies it alone, as no second person has to. */
async function lockReviewed(
  deps: Deps,
  { subjectId, actor, request }: ChangeCall<Approval>,
): Promise<{ view: RoundView; next: RoundState }> {
  const round = await lockRound(deps.db, subjectId);
  const view = round && (await findRoundView(deps.db, subjectId));
  if (!view) throw new AppError(roundsErrors.notFound);
  const now = deps.clock.now();
  const isOwn = request !== undefined && view.round.submittedBy === actor.userId;
  const decision = decideRoundAction('approve', view.round, { actor: isOwn ? 'maker' : 'checker', now });
  if (!decision.isAllowed) throw new AppError(roundRefusal(decision.reason));
  if (view.round.closesAt <= now) throw new AppError(roundRefusal('deadlinePast'));
  return { view, next: view.round.opensAt <= now ? 'open' : decision.next };
}

/** What a round has to have before the public sees it. */
async function assertReady(deps: Deps, view: RoundView) {
  const { round } = view;
  const account = await findIssuerAccount(deps.db, round.issuerId);
  if (account === null) throw new AppError(roundsErrors.noAccount);
  const documents = await listDocuments(deps.db, round.id);
  const hasSheet = documents.some(({ kind }) => kind === 'key_information');
  if (round.regime === 'psfp' && (await isRegimeOn(deps, round.regime)) && !hasSheet)
    throw new AppError(roundsErrors.noKeyInformation);
  const ceiling = await readCeiling(deps, round);
  if (ceiling?.isCrossed === true && ceiling.unit === 'euro') {
    const message = roundsTexts.ceilingCrossed(formatBookAmount(ceiling.limit, 'EUR'));
    throw new AppError({ ...roundsErrors.ceilingCrossed, message });
  }
  return { account, documents };
}

const units = (count: string) => roundsTexts.unitsOf(formatDecimal(decimal(count)));

function describe(
  { round, issuer }: RoundView,
  { account, next }: { account: IssuerAccountRow; next: RoundState },
): ChangeLine[] {
  const most = round.most === null ? null : formatDecimal(decimal(round.most));
  const lines: [string, string][] = [
    [texts.issuer, issuer.name],
    [texts.name, round.name],
    [texts.instrument, kaskadTexts.instrument[round.instrument]],
    [texts.regime, roundsTexts.regime[round.regime]],
    [texts.price, roundsTexts.euros(formatDecimal(decimal(round.price)))],
    [texts.minimum, units(round.minimum)],
    [texts.target, units(round.target)],
    [texts.cap, units(round.cap)],
    [texts.limits, roundsTexts.between(formatDecimal(decimal(round.least)), most)],
    [texts.opens, formatLongDateTime(round.opensAt.toISOString())],
    [texts.closes, formatLongDateTime(round.closesAt.toISOString())],
    [texts.rule, kaskadTexts.rule[round.rule]],
    [texts.audience, roundsTexts.audience[round.audience]],
    [texts.fee, roundsTexts.percent(formatDecimal(decimal(round.feePercent)))],
    [texts.assets, round.paymentAssets.map((asset) => currencyLabel(paymentAssetOf(asset))).join(', ')],
    [texts.account, `${account.holder}, ${formatIban(account.iban)}`],
    [texts.state, kaskadTexts.round[next]],
  ];
  return lines.map(([label, after]) => ({ label, before: null, after }));
}
