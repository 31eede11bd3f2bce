import { decimal, sumOf, toText } from '@repo/domain/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { all, textAt } from '../bank-statements/xml-paths.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import type { CreditTransfer, TransferFile } from './check-transfers.ts';
import { toSepaText } from './sepa-text.ts';
import { writeTransfers } from './write-transfers.ts';

const transfer = (values: Partial<CreditTransfer> = {}): CreditTransfer => ({
  payoutId: 'p1',
  amount: decimal('998'),
  beneficiary: 'Camille Moreau',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  bic: null,
  remittance: 'Retrait USDFY PO-2026-0042',
  endToEndId: 'VRS-2026-0001',
  ...values,
});
const file = (values: Partial<TransferFile> = {}): TransferFile => ({
  messageId: 'VRS-20261123-1',
  createdAt: new Date('2026-11-23T09:30:15.123Z'),
  today: '2026-11-23',
  executionDay: '2026-11-24',
  debtor: { name: 'Société d’Épargne & Cie', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  transfers: [transfer()],
  ...values,
});
const written = (values: Partial<TransferFile> = {}) => {
  const result = writeTransfers(file(values));
  if (!result.isWritten) throw new Error(result.problems[0]?.message);
  return result.xml;
};
const parsed = (xml: string) => readXml(new TextEncoder().encode(xml));
const problemsOf = (values: Partial<TransferFile>) => {
  const result = writeTransfers(file(values));
  return result.isWritten ? [] : result.problems.map(({ payoutId, message }) => [payoutId, message]);
};
const first = (values: Partial<CreditTransfer>) => problemsOf({ transfers: [transfer(values)] })[0];

/** The order and the number of the elements that we use, from the schema of pain.001.001.09. */
const SCHEMA: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg?',
    'NbOfTxs?',
    'CtrlSum?',
    'PmtTpInf?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr?',
    'CdtTrfTxInf+',
  ],
  PmtTpInf: ['SvcLvl'],
  SvcLvl: ['Cd'],
  ReqdExctnDt: ['Dt'],
  InitgPty: ['Nm'],
  Dbtr: ['Nm'],
  Cdtr: ['Nm'],
  DbtrAcct: ['Id'],
  CdtrAcct: ['Id'],
  DbtrAgt: ['FinInstnId'],
  CdtrAgt: ['FinInstnId'],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr', 'CdtrAcct', 'RmtInf?'],
  PmtId: ['EndToEndId'],
  Amt: ['InstdAmt'],
  RmtInf: ['Ustrd'],
};
/** The texts, by the types of the schema and the rules of SEPA. */
const LEAVES: Readonly<Record<string, RegExp>> = {
  MsgId: /^[\w/\-?:().,'+ ]{1,35}$/,
  PmtInfId: /^[\w/\-?:().,'+ ]{1,35}$/,
  EndToEndId: /^[\w/\-?:().,'+ ]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d{2}$/,
  PmtMtd: /^TRF$/,
  BtchBookg: /^false$/,
  Cd: /^SEPA$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: /^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  BICFI: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/,
  ChrgBr: /^SLEV$/,
  InstdAmt: /^\d{1,9}\.\d{2}$/,
  Ustrd: /^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/,
};

/** Every element whose children are not in the schema's order and number, or whose text is not of its type. */
function schemaErrors(element: XmlElement): string[] {
  const leaf = LEAVES[element.name];
  if (leaf)
    return leaf.test(element.text) && element.children.length === 0
      ? []
      : [`${element.name}: ${element.text}`];
  const names = element.children.map(({ name }) => name);
  return [
    ...(followsModel(names, modelOf(element)) ? [] : [`${element.name}: ${names.join(' ')}`]),
    ...element.children.flatMap(schemaErrors),
  ];
}

function modelOf({ name, children }: XmlElement): readonly string[] {
  const [child] = children;
  if (name === 'Id' && child?.name === 'IBAN') return ['IBAN'];
  if (name === 'FinInstnId') return [child?.name === 'BICFI' ? 'BICFI' : 'Othr'];
  if (name === 'Othr') return ['Id'];
  return SCHEMA[name] ?? (name === 'Id' ? [] : ['unknown element']);
}

function followsModel(names: readonly string[], model: readonly string[]): boolean {
  let at = 0;
  for (const part of model) {
    const name = part.replace(/[?+]$/, '');
    const start = at;
    while (names[at] === name && (at === start || part.endsWith('+'))) at += 1;
    if (at === start && !part.endsWith('?')) return false;
  }
  return at === names.length;
}

describe('a file of transfers', () => {
  it('has the elements of pain.001.001.09 in their order, each of its type', async () => {
    const transfers = [
      transfer(),
      transfer({ payoutId: 'p2', endToEndId: 'B', bic: 'bnpafrpp', remittance: '' }),
    ];
    const root = await parsed(written({ transfers }));
    expect(root.namespace).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(schemaErrors(root)).toEqual([]);
    const noBic = await parsed(written({ debtor: { ...file().debtor, bic: null } }));
    expect(schemaErrors(noBic)).toEqual([]);
    expect(textAt(noBic, 'CstmrCdtTrfInitn', 'PmtInf', 'DbtrAgt', 'FinInstnId', 'Othr', 'Id')).toBe(
      'NOTPROVIDED',
    );
  });

  it('is compared with a schema that refuses another order, a missing element and a wrong text', async () => {
    const xml = written();
    const broken = [
      xml.replace('<PmtMtd>TRF</PmtMtd>', ''),
      xml.replace(/(<PmtInfId>.*?<\/PmtInfId>)(<PmtMtd>TRF<\/PmtMtd>)/, '$2$1'),
      xml.replace('SLEV', 'DEBT'),
      xml.replace('<Cdtr>', '<Other/><Cdtr>'),
    ];
    for (const text of broken) expect(schemaErrors(await parsed(text))).not.toEqual([]);
  });

  it('pays each payout: amount, name, account, words, reference', async () => {
    const root = await parsed(
      written({ transfers: [transfer({ beneficiary: 'Zoë Lefèvre-Œillet', bic: 'bnpafrpp' })] }),
    );
    const batch = all(root, 'CstmrCdtTrfInitn', 'PmtInf')[0] ?? root;
    const [paid] = all(batch, 'CdtTrfTxInf');
    expect(textAt(batch, 'ReqdExctnDt', 'Dt')).toBe('2026-11-24');
    expect(textAt(batch, 'Dbtr', 'Nm')).toBe("Societe d'Epargne + Cie");
    expect(textAt(batch, 'DbtrAcct', 'Id', 'IBAN')).toBe('FR7630006000011234567890189');
    expect(
      paid && [
        textAt(paid, 'PmtId', 'EndToEndId'),
        textAt(paid, 'Amt', 'InstdAmt'),
        all(paid, 'Amt', 'InstdAmt')[0]?.attributes.get('Ccy'),
        textAt(paid, 'CdtrAgt', 'FinInstnId', 'BICFI'),
        textAt(paid, 'Cdtr', 'Nm'),
        textAt(paid, 'CdtrAcct', 'Id', 'IBAN'),
        textAt(paid, 'RmtInf', 'Ustrd'),
      ],
    ).toEqual([
      'VRS-2026-0001',
      '998.00',
      'EUR',
      'BNPAFRPP',
      'Zoe Lefevre-OEillet',
      'FR1420041010050500013M02606',
      'Retrait USDFY PO-2026-0042',
    ]);
  });

  it('counts and sums its transfers exactly, in the header and in the batch', () => {
    const cents = fc.array(fc.integer({ min: 1, max: 99_999_999_999 }), { minLength: 1, maxLength: 30 });
    return fc.assert(
      fc.asyncProperty(cents, async (list) => {
        const amounts = list.map((value) => decimal(String(value)).div(100));
        const transfers = amounts.map((amount, index) =>
          transfer({ amount, payoutId: `p${index}`, endToEndId: `E${index}` }),
        );
        const root = await parsed(written({ transfers }));
        for (const part of ['GrpHdr', 'PmtInf']) {
          expect(textAt(root, 'CstmrCdtTrfInitn', part, 'NbOfTxs')).toBe(String(list.length));
          expect(textAt(root, 'CstmrCdtTrfInitn', part, 'CtrlSum')).toBe(toText(sumOf(amounts), 2));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is well-formed and in SEPA characters whatever is typed', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 60 });
    return fc.assert(
      fc.asyncProperty(typed, typed, async (beneficiary, remittance) => {
        fc.pre(toSepaText(beneficiary) !== '' && toSepaText(remittance).length <= 140);
        const root = await parsed(written({ transfers: [transfer({ beneficiary, remittance })] }));
        expect(schemaErrors(root)).toEqual([]);
      }),
    );
  });

  it('cuts a long name, and never the words that carry the reference', async () => {
    const root = await parsed(written({ transfers: [transfer({ beneficiary: 'A'.repeat(90) })] }));
    expect(textAt(root, 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf', 'Cdtr', 'Nm')).toHaveLength(70);
    expect(first({ remittance: 'a'.repeat(140) })).toBeUndefined();
    expect(first({ remittance: 'a'.repeat(141) })).toEqual([
      'p1',
      'Le libellé compte 140 caractères au plus.',
    ]);
  });
});

const amountProblem =
  'Le montant doit être de 0,01\u00a0€ à 999\u202f999\u202f999,99\u00a0€, avec deux décimales au plus.';
const idProblem =
  'La référence de bout en bout compte de 1 à 35 caractères, sans accent ni barre oblique aux extrémités.';
const ibanProblem = 'L’IBAN du bénéficiaire n’est pas celui d’un compte de la zone SEPA.';

describe('a transfer that cannot be written', () => {
  it.each([
    [{ amount: decimal('0') }, amountProblem],
    [{ amount: decimal('-5') }, amountProblem],
    [{ amount: decimal('0.001') }, amountProblem],
    [{ amount: decimal('1000000000') }, amountProblem],
    [{ iban: 'FR1420041010050500013M02607' }, ibanProblem],
    [{ iban: 'SA0380000000608010167519' }, ibanProblem],
    [{ iban: '' }, ibanProblem],
    [{ bic: 'AGRI' }, 'Le BIC du bénéficiaire n’est pas valable.'],
    [
      { beneficiary: '田中' },
      'Le nom du bénéficiaire est vide ou ne peut pas être écrit en caractères latins.',
    ],
    [{ endToEndId: '' }, idProblem],
    [{ endToEndId: '/A' }, idProblem],
    [{ endToEndId: 'A//B' }, idProblem],
    [{ endToEndId: 'É' }, idProblem],
    [{ endToEndId: 'A'.repeat(36) }, idProblem],
  ])('%o', (values, message) => {
    expect(first(values)).toEqual(['p1', message]);
  });

  it('is the same payout, or has the reference of another', () => {
    expect(
      problemsOf({ transfers: [transfer(), transfer({ endToEndId: 'B' }), transfer({ payoutId: 'p2' })] }),
    ).toEqual([
      ['p1', 'Ce versement figure deux fois dans la liste.'],
      ['p2', 'Un autre versement a la même référence de bout en bout.'],
    ]);
  });
});

describe('a file that cannot be written', () => {
  it.each([
    [{ transfers: [] }, 'Aucun versement à écrire dans ce fichier.'],
    [{ messageId: '' }, 'L’identifiant du fichier compte de 1 à 35 caractères, sans accent.'],
    [{ executionDay: '2026-11-22' }, 'Le 22/11/2026 n’est pas un jour ouvré bancaire à venir.'],
    [{ executionDay: '2026-12-25' }, 'Le 25/12/2026 n’est pas un jour ouvré bancaire à venir.'],
    [{ executionDay: '2026-11-20' }, 'Le 20/11/2026 n’est pas un jour ouvré bancaire à venir.'],
    [
      { debtor: { ...file().debtor, iban: 'FR00' } },
      'Le compte à débiter n’a pas de nom, d’IBAN ou de BIC valable.',
    ],
  ] as const)('%o', (values, message) => {
    expect(problemsOf(values)).toEqual([[null, message]]);
  });

  it('is not written in part', () => {
    const transfers = [transfer(), transfer({ payoutId: 'p2', endToEndId: 'B', iban: '' })];
    expect(problemsOf({ transfers })).toEqual([['p2', ibanProblem]]);
  });
});
