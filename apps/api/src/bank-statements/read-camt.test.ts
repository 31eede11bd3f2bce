import { toText } from '@repo/domain/money';
import { describe, expect, it } from 'vitest';
import { type CamtEntry, type CamtStatement, camtAccount, camtFile, camtParty } from './camt.fixture.ts';
import { readCamt } from './read-camt.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (file: string | Uint8Array) =>
  readCamt(typeof file === 'string' ? bytes(file) : file, camtAccount);
const statementsIn = async (file: string) => {
  const result = await read(file);
  if (!result.isRead) throw new Error(result.errors[0]?.message);
  return result.statements;
};
const linesOf = async (...entries: CamtEntry[]) =>
  (await statementsIn(camtFile([{ entries }]))).flatMap(({ lines }) => lines);
const refusalOf = async (file: string | Uint8Array) => {
  const result = await read(file);
  return result.isRead ? 'accepted' : result.errors.map(({ message }) => message).join(' ');
};

const payer = { name: 'M. MOREAU CAMILLE', iban: 'FR14 2004 1010 0505 0001 3M02 606' };
const wording = '<RmtInf><Ustrd>PO-2026-0042</Ustrd></RmtInf>';
const refs = '<Refs><EndToEndId>SOUSCRIPTION</EndToEndId></Refs>';

const namedDetail = (amount: string, name: string, reference: string) =>
  `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt>${camtParty({ ...payer, name })}`;
/** The amount where version 2 has it. */
const oldDetail = (amount: string, direction: string) =>
  `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><CdtDbtInd>${direction}</CdtDbtInd>`;
const idsIn = async (statement: CamtStatement) =>
  (await statementsIn(camtFile([statement]))).flatMap(({ lines }) =>
    lines.map(({ externalId, idSource }) => [externalId, idSource]),
  );

describe('a CAMT.053 file', () => {
  it.each(['02', '08', '13'] as const)('of version %s is read: account, balances, lines', async (version) => {
    const details = [`${refs}${camtParty(payer, version)}${wording}`];
    const file = camtFile(
      [
        {
          opening: '100.00',
          closing: '10088.00',
          entries: [
            { amount: '10000.00', valued: '2026-11-19', more: '<AcctSvcrRef>A-1</AcctSvcrRef>', details },
            {
              amount: '12.00',
              direction: 'DBIT',
              more: '<AcctSvcrRef>A-2</AcctSvcrRef><AddtlNtryInf>FRAIS</AddtlNtryInf>',
            },
          ],
        },
      ],
      version,
    );
    const [statement, ...others] = await statementsIn(file);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ ...camtAccount, statementId: 'REL-2026-11-20', pendingCount: 0 });
    expect(statement?.opening).toMatchObject({ day: '2026-11-20' });
    expect([statement?.opening, statement?.closing].map((one) => one && toText(one.amount))).toEqual([
      '100',
      '10088',
    ]);
    expect(statement?.lines.map(({ amount, ...line }) => ({ ...line, amount: toText(amount) }))).toEqual([
      {
        externalId: 'A-1',
        idSource: 'bank',
        bookingDay: '2026-11-20',
        valueDay: '2026-11-19',
        amount: '10000',
        partyName: 'M. MOREAU CAMILLE',
        partyAccount: 'FR1420041010050500013M02606',
        wording: 'PO-2026-0042 SOUSCRIPTION',
        isReversal: false,
        returnReason: null,
      },
      {
        externalId: 'A-2',
        idSource: 'bank',
        bookingDay: '2026-11-20',
        valueDay: '2026-11-20',
        amount: '-12',
        partyName: '',
        partyAccount: '',
        wording: 'FRAIS',
        isReversal: false,
        returnReason: null,
      },
    ]);
  });

  it('without any line is a day without movement', async () => {
    const [statement] = await statementsIn(camtFile([{ opening: '5.00', closing: '5.00' }]));
    expect(statement?.lines).toEqual([]);
  });

  it('may hold a debit balance, and give the closing balance of the day before as its opening', async () => {
    const file = camtFile([{ opening: '-50.00', closing: '50.00', entries: [{ amount: '100.00' }] }]);
    const [statement] = await statementsIn(file.replace('OPBD', 'PRCD'));
    expect(statement?.opening && toText(statement.opening.amount)).toBe('-50');
  });

  it('may hold several statements of the account', async () => {
    const monday = { id: 'R1', opening: '0.00', closing: '10.00', entries: [{ amount: '10.00' }] };
    const tuesday = { id: 'R2', opening: '10.00', closing: '20.00', entries: [{ amount: '10.00' }] };
    const statements = await statementsIn(camtFile([monday, tuesday]));
    expect(statements.map(({ statementId }) => statementId)).toEqual(['R1', 'R2']);
    // The lines are identical: their rank in the file distinguishes them.
    expect(new Set(statements.flatMap(({ lines }) => lines.map(({ externalId }) => externalId))).size).toBe(
      2,
    );
  });

  it('in ISO-8859-1 keeps its accents', async () => {
    const details = [camtParty({ ...payer, name: 'ANDRÉ' })];
    const text = camtFile([{ entries: [{ amount: '1.00', details }] }]).replace('UTF-8', 'ISO-8859-1');
    const result = await read(Buffer.from(text, 'latin1'));
    expect(result.isRead && result.statements[0]?.lines[0]?.partyName).toBe('ANDRÉ');
  });

  it('may begin with a byte order mark, and decodes the entities of XML', async () => {
    const details = [camtParty({ ...payer, name: 'DUPONT &amp; FILS &#233;' })];
    const file = `\uFEFF${camtFile([{ entries: [{ amount: '1.00', details }] }])}`;
    expect((await statementsIn(file))[0]?.lines[0]?.partyName).toBe('DUPONT & FILS é');
  });
});

