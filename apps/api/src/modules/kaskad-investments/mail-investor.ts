import {
  formatAddress,
  formatBookAmount,
  formatDecimal,
  formatIban,
  formatLongDateTime,
} from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { investmentMailTexts } from '../notifications/mails/investment-mails.texts.ts';
import type { InvestmentMailState, MailData } from '../notifications/mails/mail-data.ts';
import { queueMail, queueMails } from '../notifications/queue-mail.ts';
import type { InvestmentView } from './investments.repository.ts';
import { readAllotmentText } from './read-detail.ts';
import { readPayment } from './read-payment.ts';

const { rows } = investmentMailTexts;

export interface InvestmentNews {
  kind: InvestmentMailState;
  /** Why staff decided so, read by its owner. */
  reason?: string;
  /** The end of the period that runs, or a new deadline. */
  until?: Date | null;
}

/** One whose account is shut reads none, nor what they switched off. */
const isRead = ({ owner }: InvestmentView, kind: InvestmentMailState): boolean =>
  owner.disabledAt === null && !owner.kaskadMutedMails.some((muted) => muted === kind);

/** To its owner, in the transaction of what happened; `view` is as it is after it. */
export async function mailInvestor(deps: Deps, view: InvestmentView, news: InvestmentNews): Promise<void> {
  if (!isRead(view, news.kind)) return;
  const data = await toMailData(deps, view, news);
  await queueMail(deps, view.owner, { kind: 'investmentMoved', data }, { service: 'kaskad' });
}

/** The same for many at once, of a job. */
export async function mailInvestors(
  deps: Deps,
  news: readonly (InvestmentNews & { view: InvestmentView })[],
): Promise<void> {
  const mails: Parameters<typeof queueMails>[1][number][] = [];
  for (const { view, ...of } of news) {
    if (!isRead(view, of.kind)) continue;
    const data = await toMailData(deps, view, of);
    mails.push({ to: view.owner, mail: { kind: 'investmentMoved', data }, service: 'kaskad' });
  }
  await queueMails(deps, mails);
}

async function toMailData(
  deps: Deps,
  view: InvestmentView,
  { kind, reason, until }: InvestmentNews,
): Promise<MailData['investmentMoved']> {
  const { investment, round } = view;
  return {
    id: investment.id,
    state: kind,
    reference: investment.reference,
    round: round.name,
    units: formatDecimal(investment.units),
    due: formatBookAmount(investment.due, 'EUR'),
    until: until ? formatLongDateTime(until.toISOString()) : null,
    reason: reason ?? null,
    sentence: kind === 'allotted' ? await readAllotmentText(deps, view) : null,
    // Where to pay is shown in their space: an IBAN read in an email is not to be trusted.
    payment: kind === 'signed' || kind === 'short' ? amountRows(await readPayment(deps, view)) : [],
  };
}

type Payment = Awaited<ReturnType<typeof readPayment>>;

function amountRows(payment: Payment): [string, string][] {
  if (payment === null || payment.amount === null) return [];
  return [[rows.amount, formatBookAmount(payment.amount, payment.asset)]];
}

/** Where to pay, and what to write in it, on the signed form. */
export function paymentRows(payment: Payment): [string, string][] {
  if (payment === null) return [];
  const { holder, iban, address } = payment;
  const lines: [string, string | null][] = [
    [rows.holder, holder],
    [rows.iban, iban === null ? null : formatIban(iban)],
    [rows.address, address === null ? null : formatAddress(address)],
  ];
  return [
    ...amountRows(payment),
    ...lines.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]])),
  ];
}
