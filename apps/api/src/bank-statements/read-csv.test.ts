import { formatIban } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import { describe, expect, it } from 'vitest';
import { camtAccount as account } from './camt.fixture.ts';
import { type CsvMapping, csvMappingSchema } from './csv-mapping.schema.ts';
import { readCsv } from './read-csv.ts';

const split: CsvMapping = {
  encoding: 'utf-8',
  delimiter: ';',
  decimalSeparator: ',',
  dateFormat: 'dd/mm/yyyy',
  skippedLines: 0,
  columns: {
    bookingDay: 'Date',
    amount: { debit: 'Débit', credit: 'Crédit' },
    wording: ['Libellé'],
  },
};
const signed: CsvMapping = {
  ...split,
  delimiter: ',',
  decimalSeparator: '.',
  dateFormat: 'yyyy-mm-dd',
  columns: {
    bookingDay: 'Date',
    valueDay: 'Value date',
    amount: { signed: 'Amount' },
    wording: ['Label', 'Message'],
    partyName: 'Name',
    partyAccount: 'Iban',
    reference: 'Reference',
    balance: 'Balance',
    account: 'Account',
  },
};
const withBalance: CsvMapping = { ...split, columns: { ...split.columns, balance: 'Solde' } };

const read = (text: string | Uint8Array, mapping = split) =>
  readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text, mapping, account);