describe('an entry', () => {
  it.each(['PDNG', 'INFO', 'FUTR'])('that is %s is skipped and counted', async (status) => {
    const entries = [{ amount: '10.00', status }, { amount: '5.00' }];
    const [statement] = await statementsIn(camtFile([{ opening: '0.00', closing: '5.00', entries }]));
    expect([statement?.pendingCount, statement?.lines.map(({ amount }) => toText(amount))]).toEqual([
      1,
      ['5'],
    ]);
  });

  it('that undoes another is marked, with the sign of its direction and the party that is not ours', async () => {
    const ours = { name: 'NOUS', iban: camtAccount.iban };
    const parties = `${camtParty(ours)}${camtParty({ ...payer, side: 'Cdtr' })}`.replace(
      '</RltdPties><RltdPties>',
      '',
    );
    const [line] = await linesOf({ amount: '998.00', more: '<RvslInd>true</RvslInd>', details: [parties] });
    expect(line).toMatchObject({ isReversal: true, partyName: 'M. MOREAU CAMILLE' });
    expect(line && toText(line.amount)).toBe('998');
  });

  it.each([
    ['<Rsn><Cd>AC04</Cd></Rsn>', 'AC04', 'Virement renvoyé par la banque (AC04) Retrait PO-2026-0042'],
    ['', null, 'Virement renvoyé par la banque Retrait PO-2026-0042'],
  ])('that returns a payment of ours says so and why: %s', async (reason, returnReason, said) => {
    const details = [`<RmtInf><Ustrd>Retrait PO-2026-0042</Ustrd></RmtInf><RtrInf>${reason}</RtrInf>`];
    const [line] = await linesOf({ amount: '998.00', details });
    expect(line).toMatchObject({ isReversal: true, returnReason, wording: said });
  });

  it('that groups transactions gives a line for each when their amounts sum to its own', async () => {
    const more = '<AcctSvcrRef>LOT</AcctSvcrRef>';
    const details = [
      namedDetail('60.00', 'A', 'LOT'),
      namedDetail('30.00', 'B', 'T-2'),
      namedDetail('10.00', 'C', ''),
    ];
    const lines = await linesOf({ amount: '100.00', more, details });
    expect(lines.map(({ amount, partyName, externalId }) => [toText(amount), partyName, externalId])).toEqual(
      [
        ['60', 'A', 'LOT/1'],
        ['30', 'B', 'T-2'],
        ['10', 'C', 'LOT/3'],
      ],
    );
  });

  it('reads the amounts of a group where version 2 has them, with directions of their own', async () => {
    const lines = await linesOf({
      amount: '90.00',
      details: [oldDetail('100.00', 'CRDT'), oldDetail('10.00', 'DBIT')],
    });
    expect(lines.map(({ amount }) => toText(amount))).toEqual(['100', '-10']);
  });

  it.each([
    ['without amounts', ['', '']],
    ['of another sum', ['<Amt Ccy="EUR">60.00</Amt>', '<Amt Ccy="EUR">30.00</Amt>']],
    ['in another currency', ['<Amt Ccy="USD">60.00</Amt>', '<Amt Ccy="EUR">40.00</Amt>']],
  ])('that groups transactions %s is one line', async (_what, details) => {
    const lines = await linesOf({ amount: '100.00', details });
    expect(lines.map(({ amount }) => toText(amount))).toEqual(['100']);
  });

  it.each([
    ['<BookgDt><DtTm>2026-11-20T23:30:00Z</DtTm></BookgDt>', '2026-11-21'],
    ['<BookgDt><DtTm>2026-11-20T23:30:00</DtTm></BookgDt>', '2026-11-20'],
    ['<BookgDt><Dt>2026-11-20+01:00</Dt></BookgDt>', '2026-11-20'],
    ['', '2026-11-18'],
  ])('is booked on the day in Paris, or else on its value day: %j', async (written, day) => {
    const file = camtFile([{ entries: [{ amount: '1.00', valued: '2026-11-18' }] }]);
    const dated = file.replace('<BookgDt><Dt>2026-11-20</Dt></BookgDt>', written);
    expect((await statementsIn(dated))[0]?.lines[0]?.bookingDay).toBe(day);
  });
});

