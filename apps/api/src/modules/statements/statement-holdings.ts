// The holdings of each contract at the end of the period, in its own currency and in that of the statement.
import { formatDocumentAmount, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { type DisplayCurrency, moneyAsset, ONE, type QuotedAsset } from '@repo/domain/money';
import type { ContractStatement } from '@repo/domain/portfolio';
import type { Blocks, StatementDocument } from './statement-document.ts';
import {
  printAmount,
  printConversion,
  printNav,
  printOffPar,
  printPaid,
  printUnits,
} from './statement-words.ts';
import { statementsTexts as texts } from './statements.texts.ts';

type Row = [label: string, value: string];
const { held } = texts;

export function writeHoldings(pdf: Blocks, document: StatementDocument): void {
  for (const contract of document.statement.contracts) {
    const poNumber = document.contracts.get(contract.contractId) ?? '';
    const title = document.titles.get(contract.strategy.key) ?? contract.strategy.key;
    const rows = holdingRows(contract, document);
    pdf.keep(40 + 24 * rows.length);
    pdf.heading(texts.contract(title, poNumber));
    pdf.facts(rows);
  }
}

function holdingRows(contract: ContractStatement, document: StatementDocument): Row[] {
  const { contractId, closing, waiting } = contract;
  const { currency } = document.statement;
  const paid = document.payments.find((payment) => payment.contractId === contractId);
  const { fx } = document.market.prices;
  const paidIn = paid === undefined ? currency : fx.resolve(moneyAsset(paid.currency), closing.day);
  return [
    ...(paid === undefined ? [] : [paidRow(paid)]),
    ...waiting.map(waitingRow),
    ...(closing.units.eq(0)
      ? [[held.units, held.none] satisfies Row]
      : [
          [held.units, printUnits(closing.units)] satisfies Row,
          ...navRow(contract, document),
          statementValueRow(contract, currency),
          ...(paidIn === currency ? [] : [contractValueRow(contract, document, paidIn)]),
        ]),
  ];
}

function paidRow({ amount, currency, valueDate }: StatementDocument['payments'][number]): Row {
  return [held.paid, held.paidOn(printPaid(amount, currency), formatLongDate(valueDate))];
}

function waitingRow({ amount, asset, orderDay }: ContractStatement['waiting'][number]): Row {
  return [held.waiting, held.waitingFor(printPaid(amount, asset), formatLongDate(orderDay))];
}

/** Without any NAV there is no row: units are executed at one. */
function navRow({ closing, strategy }: ContractStatement, { market }: StatementDocument): Row[] {
  const nav = market.prices.navs.lastUpTo(strategy.key, closing.day);
  if (nav === undefined) return [];
  const value = printNav(nav.value, strategy.referenceCurrency);
  return [[held.nav, held.navOf(value, formatNumericDate(nav.day))]];
}

function statementValueRow({ closing, strategy }: ContractStatement, currency: DisplayCurrency): Row {
  const amount = printAmount(closing.value, currency);
  const { mark } = closing;
  if (mark === undefined) return [held.value(currency), amount];
  const fx = { amount: mark.fx, quoteDay: mark.fxDay, isFallback: mark.isFxFallback };
  const rate = printConversion(strategy.referenceCurrency, currency, fx);
  return [held.value(currency), rate === null ? amount : held.fx(amount, rate)];
}

/** In the currency the contract was paid in, at its own rate; the other figures of the statement do not rest on it. */
function contractValueRow(
  { closing, strategy }: ContractStatement,
  { market }: StatementDocument,
  to: QuotedAsset,
): Row {
  const from = strategy.referenceCurrency;
  const fx = market.prices.fx.convert(ONE, from, to, closing.day);
  if (fx === undefined) return [held.value(to), texts.notComputable];
  const amount = formatDocumentAmount(closing.reference.times(fx.amount), to);
  const words = [printConversion(from, to, fx), printOffPar(market.prices.fx, to, closing.day)].filter(
    (word) => word !== null,
  );
  return [held.value(to), words.length === 0 ? amount : held.fx(amount, words.join(', '))];
}
