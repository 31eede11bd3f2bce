import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { decimal, sumOf } from '@repo/domain/money';
import { payoutKindTexts, shortAccount } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { typesetPdf } from '../../pdf/typeset.ts';
import { clientName } from '../accounts/client-name.ts';
import { findRectification, listContractReceipts } from '../books/received.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { type ContractView, findContractView } from '../contracts/contracts.repository.ts';
import { letterheadOf } from '../legal/letterhead.ts';
import { publisherOf } from '../legal/publisher-of.ts';
import { contractReceiptsErrors } from './contract-receipts.errors.ts';
import { contractReceiptsTexts as texts } from './contract-receipts.texts.ts';

type Row = readonly [label: string, value: string];

/** Money that was received or that left, as its receipt says it. */
interface Receipt {
  readonly words: typeof texts.received | typeof texts.paid;
  /** Names it among the client's. */
  readonly reference: string;
  readonly day: IsoDay;
  readonly amount: string;
  readonly rows: readonly Row[];
}

/** The receipt of the payment of a contract, or of a payout, to its client: the same data, the same bytes. */
export async function downloadReceipt(
  deps: Deps,
  actor: Actor,
  { contractId, payoutId }: { contractId: string; payoutId: string | null },
): Promise<{ name: string; bytes: Uint8Array }> {
  const view = await findContractView(deps.db, { id: contractId, userId: actor.userId });
  if (!view) throw new AppError(contractsErrors.notFound);
  const receipt = payoutId === null ? await readPayment(deps, view) : readPayout(view, payoutId);
  if (receipt === null) throw new AppError(contractReceiptsErrors.notFound);
  return { name: texts.fileName(receipt.reference), bytes: await writeReceipt(deps, actor, view, receipt) };
}

/** Null while it is not whole: nothing is recorded yet as paid. */
async function readPayment({ db }: Deps, { contract }: ContractView): Promise<Receipt | null> {
  const { paymentRecordedAt: day, poNumber, paymentMethod: method } = contract;
  const received = await listContractReceipts(db, contract.id);
  const [first] = received;
  if (day === null || first === undefined) return null;
  const rectified = await findRectification(db, contract.id);
  return {
    words: texts.received,
    reference:
      rectified === null ? poNumber : texts.rectified(poNumber, parisDay(rectified.at), rectified.time),
    day: isoDay(day),
    amount: formatBookAmount(sumOf(received.map(({ amount }) => decimal(amount))), first.asset),
    rows: received.flatMap(({ day: on, amount, asset, payerAccount }): Row[] => [
      [formatLongDate(on), formatBookAmount(amount, asset)],
      ...(payerAccount === null ? [] : [[texts.received.from, shortAccount(payerAccount, method)] as const]),
    ]),
  };
}

/** Null until it is executed, and once the bank sent it back. */
function readPayout({ payouts }: ContractView, id: string): Receipt | null {
  const payout = payouts.find((one) => one.id === id);
  if (payout === undefined || payout.state !== 'executed' || payout.executedOn === null) return null;
  const { kind, amount, asset, reference, beneficiaryAccount: account, method } = payout;
  const words = texts.paid;
  return {
    words,
    reference: `${payout.executedOn}-${payout.id.slice(-8).toUpperCase()}`,
    day: isoDay(payout.executedOn),
    amount: formatBookAmount(amount, asset),
    rows: [
      [words.cause, payoutKindTexts[kind]],
      ...(account === null || method === null ? [] : [[words.to, shortAccount(account, method)] as const]),
      ...(reference === null ? [] : [[words.reference, reference] as const]),
    ],
  };
}

async function writeReceipt(
  { settings, seal }: Deps,
  { account }: Actor,
  { contract, strategy }: ContractView,
  { words, reference, day, amount, rows }: Receipt,
): Promise<Uint8Array> {
  const heading = {
    brand: settings.brands.yield,
    title: words.title,
    subtitle: texts.subtitle(contract.poNumber, formatLongDate(day)),
    footer: texts.footer(settings.brands.yield, reference),
    createdAt: new Date(day),
    letterhead: letterheadOf(settings, account, texts.number(reference)),
  };
  const written = await typesetPdf(heading, (pdf) => {
    pdf.certified(amount, [words.sentence(publisherOf(settings).name, amount)]);
    pdf.heading(texts.operation);
    pdf.facts([
      [texts.rows.client, clientName(account)],
      [texts.rows.contract, contract.poNumber],
      [texts.rows.product, strategy.title],
      [texts.rows.day, formatLongDate(day)],
      [texts.rows.amount, amount],
    ]);
    pdf.heading(words.heading);
    pdf.facts(rows);
    pdf.paragraph(texts.note);
  });
  return seal(written, heading);
}
