import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { sampleBeneficiary, sampleKnown, sampleRefundRow } from '../../testing/sample-investments.ts';
import {
  emptyPreparation,
  methodOf,
  type PreparationForm,
  type RefundDetail,
  refundAction,
  refundFacts,
  refundList,
  shownAccount,
  toPreparationBody,
  toRefundQuery,
  toRefundRow,
  validateExecution,
  validatePreparation,
} from './refunds.model.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const iban = sampleBeneficiary.account;
const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e';
const inEuros = sampleRefundRow();
const inCoins = sampleRefundRow({ asset: 'USDC', amount: '5200.5' });

const detailOf = (change: Partial<RefundDetail> = {}): RefundDetail => ({
  row: inEuros,
  known: [sampleKnown()],
  pending_change: null,
  ...change,
});

describe('the list of refunds', () => {
  it.each([
    ['', { state: 'to_prepare' }],
    ['remboursement=executes&recherche=odile', { state: 'executed', q: 'odile' }],
    ['remboursement=inconnu', { state: 'to_prepare' }],
  ])('« ?%s » requests %j, in the order of the server', (search, query) => {
    const requested = toRefundQuery(refundList.read(new URLSearchParams(search)));
    expect(requested).toMatchObject(query);
    expect(requested).not.toHaveProperty('sort');
  });

  it.each([
    ['without a beneficiary', inEuros, ['À préparer', '4 991,00 €', '—']],
    [
      'with its beneficiary',
      sampleRefundRow({ state: 'to_execute', asset: 'USDC' }, { beneficiary: sampleBeneficiary }),
      ['À exécuter', '4 991,00 USDC', 'Odile Carrel'],
    ],
  ])('a row %s has the id of its refund, and is compared by its facts', (_case, row, facts) => {
    expect(toRefundRow(row).id).toBe('rfd_1');
    expect(refundFacts(row).map(({ value }) => plain(value))).toEqual(facts);
  });

  it.each([
    [inEuros, 'rib', iban, 'FR76 •••• 0189'],
    [inCoins, 'crypto', address, '0x742d…f44e'],
  ])('money goes back by the means it came by: %#', (row, method, account, shown) => {
    expect(methodOf(row)).toBe(method);
    expect(plain(shownAccount(account, row))).toBe(shown);
  });
});

describe('the action of a refund', () => {
  const pending = {
    id: 'chg_1',
    kind: 'refund.approve',
    maker: 'Marc Vidal',
    created_at: '2026-11-22T10:00:00.000Z',
  } as const;

  it.each([
    ['to_prepare', null, 'prepare'],
    ['to_approve', null, null],
    ['to_execute', null, 'execute'],
    ['executed', null, null],
    ['to_prepare', pending, null],
    ['to_execute', pending, null],
  ] as const)('%s, with the change %j: %s', (state, change, action) => {
    const detail = detailOf({ row: sampleRefundRow({ state }), pending_change: change });
    expect(refundAction(detail)).toBe(action);
  });
});

describe('the preparation of a refund', () => {
  const typed = (change: Partial<PreparationForm> = {}): PreparationForm => ({
    source: 'staff',
    name: 'Odile Carrel',
    account: iban,
    bic: '',
    reason: 'Compte clos',
    ...change,
  });

  it.each([
    [[sampleKnown()], 'receipt'],
    [[sampleKnown({ source: 'declared' })], 'declared'],
    [[{ ...sampleKnown({ source: 'declared' }), is_usable: false }], 'staff'],
    [[], 'staff'],
  ])('of %j begins with %s', (known, source) => {
    expect(emptyPreparation(detailOf({ known }))).toMatchObject({ source, name: 'Odile Carrel' });
  });

  it.each([
    ['euros', {}, []],
    ['euros', { bic: 'AGRIFRPP' }, []],
    ['euros', { name: ' ' }, ['name']],
    ['euros', { account: 'FR00' }, ['account']],
    ['euros', { account: address }, ['account']],
    ['euros', { bic: 'AGRI' }, ['bic']],
    ['euros', { reason: ' ' }, ['reason']],
    ['euros', { name: '', account: '', reason: '' }, ['name', 'account', 'reason']],
    ['euros', { source: 'receipt' as const, name: '', account: '' }, []],
    ['coins', { account: address }, []],
    ['coins', { account: iban }, ['account']],
  ])('for %s, %j fails on %j', (paid, change, fields) => {
    const { failures, first } = validatePreparation(typed(change), paid === 'euros' ? inEuros : inCoins);
    expect(failures.map(({ field }) => field)).toEqual(fields);
    expect(first?.field ?? null).toBe(fields[0] ?? null);
  });

  it.each<[Partial<PreparationForm>, object]>([
    [
      { source: 'receipt', reason: ' Rétractation ' },
      { source: 'receipt', reason: 'Rétractation' },
    ],
    [
      { name: ' Odile Carrel ', account: ` ${iban} `, bic: ' ' },
      { source: 'staff', name: 'Odile Carrel', account: iban, reason: 'Compte clos' },
    ],
    [
      { bic: ' AGRIFRPP ' },
      { source: 'staff', name: 'Odile Carrel', account: iban, bic: 'AGRIFRPP', reason: 'Compte clos' },
    ],
  ])('%j sends %j', (change, body) => {
    expect(toPreparationBody(typed(change))).toEqual(body);
  });
});

describe('the execution of a refund', () => {
  it.each([
    ['2026-11-20', 'VIR-9', []],
    ['2026-11-22', 'VIR-9', []],
    ['2026-11-23', 'VIR-9', ['executed_on']],
    [null, 'VIR-9', ['executed_on']],
    ['2026-11-20', ' ', ['reference']],
    [null, '', ['executed_on', 'reference']],
  ])('on %s with the reference « %s » fails on %j', (day, reference, fields) => {
    const { failures } = validateExecution({ executed_on: day, reference }, isoDay('2026-11-22'));
    expect(failures.map(({ field }) => field)).toEqual(fields);
  });
});