const linesOf = async (text: string | Uint8Array, mapping = split) => {
  const result = await read(text, mapping);
  if (!result.isRead)
    throw new Error(result.errors.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return result.statements.flatMap(({ lines }) => lines);
};
const errorsOf = async (text: string | Uint8Array, mapping = split) => {
  const result = await read(text, mapping);
  return result.isRead ? 'accepted' : result.errors.map(({ line, message }) => `${line}: ${message}`);
};
const header = 'Date;Libellé;Débit;Crédit';
const row = (cells: string) => `${header}\n${cells}`;

describe('a CSV file of a bank', () => {
  it('has one column for each direction, in which the sign is ignored', async () => {
    const file = `${header}\r\n20/11/2026;"VIR; PO-2026-0042";;"10 000,50"\r\n20/11/2026;FRAIS;-12,00;0,00\r\n21/11/2026;FRAIS;12,00;\r\n`;
    const lines = await linesOf(file);
    expect(
      lines.map(({ bookingDay, valueDay, amount, wording }) => [
        bookingDay,
        valueDay,
        toText(amount),
        wording,
      ]),
    ).toEqual([
      ['2026-11-20', '2026-11-20', '10000.5', 'VIR; PO-2026-0042'],
      ['2026-11-20', '2026-11-20', '-12', 'FRAIS'],
      ['2026-11-21', '2026-11-21', '-12', 'FRAIS'],
    ]);
  });

  it('has a signed column, and everything else that is mapped', async () => {
    const file =
      'Account,Date,Value date,Amount,Label,Message,Name,Iban,Reference,Balance\n' +
      `${account.iban},2026-11-20,2026-11-19,"+10,000.50",VIR,PO-2026-0042,MOREAU,fr14 2004,R-1,10100.50\n` +
      '00011234567890189,2026-11-20,,-0.5,FRAIS,,,,R-2,"10,100.00"\n';
    const result = await read(file, signed);
    expect(result).toMatchObject({
      isRead: true,
      statements: [
        { ...account, opening: { day: '2026-11-20' }, closing: { day: '2026-11-20' }, pendingCount: 0 },
      ],
    });
    const [statement] = result.isRead ? result.statements : [];
    expect([statement?.opening, statement?.closing].map((one) => one && toText(one.amount))).toEqual([
      '100',
      '10100',
    ]);
    expect(statement?.lines.map(({ amount, ...line }) => ({ ...line, amount: toText(amount) }))).toEqual([
      {
        externalId: 'R-1',
        idSource: 'bank',
        bookingDay: '2026-11-20',
        valueDay: '2026-11-19',
        amount: '10000.5',
        partyName: 'MOREAU',
        partyAccount: 'FR142004',
        wording: 'VIR PO-2026-0042',
        isReversal: false,
        returnReason: null,
      },
      {
        externalId: 'R-2',
        idSource: 'bank',
        bookingDay: '2026-11-20',
        valueDay: '2026-11-20',
        amount: '-0.5',
        partyName: '',
        partyAccount: '',
        wording: 'FRAIS',
        isReversal: false,
        returnReason: null,
      },
    ]);
  });

  it('is decoded as the bank writes it: Latin-1, tabulations, lines above the header, a byte order mark', async () => {
    const text = `Relevé du compte\nMOREAU\n${header}\n20/11/2026;René;;1,00\n`.replaceAll(';', '\t');
    const latin = { ...split, encoding: 'iso-8859-1', delimiter: '\t', skippedLines: 2 } as const;
    expect((await linesOf(Buffer.from(text, 'latin1'), latin))[0]?.wording).toBe('René');
    expect(await linesOf(`\uFEFF${row('20/11/2026;A;;1,00')}`)).toHaveLength(1);
  });

  it('is read as a spreadsheet saved it again: Latin-1, UTF-16, a first line that names the separator', async () => {
    const text = row('20/11/2026;René;;1,00');
    const wordings = [];
    for (const file of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      `sep=;\r\n${text}`,
    ]) {
      wordings.push((await linesOf(file))[0]?.wording);
    }
    expect(wordings).toEqual(['René', 'René', 'René']);
  });

  it('finds its columns whatever their order, letter case and accents', async () => {
    const [line] = await linesOf('credit;LIBELLE;autre;DEBIT;date\n1,00;A;x;;2/1/2026');
    expect(line).toMatchObject({ bookingDay: '2026-01-02', wording: 'A' });
  });

  it('may run backwards: the balances show it', async () => {
    const file = `${header};Solde\n21/11/2026;B;5,00;;105,00\n20/11/2026;A;;10,00;110,00\n19/11/2026;A;;50,00;100,00`;
    const result = await read(file, withBalance);
    const [statement] = result.isRead ? result.statements : [];
    expect(statement?.opening).toMatchObject({ day: '2026-11-19' });
    expect([statement?.opening, statement?.closing].map((one) => one && toText(one.amount))).toEqual([
      '50',
      '105',
    ]);
  });

  it('gives identical lines identifiers that are the same at each import', async () => {
    const file = row('20/11/2026;A;;1,00\n20/11/2026;A;;1,00');
    const ids = (await linesOf(file)).map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(2);
    expect((await linesOf(file)).map(({ externalId }) => externalId)).toEqual(ids);
  });

  it.each([
    ['1 234 567,89', '1234567.89'],
    ['1\u202f234,5', '1234.5'],
    ['1.234,50', '1234.5'],
    ['+ 12', '12'],
    ['−12,00', '-12'],
    ['-1 000', '-1000'],
  ])('reads the number %j', async (written, amount) => {
    const mapping: CsvMapping = { ...split, columns: { ...split.columns, amount: { signed: 'Crédit' } } };
    const [line] = await linesOf(row(`20/11/2026;A;;${written}`), mapping);
    expect(line && toText(line.amount)).toBe(amount);
  });
});