describe('the identifier of a line', () => {
  it('is the same whenever the bank sends it, with a reference or without', async () => {
    const entries = [
      { amount: '1.00', more: '<AcctSvcrRef>A</AcctSvcrRef>' },
      { amount: '2.00', details: [wording] },
    ];
    const first = await idsIn({ entries });
    expect(first.map(([, source]) => source)).toEqual(['bank', 'derived']);
    expect(await idsIn({ id: 'ANOTHER', entries: entries.toReversed() })).toEqual(first.toReversed());
  });

  it('is never the reference of the payer alone, which a standing order repeats', async () => {
    const [november, december] = await linesOf(
      { amount: '1.00', details: [refs] },
      { amount: '1.00', details: [refs], booked: '2026-11-21' },
    );
    expect([november?.idSource, december?.idSource]).toEqual(['payer', 'payer']);
    expect(november?.externalId).not.toBe(december?.externalId);
  });

  it('distinguishes identical lines', async () => {
    const lines = await linesOf({ amount: '1.00' }, { amount: '1.00' }, { amount: '1.00' });
    expect(new Set(lines.map(({ externalId }) => externalId)).size).toBe(3);
  });

  it('is a rank of the bank within its statement only', async () => {
    const [line] = await linesOf({ amount: '1.00', more: '<NtryRef>1</NtryRef>' });
    expect(line).toMatchObject({ externalId: 'REL-2026-11-20/1', idSource: 'bank' });
  });

  it.each(['NOTPROVIDED', 'NONREF'])('ignores %s', async (nothing) => {
    const [line] = await linesOf({ amount: '1.00', more: `<AcctSvcrRef>${nothing}</AcctSvcrRef>` });
    expect(line?.idSource).toBe('derived');
  });
});

const one = (entry: Partial<CamtEntry>) => camtFile([{ entries: [{ amount: '1.00', ...entry }] }]);
const good = one({});

