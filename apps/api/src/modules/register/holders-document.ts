// « État des titulaires », as PDF and as CSV: the same rows.
import { isoDay } from '@repo/domain/dates';
import { type CsvColumn, formatDecimal, formatLongDate, formatNumericDate, toCsv } from '@repo/domain/format';
import { decimal, roundTo, sumOf, toText } from '@repo/domain/money';
import { typesetPdf } from '../../pdf/typeset.ts';
import type { HeldAccount, listLastEntries, StateDays } from './holders.repository.ts';
import { holdersTexts as texts } from './holders.texts.ts';

export interface HoldersState extends StateDays {
  accounts: readonly HeldAccount[];
  last: Awaited<ReturnType<typeof listLastEntries>>;
  /** False while more may be entered on the day of entry. */
  isOver: boolean;
  brand: string;
}

interface Row extends HeldAccount {
  /** Of the units of its category, in percent with four decimals. */
  percent: string;
}

const totalOf = (accounts: readonly HeldAccount[]) => sumOf(accounts.map(({ units }) => decimal(units)));

function withShares(accounts: readonly HeldAccount[]): Row[] {
  const total = totalOf(accounts);
  return accounts.map((account) => ({
    ...account,
    percent: total.eq(0) ? '0' : toText(roundTo(decimal(account.units).times(100).div(total), 4)),
  }));
}

const categoriesOf = ({ accounts }: HoldersState): [string, Row[]][] =>
  [...Map.groupBy(accounts, ({ strategy_id: id }) => id)].map(([id, own]) => [id, withShares(own)]);

const nameOf = ({ holder }: HeldAccount) => holder?.name ?? texts.erased;

const csvColumns: readonly CsvColumn<Row>[] = [
  { header: texts.columns.category, value: (row) => row.strategy_id.toUpperCase() },
  { header: texts.columns.account, value: ({ holder }) => holder?.po_number ?? '' },
  { header: texts.columns.holder, value: nameOf },
  { header: texts.columns.form, value: ({ holder }) => holder?.form ?? '' },
  { header: texts.columns.registration, value: ({ holder }) => holder?.registration_number ?? '' },
  { header: texts.columns.address, value: ({ holder }) => holder?.address ?? '' },
  { header: texts.columns.units, value: ({ units }) => ({ decimal: units }) },
  { header: texts.columns.percent, value: ({ percent }) => ({ decimal: percent }) },
  { header: texts.columns.first, value: (row) => ({ day: isoDay(row.first_day) }) },
  { header: texts.columns.last, value: (row) => ({ day: isoDay(row.last_day) }) },
];

/** The rows, then a line of comment for each category: its total, its last entry and the hash of that. */
export function writeHoldersCsv(state: HoldersState): string {
  const rows = categoriesOf(state).flatMap(([, own]) => own);
  const notes = categoriesOf(state).map(([id, own]) =>
    texts.csvTotal(id.toUpperCase(), formatDecimal(toText(totalOf(own)))),
  );
  const chain = state.last.map(({ strategy_id: id, number, hash }) =>
    texts.csvLast(id.toUpperCase(), number, hash),
  );
  const about = texts.csvAbout(formatNumericDate(state.on), formatNumericDate(state.knownOn), state.isOver);
  return toCsv(csvColumns, rows) + [about, ...notes, ...chain].map((line) => `# ${line}\r\n`).join('');
}

const right = 'right';

export function writeHoldersPdf(state: HoldersState): Promise<Uint8Array> {
  const { brand, on, knownOn, isOver } = state;
  const subtitle = texts.subtitle(formatLongDate(on), formatLongDate(knownOn));
  return typesetPdf(
    // Dated by what it says: the same state is the same bytes.
    {
      brand,
      title: texts.title,
      subtitle,
      footer: texts.footer(brand),
      createdAt: new Date(`${knownOn}T12:00:00Z`),
    },
    (pdf) => {
      if (!isOver) pdf.paragraph(texts.notOver);
      const categories = categoriesOf(state);
      if (categories.length === 0) pdf.paragraph(texts.nobody);
      for (const [id, rows] of categories) {
        pdf.heading(texts.category(id.toUpperCase()));
        pdf.table(
          [
            { head: texts.columns.account, share: 2.4 },
            { head: texts.columns.holder, share: 4 },
            { head: texts.columns.units, share: 3, align: right },
            { head: texts.columns.percent, share: 1.7, align: right },
            { head: texts.columns.first, share: 1.9 },
            { head: texts.columns.last, share: 1.9 },
          ],
          rows.map((row) => [
            row.holder?.po_number ?? texts.none,
            [nameOf(row), row.holder?.form, row.holder?.registration_number, row.holder?.address]
              .filter((part) => part !== undefined && part !== '')
              .join(', '),
            formatDecimal(row.units),
            formatDecimal(row.percent),
            formatNumericDate(row.first_day),
            formatNumericDate(row.last_day),
          ]),
          [texts.total, texts.holders(rows.length), formatDecimal(toText(totalOf(rows))), '100', '', ''],
        );
      }
      for (const { strategy_id: id, number, hash } of state.last) {
        pdf.keep(90);
        pdf.certified(texts.last(id.toUpperCase(), number), [hash.slice(0, 32), hash.slice(32)]);
      }
      pdf.bullets(texts.notes);
    },
  );
}
