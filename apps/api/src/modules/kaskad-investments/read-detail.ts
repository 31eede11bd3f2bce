// An investment as its owner and staff read it, with its money, its documents and its history.
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { allotmentFigures, allotmentText } from '@repo/domain/kaskad';
import { decimal, roundTo, toText } from '@repo/domain/money';
import type { RoundDocumentRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { listRoundUpdates, toRoundDocument } from '../kaskad-rounds/can-see-round.ts';
import { readRoundCapitals } from '../kaskad-rounds/round-capital.ts';
import { listDocumentsOf } from '../kaskad-rounds/rounds.repository.ts';
import {
  findAllotment,
  findMovementNumber,
  listInvestmentPayouts,
  listInvestmentReceipts,
  shownRefundStates,
} from './investment-money.repository.ts';
import { toInvestment } from './investments.mapper.ts';
import { type InvestmentView, listAcceptedDocumentsOf, listEvents } from './investments.repository.ts';
import { readPayment, toWireAsset } from './read-payment.ts';
import { readShort, readShortfall } from './short-payment.ts';

type Schemas = components['schemas'];
type Detail = Schemas['InvestmentDetail'];

export async function readInvestmentDetail(deps: Deps, view: InvestmentView): Promise<Detail> {
  const { db, clock } = deps;
  const { investment, round } = view;
  const { id } = investment;
  const toAccept = await listToAccept(deps, view);
  const shortfall = await readShortfall(deps, view);
  const marks = { hasToAccept: toAccept.length > 0, isShort: shortfall !== null };
  const updates = await listRoundUpdates(db, round.id);
  const payouts = await listInvestmentPayouts(db, id);
  return {
    investment: toInvestment(view, marks, clock.now()),
    payment: await readPayment(deps, view),
    received: (await listInvestmentReceipts(db, id)).map(toReceipt),
    shortfall,
    proof: proofOf(view),
    events: (await listEvents(db, id)).map(({ at, event, detail }) => ({
      at: at.toISOString(),
      event,
      detail,
    })),
    documents: documentsOf(view, payouts.length > 0),
    to_accept: toAccept.map(toRoundDocument),
    ...(await readPublication(deps, view)),
    refunds: payouts.flatMap(toRefund),
    grant_id: investment.grantId,
    register_number: await findMovementNumber(db, id),
    ...(await readPercents(deps, view)),
    updates: updates.map((update) => ({
      id: update.id,
      title: update.title,
      body: update.body,
      published_at: update.publishedAt.toISOString(),
    })),
  };
}

/** Investments as lists have them: what marks them is read of all at once. */
export async function readInvestments(
  deps: Deps,
  views: readonly InvestmentView[],
): Promise<(view: InvestmentView) => Schemas['Investment']> {
  const toAcceptOf = await readToAccept(deps, views);
  const isShort = await readShort(deps, views);
  const now = deps.clock.now();
  return (view) =>
    toInvestment(view, { hasToAccept: toAcceptOf(view).length > 0, isShort: isShort(view) }, now);
}

type Placed = Pick<InvestmentView, 'investment' | 'round'>;

const awaitsConsents = ({ investment: { state } }: Placed) => state === 'submitted' || state === 'reflection';

/** Versions of documents that its owner has to accept before signing. */
export const listToAccept = async (deps: Pick<Deps, 'db'>, view: Placed): Promise<RoundDocumentRow[]> =>
  (await readToAccept(deps, [view]))(view);

async function readToAccept(
  { db }: Pick<Deps, 'db'>,
  views: readonly Placed[],
): Promise<(view: Placed) => RoundDocumentRow[]> {
  const awaiting = views.filter(awaitsConsents);
  const roundIds = [...new Set(awaiting.map(({ round }) => round.id))];
  const documents = Map.groupBy(await listDocumentsOf(db, roundIds), ({ roundId }) => roundId);
  const acceptedBy = await listAcceptedDocumentsOf(
    db,
    awaiting.map(({ investment }) => investment.id),
  );
  return (view) => {
    if (!awaitsConsents(view)) return [];
    const accepted = acceptedBy(view.investment.id);
    return (documents.get(view.round.id) ?? []).filter(({ id }) => !accepted.has(id));
  };
}

/** « Demandé 5 000 €, alloué 3 200 € », the same on the page, in the email and in the notice; null before its publication. */
export async function readAllotmentText(
  { db }: Pick<Deps, 'db'>,
  { investment, round }: Pick<InvestmentView, 'investment' | 'round'>,
): Promise<string | null> {
  const read = await readFigures(db, { investment, round });
  return read === null ? null : allotmentText(read.figures);
}

/** The sentence, and the rows that it sums up. */
async function readPublication(
  { db }: Pick<Deps, 'db'>,
  view: InvestmentView,
): Promise<Pick<Detail, 'allotment' | 'publication'>> {
  const read = await readFigures(db, view);
  if (read === null) return { allotment: null, publication: null };
  const { figures, publishedAt } = read;
  const publication = {
    published_at: publishedAt.toISOString(),
    rule: figures.rule,
    oversubscription: toText(figures.oversubscription, 2),
  };
  return { allotment: allotmentText(figures), publication };
}

async function readFigures(
  db: Deps['db'],
  { investment, round }: Pick<InvestmentView, 'investment' | 'round'>,
) {
  const { id, units, allottedUnits } = investment;
  const published = allottedUnits === null ? undefined : await findAllotment(db, round.id);
  if (allottedUnits === null || published === undefined) return null;
  const figures = allotmentFigures(
    { id, requested: BigInt(units), allotted: BigInt(allottedUnits) },
    {
      price: decimal(investment.price),
      demand: BigInt(published.demand),
      cap: BigInt(round.cap),
      rule: published.rule,
    },
  );
  return { figures, publishedAt: published.publishedAt };
}

type Receipt = Awaited<ReturnType<typeof listInvestmentReceipts>>[number];
const toReceipt = ({ day, amount, asset, worth, externalId }: Receipt): Schemas['InvestmentReceipt'] => ({
  day: isoDay(day),
  amount,
  asset: toWireAsset(asset),
  worth: worth ?? '0',
  reference: externalId,
});

function toRefund(
  payout: Awaited<ReturnType<typeof listInvestmentPayouts>>[number],
): Schemas['InvestmentRefund'][] {
  const state = shownRefundStates.find((shown) => shown === payout.state);
  if (state === undefined) return [];
  return [
    {
      id: payout.id,
      amount: payout.amount,
      asset: toWireAsset(payout.asset),
      state,
      due_by: isoDay(payout.dueBy ?? payout.requestedAt.toISOString().slice(0, 10)),
      executed_on: payout.executedOn,
      reference: payout.reference,
    },
  ];
}

function proofOf({ investment: { proofReference, proofFiledAt, proofRefusedReason } }: InvestmentView) {
  if (proofReference === null || proofFiledAt === null) return null;
  return {
    reference: proofReference,
    filed_at: proofFiledAt.toISOString(),
    refused_reason: proofRefusedReason,
  };
}

function documentsOf({ investment }: InvestmentView, isRefunded: boolean): Detail['documents'] {
  const { signedAt, subscriptionFileId, evidenceFileId, allottedUnits } = investment;
  return [
    ...(signedAt === null ? [] : [{ kind: 'subscription' as const, is_ready: subscriptionFileId !== null }]),
    ...(evidenceFileId === null ? [] : [{ kind: 'evidence' as const, is_ready: true }]),
    ...(allottedUnits === null ? [] : [{ kind: 'allotment_notice' as const, is_ready: true }]),
    ...(isRefunded ? [{ kind: 'refund_notice' as const, is_ready: true }] : []),
  ];
}

/** Of the capital after the round: null for tokens, bonds, and where no capital is recorded. */
async function readPercents(
  { db }: Pick<Deps, 'db'>,
  { investment, round }: InvestmentView,
): Promise<Pick<Detail, 'issued_percent' | 'diluted_percent'>> {
  const none = { issued_percent: null, diluted_percent: null };
  if (['tokens', 'saft', 'bonds'].includes(round.instrument)) return none;
  const { before, after } = (await readRoundCapitals(db, [round]))(round.id);
  if (before.diluted === 0n) return none;
  const isIssued = round.instrument === 'shares';
  const units = decimal(investment.allottedUnits ?? investment.units);
  const percent = (total: bigint) =>
    total === 0n ? null : toText(roundTo(units.times(100).div(decimal(total.toString())), 2), 2);
  return {
    issued_percent: isIssued ? percent(after.issued) : null,
    diluted_percent: percent(after.diluted),
  };
}
