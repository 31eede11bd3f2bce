// The last statement of EURFY's bank, as a CSV file: it agrees with the books but for the fee that the bank has taken.
import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay } from '@repo/domain/dates';
import { formatNumericDate, toCsv } from '@repo/domain/format';
import { type Decimal, decimal, sumOf, toText } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { contracts } from '../db/schema/contracts.ts';
import type { UploadedFile } from '../http/upload.ts';
import { listBookedAccounts } from '../modules/receipts/reconciliation.repository.ts';
import { demoId } from './demo-clock.ts';
import { demoIbans } from './demo-receipts.ts';
import { demoProducts } from './products.ts';

interface Line {
  day: IsoDay;
  name: string;
  iban: string;
  wording: string;
  amount: string;
}

interface DemoStatement {
  account: string;
  mapping: components['schemas']['StatementMapping'];
  file: UploadedFile;
  /** The wording of the transfer to return. */
  unmatched: string;
}

const wordingColumn = 'Libellé';

const columns = {
  booking_day: 'Date',
  wording: [wordingColumn],
  signed_amount: 'Montant',
  party_name: 'Contrepartie',
  party_account: 'IBAN',
  balance: 'Solde',
};

const mapping: DemoStatement['mapping'] = {
  encoding: 'utf-8',
  delimiter: ';',
  decimal_separator: ',',
  date_format: 'dd/mm/yyyy',
  skipped_lines: 0,
  columns,
};

/** The bank of EURFY. */
export const demoBank = `bank:${demoProducts.find(({ id }) => id === 'eurfy')?.ribIban}`;

export async function demoStatement(db: Database, today: IsoDay): Promise<DemoStatement> {
  const unmatched = await poNumberOf(db, 'yanis eurfy canceled');
  const lines: Line[] = [
    {
      day: addDays(today, -3),
      name: 'Yanis Roche',
      iban: demoIbans['yanis.roche'],
      wording: unmatched,
      amount: '1500',
    },
    {
      day: addDays(today, -2),
      name: 'Inès Caron',
      iban: demoIbans['ines.cgp'],
      wording: await poNumberOf(db, 'cgp eurfy proved'),
      amount: '20000',
    },
    {
      day: addDays(today, -2),
      name: 'SCI Les Tilleuls',
      iban: demoIbans.unknown,
      wording: 'Acompte',
      amount: '4200',
    },
    { day: addDays(today, -2), name: '', iban: '', wording: 'Frais de tenue de compte', amount: '-12.5' },
  ];
  const booked = await listBookedAccounts(db);
  const opening = decimal(booked.find((one) => one.account === demoBank)?.balance ?? '0');
  return { account: demoBank, mapping, file: writeFile(lines, opening), unmatched };
}

async function poNumberOf(db: Database, story: string): Promise<string> {
  const [contract] = await db
    .select({ poNumber: contracts.poNumber })
    .from(contracts)
    .where(eq(contracts.id, demoId(`contract ${story}`)));
  if (contract === undefined) throw new Error(`no contract ${story}`);
  return contract.poNumber;
}

/** The balance after each line. */
function writeFile(lines: readonly Line[], opening: Decimal): UploadedFile {
  const withBalance = lines.map((line, index) => ({
    ...line,
    balance: sumOf([opening, ...lines.slice(0, index + 1).map(({ amount }) => decimal(amount))]),
  }));
  const text = toCsv(
    [
      { header: columns.booking_day, value: ({ day }) => formatNumericDate(day) },
      { header: columns.party_name, value: ({ name }) => name },
      { header: columns.party_account, value: ({ iban }) => iban },
      { header: wordingColumn, value: ({ wording }) => wording },
      { header: columns.signed_amount, value: ({ amount }) => ({ decimal: amount }) },
      { header: columns.balance, value: ({ balance }) => ({ decimal: toText(balance) }) },
    ],
    withBalance,
  );
  return { bytes: Buffer.from(text), claimedName: 'releve-eurfy.csv', claimedMime: 'text/csv' };
}