describe('a file that is not taken', () => {
  it.each([
    ['empty', '', 'Le fichier est vide.'],
    ['blank', ' \n', 'Le fichier est vide.'],
    ['not XML', 'date;libelle;montant', 'Ce fichier XML est mal formé à cette ligne.'],
    ['broken', good.replace('</Stmt>', '</Smt>'), 'Ce fichier XML est mal formé à cette ligne.'],
    ['with an unknown entity', good.replace('M1', '&nom;'), 'Ce fichier XML est mal formé à cette ligne.'],
    [
      'that ends in the middle',
      good.slice(0, -60),
      'Le fichier s’arrête avant sa fin\u00a0: demandez-le de nouveau à la banque.',
    ],
    [
      'with a document type',
      good.replace('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
      'Ce fichier XML déclare un type de document, ce qu’un relevé ne fait jamais.',
    ],
    [
      'with another root',
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'Ce fichier n’est pas un relevé de compte au format CAMT.053.',
    ],
    [
      'of another message',
      good.replace('camt.053', 'camt.054'),
      'Ce fichier est un message camt.054\u00a0: un relevé de compte camt.053 est attendu.',
    ],
    [
      'of a version to come',
      good.replace('001.08', '001.99'),
      'La version 99 de camt.053 n’est pas prise en charge.',
    ],
    ['without a statement', camtFile([]), 'Ce fichier ne contient aucun relevé.'],
    [
      'of another account',
      camtFile([{ iban: 'FR1420041010050500013M02606' }]),
      'Ce relevé est celui du compte FR14 2004 1010 0505 0001 3M02 606, et non du compte FR76 3000 6000 0112 3456 7890 189.',
    ],
    ['of no account', camtFile([{ iban: '' }]), 'Ce relevé n’indique pas d’IBAN.'],
    [
      'with a statement twice',
      camtFile([{}, {}]),
      'Le relevé «\u00a0REL-2026-11-20\u00a0» figure deux fois dans ce fichier.',
    ],
    [
      'with a line twice',
      camtFile([
        {
          entries: ['1.00', '1.00'].map((amount) => ({ amount, more: '<AcctSvcrRef>A-1</AcctSvcrRef>' })),
        },
      ]),
      'L’écriture «\u00a0A-1\u00a0» figure deux fois dans ce fichier.',
    ],
    [
      'without one of its lines',
      camtFile([{ opening: '0.00', closing: '3.00', entries: [{ amount: '1.00' }] }]),
      'Les écritures mènent à un solde de 1 EUR, mais le relevé indique 3 EUR\u00a0: une écriture manque ou figure deux fois.',
    ],
    ['with half an amount', one({ amount: '1.' }), 'Le montant «\u00a01.\u00a0» n’est pas lisible.'],
    ['with a negative amount', one({ amount: '-1.00' }), 'Le montant «\u00a0-1.00\u00a0» n’est pas lisible.'],
    [
      'in another currency',
      good.replace('Ccy="EUR"', 'Ccy="USD"'),
      'Un montant est en «\u00a0USD\u00a0», sur un compte en EUR.',
    ],
    [
      'without a direction',
      good.replace('CRDT', ''),
      'Une écriture n’indique pas si elle est au crédit ou au débit.',
    ],
    [
      'without a day',
      good.replaceAll('2026-11-20</Dt>', '2026-11-31</Dt>'),
      'Une écriture ou un solde n’a pas de date.',
    ],
    [
      'in UTF-16',
      good.replace('UTF-8', 'UTF-16'),
      'Le texte de ce fichier n’est pas lisible\u00a0: UTF-8 ou ISO-8859-1 est attendu.',
    ],
    [
      'of too many levels',
      `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
      'Le fichier contient trop d’éléments pour un relevé.',
    ],
  ])('%s', async (_what, file, message) => {
    expect(await refusalOf(file)).toBe(message);
  });

  it('is not UTF-8, though it is declared so', async () => {
    expect(await refusalOf(Buffer.from(good.replace('M1', 'é'), 'latin1'))).toBe(
      'Le texte de ce fichier n’est pas lisible\u00a0: UTF-8 ou ISO-8859-1 est attendu.',
    );
  });

  it('is larger than 10 MB', async () => {
    expect(await refusalOf(new Uint8Array(10_000_001))).toBe('Le fichier dépasse 10\u00a0Mo.');
  });

  it('names the line of the file', async () => {
    const result = await read(one({ amount: 'x' }));
    expect(result).toMatchObject({ isRead: false, errors: [{ line: 3 }] });
  });

  it.each([0.1, 0.3, 0.5, 0.7, 0.9, 0.99])('is cut at %d of its length', async (share) => {
    const message = await refusalOf(good.slice(0, Math.floor(good.length * share)));
    expect(message).toMatch(/mal formé|avant sa fin/);
  });
});

it('an extension of the bank in its own namespace is ignored', async () => {
  const extended = one({}).replace('<Ntry>', '<Ntry><x:Amt xmlns:x="urn:banque" Ccy="EUR">9.00</x:Amt>');
  const [statement] = await statementsIn(extended);
  expect(statement?.lines.map(({ amount }) => toText(amount))).toEqual(['1']);
});
