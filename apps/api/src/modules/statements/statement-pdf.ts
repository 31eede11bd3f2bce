// A statement as a document to read: the balances, what made one of the other, contract by contract, and the flows.
import {
  formatDocumentAmount,
  formatLongDate,
  formatLongMonth,
  formatNumericDate,
} from '@repo/domain/format';
import { type Decimal, type DisplayCurrency, moneyAsset } from '@repo/domain/money';
import { compoundedBetween, type StatedMovement, sumOfComputable } from '@repo/domain/portfolio';
import { parisDay } from '../../paris-time.ts';
import { type PdfHeading, typesetPdf } from '../../pdf/typeset.ts';
import type { NotComputable } from '../portfolio/client-books.ts';
import { type ComputableAccount, withBalances } from './computable-account.ts';
import type { Blocks, StatementDocument } from './statement-document.ts';
import { writeHoldings } from './statement-holdings.ts';
import {
  printAmount,
  printOffPar,
  printPaid,
  printRate,
  printRateDay,
  printUnits,
} from './statement-words.ts';
import { statementsTexts as texts } from './statements.texts.ts';
import { writeReplaced } from './write-replaced.ts';

const { columns } = texts;
const right = 'right';

export function headStatement({
  brand,
  letterhead,
  holder,
  period,
  replaces,
}: StatementDocument): PdfHeading {
  const kind = replaces === null ? texts.name : texts.rectified.name;
  return {
    brand,
    title: texts.title(kind, period.kind === 'month' ? formatLongMonth(period.key) : period.key),
    subtitle: texts.subtitle(holder, formatLongDate(period.from), formatLongDate(period.to)),
    footer: texts.footer(brand, period.key),
    // Not the moment of the request: the same data give the same bytes.
    createdAt: new Date(period.to),
    letterhead,
  };
}

export const writeStatementPdf = (document: StatementDocument): Promise<Uint8Array> =>
  typesetPdf(headStatement(document), (pdf) => writeStatement(pdf, document));

/** The blocks of the document. */
export function writeStatement(pdf: Blocks, document: StatementDocument): void {
  const { statement, notComputable, years } = document;
  pdf.paragraph(texts.informative);
  if (notComputable !== null) pdf.paragraph(printReason(notComputable));
  if (document.replaces !== null) writeReplaced(pdf, document.replaces);
  writeSummary(pdf, document);
  if (years.length > 0) writeYears(pdf, document);
  if (statement.contracts.length > 0) writeAccounts(pdf, document);
  writeFlows(pdf, document);
  writeHoldings(pdf, document);
  writeOthers(pdf, document);
  pdf.heading(texts.notes);
  pdf.bullets([
    ...texts.notesItems,
    ...offParNotes(document),
    texts.checkNote(document.checkUrl),
    ...trailNotes(document),
  ]);
}

function trailNotes({ trailHead }: StatementDocument): string[] {
  if (trailHead === null) return [];
  const { seq, hash, at } = trailHead;
  return [texts.trailNote(formatLongDate(parisDay(at)), `${seq}:${hash}`)];
}

/** Each coin that a movement or a balance of the period is off the par of, and since when. */
function offParNotes({ statement: { contracts }, market, payments }: StatementDocument): string[] {
  const { fx } = market.prices;
  const closings = contracts.map(({ contractId, closing }) => ({
    asset: payments.find((payment) => payment.contractId === contractId)?.currency,
    day: closing.day,
  }));
  const moved = contracts.flatMap(({ movements }) => movements.map(({ movement }) => movement));
  const words = [
    ...moved.map(({ asset, day }) => printOffPar(fx, asset, day)),
    ...closings.map(({ asset, day }) =>
      asset === undefined ? null : printOffPar(fx, moneyAsset(asset), day),
    ),
  ].filter((word) => word !== null);
  return [...new Set(words)].map(texts.offParNote);
}

function printReason({ currency, before }: NotComputable): string {
  return before === null
    ? texts.noQuote(currency)
    : texts.notComputableBefore(currency, formatLongDate(before));
}

function writeSummary(pdf: Blocks, { statement, period, rates }: StatementDocument): void {
  const { contracts, currency } = statement;
  const total = withBalances(statement.total, contracts);
  const amount = (value: Decimal | undefined) => printAmount(value, currency);
  const { lines } = texts;
  const optional = (label: string, value: Decimal | undefined, isShown: boolean): [string, string][] =>
    isShown ? [[label, amount(value)]] : [];
  const hasExecutionEffect = [total, ...contracts.map(({ account }) => account)].some(
    (account) => account?.executionEffect !== undefined && !account.executionEffect.eq(0),
  );
  pdf.heading(texts.summary(currency));
  pdf.amounts([
    [texts.balanceOn(formatLongDate(period.from)), amount(total.opening)],
    [lines.paidIn, amount(total.paidIn)],
    [lines.paidOut, amount(total.paidOut?.neg())],
    [lines.strategyEffect, amount(total.strategyEffect)],
    [lines.fxEffect, amount(total.fxEffect)],
    ...optional(lines.executionEffect, total.executionEffect, hasExecutionEffect),
    [lines.fees, amount(total.fees)],
    ...optional(lines.rounding, total.rounding, total.rounding?.eq(0) === false),
    [texts.balanceOn(formatLongDate(period.to)), amount(total.closing)],
  ]);
  pdf.amounts([
    [lines.yield, amount(total.yieldGenerated)],
    [lines.rate, printRate(compoundedBetween(rates.aggregated, period))],
  ]);
}

