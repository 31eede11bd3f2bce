import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import type { Decimal } from '@repo/domain/money';
import type { CostStatement, Costs } from '@repo/domain/yearly';
import { type PdfHeading, typesetPdf } from '../../pdf/typeset.ts';
import type { YearBooks } from './read-year.ts';
import { yearlyTexts } from './yearly-documents.texts.ts';

const texts = yearlyTexts.costs;

/** What a client's money cost over a year, as a document to read. */
export function writeCosts(
  heading: PdfHeading,
  { books, statement }: { books: YearBooks; statement: CostStatement },
): Promise<Uint8Array> {
  const { contracts, total } = statement;
  const { columns } = texts;
  const numbers = new Map(books.contracts.map(({ id, poNumber }) => [id, poNumber]));
  return typesetPdf(heading, (pdf) => {
    pdf.paragraph(texts.introduction);
    if (!books.isOver) pdf.paragraph(yearlyTexts.provisional(formatLongDate(books.to)));
    pdf.heading(texts.heading);
    if (contracts.length === 0) return pdf.paragraph(texts.nothing);
    pdf.table(
      [
        { head: columns.contract, share: 3 },
        { head: columns.entry, share: 3, align: 'right' },
        { head: columns.exit, share: 2, align: 'right' },
        { head: columns.insideNav, share: 3, align: 'right' },
        { head: columns.total, share: 2.4, align: 'right' },
      ],
      contracts.map((costs) => [numbers.get(costs.contractId) ?? '', ...cells(costs)]),
      [yearlyTexts.total, ...cells(total)],
    );
    pdf.heading(texts.coverage);
    for (const sentence of coverage(total)) pdf.paragraph(sentence);
  });
}

function cells({ entry, exit, insideNav, total, navs, navsWithAccruals }: Costs): string[] {
  // Nothing known is not a cost of nothing.
  const inside = navs > 0 && navsWithAccruals === 0 ? yearlyTexts.none : printEuros(insideNav);
  return [printEuros(entry), printEuros(exit), inside, printEuros(total)];
}

function coverage({ navs, navsWithAccruals: given }: Costs): string[] {
  if (navs === 0) return [texts.noNav];
  return [
    ...(given > 0 ? [texts.known(given, navs)] : []),
    ...(given < navs ? [texts.unknown(navs - given)] : []),
  ];
}

export const printEuros = (amount: Decimal | undefined): string =>
  amount === undefined ? yearlyTexts.notComputable : formatDocumentAmount(amount, 'EUR');
