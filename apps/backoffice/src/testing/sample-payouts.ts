import type { components } from '@repo/api-sdk';

type Row = components['schemas']['PayoutRow'];

/** A closing of 998 € that is owed. */
export function samplePayout(change: Partial<Row> = {}): Row {
  return {
    id: 'pay_1',
    kind: 'closing',
    state: 'to_prepare',
    client: {
      id: 'usr_odile',
      firstname: 'Odile',
      lastname: 'Carrel',
      email: 'odile@exemple.fr',
      is_company: false,
      company_name: null,
    },
    payer: null,
    contract_id: 'sig_1',
    po_number: 'PO-2025-0377',
    product: 'USDFY',
    amount: '998.00',
    asset: 'EURO',
    exit_fee: '2.00',
    due_by: '2020-11-19',
    held_until: null,
    hold: null,
    is_received: true,
    requested_at: '2020-11-12T09:00:00.000Z',
    method: 'rib',
    network: null,
    beneficiary: null,
    paying_account: 'bank:FR7630006000011234567890189',
    file_id: null,
    executed_on: null,
    reference: null,
    reason: null,
    ...change,
  };
}

/** How many payouts each tab has: none. */
export const noPayouts = {
  open: 0,
  late: 0,
  to_qualify: 0,
  to_prepare: 0,
  to_approve: 0,
  to_execute: 0,
  executed: 0,
  void: 0,
  replaced: 0,
};
