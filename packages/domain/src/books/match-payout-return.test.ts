import { expect, it } from 'vitest';
import { decimal } from '../money/index.ts';
import { type ExecutedTransfer, matchPayoutReturn, type ReturnedLine } from './index.ts';

const account = 'bank:FR7630006000011234567890189';
const payoutId = '0192f0c1-0000-7000-8000-00000000002a';

const line = (values: Partial<ReturnedLine> = {}): ReturnedLine => ({
  account,
  amount: decimal('998'),
  asset: 'EURO',
  day: '2026-03-05',
  partyName: 'MME CARREL ODILE',
  partyAccount: 'FR1420041010050500013M02606',
  wording: 'Virement renvoyé par la banque (AC04) PO-2026-0042',
  isMarked: true,
  ...values,
});
const transfer = (values: Partial<ExecutedTransfer> = {}): ExecutedTransfer => ({
  payoutId,
  account,
  amount: decimal('998.00'),
  asset: 'EURO',
  executedOn: '2026-03-04',
  reference: 'VIR-90021',
  beneficiaryName: 'Odile Carrel',
  beneficiaryAccount: 'FR14 2004 1010 0505 0001 3M02 606',
  ...values,
});
const other = transfer({
  payoutId: 'other',
  reference: 'VIR-90022',
  beneficiaryAccount: '',
  beneficiaryName: '',
});
const found = (received: ReturnedLine, ...executed: ExecutedTransfer[]) =>
  matchPayoutReturn(received, executed).map(({ payoutId: id, certainty, reasons }) =>
    [id === payoutId ? 'it' : id, certainty, reasons.reference, reasons.beneficiary].join(' '),
  );

it.each([
  [
    'our end-to-end identifier',
    line({ wording: '0192F0C1000070008000 00000000002A' }),
    'it certain end_to_end account',
  ],
  ['the reference typed at execution', line({ wording: 'RETOUR vir 90021' }), 'it certain reference account'],
  ['the account of the beneficiary alone', line(), 'it proposed  account'],
  ['the name of the beneficiary alone', line({ partyAccount: '' }), 'it proposed  name'],
  ['nothing but the amount', line({ partyAccount: '', partyName: '' }), 'it proposed  '],
  ['another party', line({ partyAccount: 'DE00', partyName: 'Odile Martin' }), 'it proposed  '],
])('a line that shows %s', (_what, received, expected) => {
  expect(found(received, transfer())).toEqual([expected]);
});

it.each([
  ['more than was paid', { amount: decimal('998.01') }],
  ['less than was paid by over 50 €', { amount: decimal('947.99') }],
  ['another account of ours', { account: 'bank:FR7610107001011234567890129' }],
  ['a coin', { asset: 'EURC' as const }],
  ['a day before it was paid', { day: '2026-03-03' as const }],
])('a line of %s returns nothing', (_what, change) => {
  expect(found(line({ wording: 'VIR-90021', ...change }), transfer())).toEqual([]);
});

it.each([
  ['the bank marks', { partyAccount: '', partyName: '', wording: '' }, '0.01'],
  ['names it', { isMarked: false, partyAccount: '', partyName: '', wording: 'RETOUR VIR 90021' }, '50'],
  ['names its beneficiary', { isMarked: false }, '12.50'],
])('a transfer comes back less a fee with a line that %s', (_what, change, fee) => {
  const received = line({ amount: decimal('998').minus(fee), ...change });
  const [proposal] = matchPayoutReturn(received, [transfer()]);
  expect(proposal?.fee.eq(fee)).toBe(true);
});

it('a line that neither marks nor names it returns nothing less a fee', () => {
  const unnamed = line({ isMarked: false, partyAccount: '', partyName: '', wording: '' });
  expect(found({ ...unnamed, amount: decimal('997.99') }, transfer())).toEqual([]);
  expect(found(unnamed, transfer())).toEqual(['it proposed  ']);
});

it('the one that came back whole is before one less a fee', () => {
  const dearer = { ...other, payoutId: 'dearer', amount: decimal('1000') };
  expect(found(line({ partyName: '', partyAccount: '' }), dearer, other)).toEqual([
    'other proposed  ',
    'dearer proposed  ',
  ]);
});

it('the one that is named comes first, and is certain among others of the same amount', () => {
  expect(found(line({ wording: 'VIR-90022' }), transfer(), other)).toEqual([
    'other certain reference ',
    'it proposed  account',
  ]);
});

it('none is certain when the line names two', () => {
  expect(found(line({ wording: 'VIR-90022 VIR-90021' }), transfer(), other)).toEqual([
    'it proposed reference account',
    'other proposed reference ',
  ]);
});

it('of two alike the last one paid comes first', () => {
  const earlier = { ...other, payoutId: 'earlier', executedOn: '2026-02-01' } as const;
  expect(found(line({ partyName: '', partyAccount: '' }), earlier, other)).toEqual([
    'other proposed  ',
    'earlier proposed  ',
  ]);
});

it('a reference of three characters names nothing', () => {
  expect(found(line({ wording: 'PO-2026-0042' }), transfer({ reference: '042' }))).toEqual([
    'it proposed  account',
  ]);
});
