import { formatBookAmount, formatDecimal, formatLongDate, toCsv } from '@repo/domain/format';
import { type Decimal, decimal, toText, ZERO } from '@repo/domain/money';
import type { TaxFile } from '@repo/domain/yearly';
import { type PdfHeading, typesetPdf } from '../../pdf/typeset.ts';
import type { YearBooks } from './read-year.ts';
import type { StatedTax } from './tax-file.ts';
import { printEuros } from './write-costs.ts';
import { yearlyTexts } from './yearly-documents.texts.ts';

const texts = yearlyTexts.tax;

interface TaxDocument extends StatedTax {
  readonly books: YearBooks;
  /** In percent, of the income year. */
  readonly flatTax: string;
}

type Declared = TaxFile['disposals'][number];

/** The figures of each disposal of the year, with a field for holdings elsewhere. */
export function writeTax(heading: PdfHeading, document: TaxDocument): Promise<Uint8Array> {
  const { file, books, flatTax, isDeclared } = document;
  return typesetPdf(heading, (pdf) => {
    pdf.paragraph(texts.introduction);
    pdf.certified(texts.name, [texts.open]);
    if (!books.isOver) pdf.paragraph(yearlyTexts.provisional(formatLongDate(books.to)));
    pdf.heading(texts.summary);
    pdf.facts([
      [texts.prices, printEuros(file.prices)],
      [texts.gain, printEuros(file.gain)],
      [texts.rate(books.year), texts.percent(formatDecimal(decimal(flatTax)))],
    ]);
    if (file.isExempt && file.disposals.length > 0) pdf.paragraph(texts.exempt);
    pdf.paragraph(isDeclared ? texts.declared : texts.formula);
    if (file.disposals.length === 0) pdf.paragraph(texts.none);
    for (const [index, disposal] of file.disposals.entries()) {
      pdf.keep(320);
      pdf.heading(texts.operation(index + 1, formatLongDate(disposal.day)));
      pdf.facts(rowsOf(disposal, document));
    }
  });
}

function rowsOf(disposal: Declared, document: TaxDocument): [string, string][] {
  const { rows } = texts;
  const { elsewhere } = disposal;
  return [
    [rows.contract, numberOf(disposal, document)],
    [rows.paidIn, paidIn(disposal, document)],
    [rows.portfolio, here(disposal.portfolio, elsewhere?.value)],
    ...heldElsewhere(elsewhere?.value, {
      blank: rows.portfolioElsewhere,
      given: rows.portfolioGiven,
      total: [rows.portfolioTotal, printEuros(disposal.portfolio)],
    }),
    [rows.price, printEuros(disposal.price)],
    [rows.fees, printEuros(disposal.fees)],
    [rows.net, printEuros(disposal.net)],
    [rows.balance, texts.noBalance],
    [rows.acquired, here(disposal.acquired, elsewhere?.cost)],
    ...heldElsewhere(elsewhere?.cost, {
      blank: rows.acquiredElsewhere,
      given: rows.acquiredGiven,
      total: [rows.acquiredTotal, printEuros(disposal.acquired)],
    }),
    [rows.takenBefore, printEuros(disposal.takenBefore)],
    [rows.cost, printEuros(disposal.cost)],
    [rows.taken, printEuros(disposal.taken)],
    [elsewhere === null ? rows.gain : rows.wholeGain, printEuros(disposal.gain)],
  ];
}

const here = (whole: Decimal, other: Decimal | undefined): string =>
  printEuros(other === undefined ? whole : whole.minus(other));

/** A field to fill by hand, or what was declared and the sum of both. */
function heldElsewhere(
  declared: Decimal | undefined,
  labels: { blank: string; given: string; total: [string, string] },
): [string, string][] {
  return declared === undefined
    ? [[labels.blank, texts.toFill]]
    : [[labels.given, printEuros(declared)], labels.total];
}

function numberOf({ id }: Declared, { movements, books }: TaxDocument): string {
  const contractId = movements.get(id)?.contractId;
  return books.contracts.find((contract) => contract.id === contractId)?.poNumber ?? '';
}

function paidIn({ id }: Declared, { movements }: TaxDocument): string {
  const movement = movements.get(id);
  return movement === undefined ? '' : formatBookAmount(movement.cash.neg(), movement.asset);
}

/** The same for a spreadsheet; its columns for holdings elsewhere are empty where nothing was declared. */
export function taxCsv(document: TaxDocument): string {
  const { columns } = texts;
  const amount = (header: string, value: (disposal: Declared) => Decimal) => ({
    header,
    value: (disposal: Declared) => ({ decimal: toText(value(disposal), 2) }),
  });
  const amountOrNone = (header: string, value: (disposal: Declared) => Decimal | undefined) => ({
    header,
    value: (disposal: Declared) => {
      const declared = value(disposal);
      return declared === undefined ? null : { decimal: toText(declared, 2) };
    },
  });
  return toCsv<Declared>(
    [
      { header: columns.date, value: ({ day }) => ({ day }) },
      { header: columns.contract, value: (disposal) => numberOf(disposal, document) },
      { header: columns.asset, value: ({ id }) => document.movements.get(id)?.asset ?? null },
      amount(columns.portfolio, ({ portfolio, elsewhere }) => portfolio.minus(elsewhere?.value ?? ZERO)),
      amountOrNone(columns.elsewhere, ({ elsewhere }) => elsewhere?.value),
      amount(columns.price, ({ price }) => price),
      amount(columns.fees, ({ fees }) => fees),
      amount(columns.net, ({ net }) => net),
      amount(columns.acquired, ({ acquired, elsewhere }) => acquired.minus(elsewhere?.cost ?? ZERO)),
      amountOrNone(columns.acquiredElsewhere, ({ elsewhere }) => elsewhere?.cost),
      amount(columns.takenBefore, ({ takenBefore }) => takenBefore),
      amount(columns.cost, ({ cost }) => cost),
      amount(columns.taken, ({ taken }) => taken),
      amount(columns.gain, ({ gain }) => gain),
    ],
    document.file.disposals,
  );
}
