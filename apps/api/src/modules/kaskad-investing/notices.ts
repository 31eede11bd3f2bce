// « Avis d’allocation » and « Avis de remboursement »: written when they are read, from the dates of what they report.
import { formatBookAmount, formatDecimal, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type PdfWriter, typesetPdf } from '../../pdf/typeset.ts';
import { findAllotment, listInvestmentPayouts } from '../kaskad-investments/investment-money.repository.ts';
import type { InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { readAllotmentText } from '../kaskad-investments/read-detail.ts';
import { dueOf } from '../kaskad-rounds/due-of.ts';
import { noticesTexts as texts } from './notices.texts.ts';

const { labels, allotment, refund } = texts;

export interface Notice {
  fileName: string;
  content: Uint8Array;
}

/** The same sentence as on the page and in the email; null before the publication. */
export async function writeAllotmentNotice(deps: Deps, view: InvestmentView): Promise<Notice | null> {
  const { investment, round } = view;
  const sentence = await readAllotmentText(deps, view);
  const published = await findAllotment(deps.db, round.id);
  if (sentence === null || published === undefined) return null;
  const { title, heading, next } = allotment;
  return typesetNotice(deps, view, {
    title,
    fileName: allotment.fileName(investment.reference),
    at: published.publishedAt,
    write(pdf) {
      pdf.heading(heading);
      pdf.certified(sentence, []);
      pdf.facts(allottedRows(view));
      pdf.heading(next);
      pdf.paragraph(allotment[partOf(view)]);
    },
  });
}

/** What is paid back, payment by payment; null where nothing is. */
export async function writeRefundNotice(deps: Deps, view: InvestmentView): Promise<Notice | null> {
  const payouts = await listInvestmentPayouts(deps.db, view.investment.id);
  if (payouts.length === 0) return null;
  const { title, heading, columns } = refund;
  return typesetNotice(deps, view, {
    title,
    fileName: refund.fileName(view.investment.reference),
    at: new Date(
      Math.max(...payouts.map(({ requestedAt, executedAt }) => (executedAt ?? requestedAt).getTime())),
    ),
    write(pdf) {
      pdf.heading(heading);
      pdf.paragraph(refund.text);
      pdf.table(
        [
          { head: columns.amount, share: 3, align: 'right' },
          { head: columns.cause, share: 4 },
          { head: columns.day, share: 4 },
          { head: columns.reference, share: 4 },
        ],
        payouts.map(toRow),
      );
    },
  });
}

interface Written {
  title: string;
  fileName: string;
  at: Date;
  write: (pdf: PdfWriter) => void;
}

async function typesetNotice(
  deps: Deps,
  view: InvestmentView,
  { title, fileName, at, write }: Written,
): Promise<Notice> {
  const { reference } = view.investment;
  const brand = deps.settings.brands.kaskad;
  const content = await typesetPdf(
    {
      brand,
      title,
      subtitle: texts.subtitle(reference, formatLongDate(at.toISOString())),
      footer: texts.footer(brand, title, reference),
      createdAt: at,
    },
    (pdf) => {
      pdf.heading(texts.investor);
      pdf.facts(investorRows(view));
      pdf.heading(texts.investment);
      pdf.facts(investmentRows(view));
      write(pdf);
    },
  );
  return { fileName, content };
}

const investorRows = ({ owner }: InvestmentView): (readonly [string, string])[] => [
  [labels.name, `${owner.firstname} ${owner.lastname}`],
  ...(owner.isCompany ? [[labels.company, owner.companyName] as const] : []),
];

const investmentRows = ({ investment, round, issuer }: InvestmentView): (readonly [string, string])[] => [
  [labels.issuer, issuer.name],
  [labels.round, round.name],
  [labels.reference, investment.reference],
  [labels.price, formatBookAmount(investment.price, 'EUR')],
];

function allottedRows({ investment }: InvestmentView): (readonly [string, string])[] {
  const { units, due, fee } = investment;
  const allotted = investment.allottedUnits ?? '0';
  const kept = dueOf(allotted, investment);
  return [
    [labels.requested, formatDecimal(units)],
    [labels.requestedDue, dueText(due, fee)],
    [labels.allotted, formatDecimal(allotted)],
    [labels.allottedDue, dueText(toText(kept.due), toText(kept.fee))],
  ];
}

/** What is due, and the fee in it where there is one. */
function dueText(due: string, fee: string): string {
  const amount = formatBookAmount(due, 'EUR');
  return decimal(fee).eq(0) ? amount : labels.withFee(amount, formatBookAmount(fee, 'EUR'));
}

function partOf({ investment }: InvestmentView): 'whole' | 'part' | 'none' {
  const allotted = BigInt(investment.allottedUnits ?? '0');
  if (allotted === 0n) return 'none';
  return allotted < BigInt(investment.units) ? 'part' : 'whole';
}

function toRow(payout: PayoutRow): readonly string[] {
  const { amount, asset, investmentCause, reference } = payout;
  return [
    formatBookAmount(amount, asset),
    investmentCause === null ? refund.none : refund.causes[investmentCause],
    dayOf(payout),
    reference ?? refund.none,
  ];
}

function dayOf({ state, executedOn, executedAt, dueBy }: PayoutRow): string {
  if (state !== 'executed') return dueBy === null ? refund.pending : refund.due(formatNumericDate(dueBy));
  const day = executedOn ?? (executedAt && parisDay(executedAt));
  return day === null ? refund.executedOnly : refund.executed(formatNumericDate(day));
}
