import type { OperationOutput } from '@repo/api-sdk';
import type { MockHandlers } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  sampleAdmin,
  sampleChangeRequest,
  sampleContractReceipts,
  sampleDetail,
  usePages,
} from '../../testing/page-test.tsx';
import { sampleParameter } from '../../testing/sample-parameters.ts';
import { sampleProduct } from '../../testing/sample-products.ts';
import { bankReceipt } from '../../testing/sample-receipts.ts';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/a-valider/chg_1';
type ChangeRequest = OperationOutput<'getChangeRequest'>;

const refused = (change: Partial<ChangeRequest>) =>
  sampleChangeRequest({
    state: 'refused',
    is_mine: true,
    can_decide: false,
    checker: 'Inès Garnier',
    decided_at: '2026-01-06T09:00:00.000Z',
    decision_reason: 'Montant faux',
    reason: 'Courrier du 5 janvier',
    ...change,
  });

const contract = (change: Parameters<typeof sampleDetail>[0]): MockHandlers => ({
  getAdminContract: sampleDetail(change),
  listContractReceipts: sampleContractReceipts({ receipts: [bankReceipt] }),
});
const preview = { needs_second_person: true, warnings: [], lines: [] };
const day = '2026-01-05';
const estimate: OperationOutput<'previewWithdrawal'> = {
  order_day: day,
  nav: '102',
  nav_date: '2026-01-04',
  units: '10',
  units_left: '90',
  currency: 'EURC',
  gross: '1000',
  exit_fee_percent: '0.2',
  exit_fee: '2',
  net: '998',
  quotes: [],
};

const bank: OperationOutput<'getReconciliation'>['accounts'][number] = {
  account: 'bank:FR7630006000011234567890189',
  currency: 'EURO',
  label: 'USDFY',
  books: '1000',
  statement: null,
  difference: null,
  lines: [],
  debits: [],
  pending_change: null,
};
const noReceipts = {
  items: [],
  total: 0,
  page: 1,
  page_size: 25,
  counts: { open: 0, proposed: 0, attached: 0, unmatched: 0, payout_return: 0, returned: 0 },
};

/** The request, what its screen fetches, and what its form holds beside the reason. */
const forms: readonly (readonly [Partial<ChangeRequest>, MockHandlers, readonly string[]])[] = [
  [
    { kind: 'payment.validate', typed: { payment: { amount: '4000', value_date: day, reference: 'VIR-1' } } },
    { ...contract({ payment_status: 'checking' }), previewPayment: preview },
    ['4000', 'VIR-1'],
  ],
  [
    {
      kind: 'payment.rectify',
      typed: {
        rectification: { receipt_id: bankReceipt.id, amount: '1234', value_date: day, reference: null },
      },
    },
    {
      ...contract({ status: 'signed', payment_status: 'paid', currency: 'EURO' }),
      previewRectification: preview,
    },
    ['1234'],
  ],
  [
    {
      kind: 'withdrawal.record',
      typed: {
        withdrawal: { request: 'amount', amount: '1000', currency: 'EUR', reference: 'COURRIER-12' },
      },
    },
    { ...contract({ payment_status: 'paid', can_withdraw: true }), previewWithdrawal: estimate },
    ['1000', 'COURRIER-12'],
  ],
  [{ kind: 'contract.close', typed: {} }, contract({ status: 'signed' }), []],
  [
    {
      kind: 'parameter.change',
      subject_type: 'parameter',
      subject_id: 'TWO_PERSON_THRESHOLD_EUR',
      typed: { parameter: { value: '80000', effective_day: day } },
    },
    {
      listParameterVersions: {
        parameters: [sampleParameter(), sampleParameter({ key: 'DEALING_CUT_OFF_HOUR' })],
      },
    },
    ['80000'],
  ],
  [
    {
      kind: 'movement.record',
      subject_type: 'account',
      subject_id: bank.account,
      typed: {
        movement: {
          nature: 'cost',
          account: bank.account,
          currency: 'EURO',
          day,
          amount: '2500',
          to_account: null,
          strategy_id: null,
        },
      },
    },
    { getReconciliation: { accounts: [bank] }, listReceipts: noReceipts },
    ['2500'],
  ],
];

describe('[A6] a refused request', () => {
  it.each(forms)(
    '%o is taken up again by its maker in the form of its kind',
    async (change, handlers, values) => {
      const request = refused(change);
      const { user, router } = open(at, { as, handlers: { getChangeRequest: request, ...handlers } });
      expect(await screen.findByText('Montant faux')).toBeDefined();
      await user.click(screen.getByRole('link', { name: 'Reprendre' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByDisplayValue('Courrier du 5 janvier')).toBeDefined();
      for (const value of values) {
        const field = (_content: string, element: Element | null) =>
          element instanceof HTMLInputElement && element.value.replaceAll(/\s/g, '') === value;
        expect(dialog.getByDisplayValue(field)).toBeDefined();
      }
      await user.click(dialog.getByRole('button', { name: 'Fermer' }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      expect(router.state.location.search).not.toContain('reprendre');
    },
  );

  it('of a product fills its form, on the product as it is now', async () => {
    const request = refused({
      kind: 'strategy.terms',
      subject_type: 'strategy',
      subject_id: 'str_usdfy',
      typed: { product: { id: 'str_usdfy', version: 2, apy: 9, min_euro: null } },
    });
    const handlers = { getChangeRequest: request, getProduct: sampleProduct({ version: 7 }) };
    const { user } = open(at, { as, handlers });
    await user.click(await screen.findByRole('link', { name: 'Reprendre' }));
    expect(await screen.findByDisplayValue('Courrier du 5 janvier')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Rendement/ }));
    expect(await screen.findByDisplayValue('9')).toBeDefined();
  });

  it('of a kind without a form says where it is made again', async () => {
    const request = refused({ kind: 'movement.reverse', subject_type: 'entry', subject_id: '12' });
    open(at, { as, handlers: { getChangeRequest: request } });
    expect(await screen.findByText(/l’écriture se contre-passe de nouveau depuis le journal/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir l’écran' }).getAttribute('href')).toBe(
      '/admin/souscriptions/journal',
    );
    expect(screen.queryByRole('link', { name: 'Reprendre' })).toBeNull();
  });

  it('is only taken up by who made it', async () => {
    open(at, { as, handlers: { getChangeRequest: refused({ is_mine: false, typed: null }) } });
    expect(await screen.findByText('Montant faux')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Reprendre|Ouvrir l’écran/ })).toBeNull();
  });
});