/** The lines of an account that add up across. */
function accountCells(currency: DisplayCurrency) {
  const amount = (value: Decimal | undefined) => printAmount(value, currency);
  return {
    heads: [
      { head: columns.paidIn, share: 3, align: right },
      { head: columns.paidOut, share: 3, align: right },
      { head: columns.yield, share: 3, align: right },
      { head: columns.rate, share: 2, align: right },
    ] as const,
    cells: (account: ComputableAccount, rate: number | undefined): string[] => [
      amount(account.opening),
      amount(account.paidIn),
      amount(account.paidOut?.neg()),
      amount(account.yieldGenerated),
      printRate(rate),
      amount(account.closing),
    ],
  };
}

function writeAccounts(
  pdf: Blocks,
  { statement, period, rates, contracts, titles }: StatementDocument,
): void {
  const { currency, total } = statement;
  const { heads, cells } = accountCells(currency);
  pdf.heading(texts.contracts(currency));
  pdf.table(
    [
      { head: columns.contract, share: 3 },
      { head: columns.opening, share: 3, align: right },
      ...heads,
      { head: columns.closing, share: 3, align: right },
    ],
    statement.contracts.map((contract) => {
      const { contractId, strategy, account } = contract;
      const title = titles.get(strategy.key) ?? strategy.key;
      const rate = compoundedBetween(rates.contracts.get(contractId) ?? [], period);
      const shown = withBalances(account, [contract]);
      return [texts.contract(title, contracts.get(contractId) ?? ''), ...cells(shown, rate)];
    }),
    [
      texts.total,
      ...cells(withBalances(total, statement.contracts), compoundedBetween(rates.aggregated, period)),
    ],
  );
}

function writeYears(pdf: Blocks, { statement, years, rates }: StatementDocument): void {
  const { currency } = statement;
  const { heads, cells } = accountCells(currency);
  pdf.heading(texts.years(currency));
  pdf.table(
    [
      { head: columns.year, share: 1.6 },
      { head: columns.firstDay, share: 3, align: right },
      ...heads,
      { head: columns.lastDay, share: 3, align: right },
    ],
    years.map(({ key, from, to, total }) => [
      key,
      ...cells(total ?? {}, compoundedBetween(rates.aggregated, { from, to })),
    ]),
  );
}

function flowCells(
  { movement, converted, written }: StatedMovement,
  { statement: { currency }, contracts, market }: StatementDocument,
): string[] {
  const paidIn = market.prices.fx.resolve(movement.asset, movement.day);
  return [
    formatNumericDate(movement.day),
    contracts.get(movement.contractId) ?? '',
    texts.kinds[movement.kind],
    formatDocumentAmount(movement.cash, paidIn),
    printUnits(movement.units),
    paidIn === currency || converted === undefined ? '' : printRateDay(converted.fx),
    printAmount(written?.cash, currency),
    printAmount(written?.fee, currency),
  ];
}

function writeFlows(pdf: Blocks, document: StatementDocument): void {
  const { currency, contracts } = document.statement;
  const movements = contracts
    .flatMap((contract) => contract.movements)
    .toSorted((a, b) => (a.movement.day < b.movement.day ? -1 : a.movement.day > b.movement.day ? 1 : 0));
  pdf.keep(120);
  pdf.heading(texts.flows(currency));
  if (movements.length === 0) return pdf.paragraph(texts.noFlow);
  const total = (of: 'cash' | 'fee') =>
    printAmount(sumOfComputable(movements.map(({ written }) => written?.[of])), currency);
  pdf.table(
    [
      { head: columns.date, share: 2.4 },
      { head: columns.contract, share: 3.2 },
      { head: columns.kind, share: 2.2 },
      { head: columns.amount, share: 3, align: right },
      { head: columns.units, share: 3, align: right },
      { head: columns.fx, share: 2.4 },
      { head: currency, share: 3, align: right },
      { head: columns.fees, share: 2.2, align: right },
    ],
    movements.map((movement) => flowCells(movement, document)),
    [texts.total, '', '', '', '', '', total('cash'), total('fee')],
  );
}

/** Information that is in no balance. */
function writeOthers(pdf: Blocks, { leftOut, renounced }: StatementDocument): void {
  if (leftOut.length > 0) {
    pdf.heading(texts.leftOut);
    pdf.facts(
      leftOut.map(({ poNumber, valueDate }) => [poNumber, texts.leftOutRow(formatNumericDate(valueDate))]),
    );
  }
  if (renounced.length === 0) return;
  pdf.heading(texts.renounced);
  pdf.paragraph(texts.renouncedIntro);
  pdf.table(
    [
      { head: columns.date, share: 2 },
      { head: columns.contract, share: 3 },
      { head: columns.kind, share: 3 },
      { head: columns.amount, share: 3, align: right },
    ],
    renounced.map(({ day, poNumber, kind, amount, currency }) => [
      formatNumericDate(day),
      poNumber,
      texts.kinds[kind],
      printPaid(amount, currency),
    ]),
  );
}