describe('a CSV file that is not taken', () => {
  it.each([
    ['empty', '', '1: Le fichier est vide.'],
    ['of another bank', 'Datum;Betrag\n', '1: L’en-tête ne contient pas la colonne «\u00a0Débit\u00a0».'],
    [
      'with a column twice',
      'Date;Date;Libellé;Débit;Crédit\n',
      '1: L’en-tête contient deux fois la colonne «\u00a0Date\u00a0».',
    ],
    ['cut in a line', row('20/11/2026;A'), '2: Cette ligne compte 2 cellules au lieu de 4.'],
    [
      'cut in a quoted cell',
      row('20/11/2026;"A;;1,00'),
      '2: Un guillemet ouvert n’est pas refermé, ou se trouve au milieu d’une cellule\u00a0: supprimez-le, ou enregistrez de nouveau le fichier depuis votre tableur.',
    ],
    [
      'with an impossible day',
      row('31/11/2026;A;;1'),
      '2: La date «\u00a031/11/2026\u00a0» n’est pas lisible (attendu\u00a0: jj/mm/aaaa).',
    ],
    [
      'with another form of day',
      row('2026-11-20;A;;1'),
      '2: La date «\u00a02026-11-20\u00a0» n’est pas lisible (attendu\u00a0: jj/mm/aaaa).',
    ],
    [
      'with thousands in twos',
      row('20/11/2026;A;;1.00'),
      '2: Le montant «\u00a01.00\u00a0» n’est pas lisible.',
    ],
    ['with a word', row('20/11/2026;A;;dix'), '2: Le montant «\u00a0dix\u00a0» n’est pas lisible.'],
    [
      'with both directions',
      row('20/11/2026;A;1;1'),
      '2: Une ligne doit avoir un crédit ou un débit, et non les deux.',
    ],
    ['without an amount', row('20/11/2026;A;;'), '2: Le montant de cette ligne est nul.'],
    ['with zeros', row('20/11/2026;A;0,00;0,00'), '2: Le montant de cette ligne est nul.'],
  ])('%s', async (_what, file, message) => {
    expect(await errorsOf(file)).toEqual([message]);
  });

  it('reports every wrong line at once', async () => {
    expect(await errorsOf(row('x;A;;1\n20/11/2026;A;;1\ny;A;;1'))).toEqual([
      expect.stringMatching(/^2: /),
      expect.stringMatching(/^4: /),
    ]);
  });

  it.each(['20041010050500013M02606', '0189'])('is of another account: %s', async (number) => {
    const mapping: CsvMapping = { ...split, columns: { ...split.columns, account: 'Compte' } };
    expect(await errorsOf(`${header};Compte\n20/11/2026;A;;1;${number}`, mapping)).toEqual([
      `2: Cette ligne est du compte «\u00a0${number}\u00a0», et non du compte ${formatIban(account.iban)}.`,
    ]);
  });

  it('lacks a line: the balances do not follow', async () => {
    const file = `${header};Solde\n19/11/2026;A;;50,00;100,00\n20/11/2026;A;;10,00;115,00\n21/11/2026;B;5,00;;110,00`;
    expect(await errorsOf(file, withBalance)).toEqual([
      '3: Le solde de cette ligne ne suit pas celui de la ligne voisine\u00a0: une ligne manque.',
    ]);
  });

  it('has the same reference twice', async () => {
    const mapping: CsvMapping = { ...split, columns: { ...split.columns, reference: 'Réf' } };
    expect(await errorsOf(`${header};Réf\n20/11/2026;A;;1;R\n20/11/2026;A;;1;R`, mapping)).toEqual([
      '3: L’écriture «\u00a0R\u00a0» figure deux fois dans ce fichier.',
    ]);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a spreadsheet', Buffer.from('504b0304000000000000', 'hex')],
  ])('is %s', async (_what, file) => {
    expect(await errorsOf(file)).toEqual([
      '1: Ce fichier n’est pas du texte\u00a0: téléchargez-le de nouveau au format CSV, ou enregistrez-le en CSV depuis votre tableur.',
    ]);
  });

  it('is larger than 10 MB', async () => {
    expect(await errorsOf(new Uint8Array(10_000_001))).toEqual(['1: Le fichier dépasse 10\u00a0Mo.']);
  });
});

describe('a column mapping', () => {
  it('is accepted as it is kept', () => {
    expect(csvMappingSchema.parse(JSON.parse(JSON.stringify(signed)))).toEqual(signed);
  });

  it.each([
    ['an unknown encoding', { ...split, encoding: 'utf-16' }],
    ['no amount', { ...split, columns: { ...split.columns, amount: {} } }],
    [
      'both kinds of amount',
      { ...split, columns: { ...split.columns, amount: { signed: 'A', debit: 'B' } } },
    ],
    ['no wording', { ...split, columns: { ...split.columns, wording: [] } }],
    ['an unknown column', { ...split, columns: { ...split.columns, colour: 'A' } }],
    ['a negative number of lines', { ...split, skippedLines: -1 }],
  ])('is refused with %s', (_what, mapping) => {
    expect(csvMappingSchema.safeParse(mapping).success).toBe(false);
  });
});
