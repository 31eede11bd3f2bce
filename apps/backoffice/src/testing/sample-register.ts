import type { OperationOutput } from '@repo/api-sdk';

type Line = OperationOutput<'getRegisterLine'>['line'];

/** How many lines each view of the register has: none. */
export const noLines = {
  to_enter: 0,
  to_strike: 0,
  gaps: 0,
  entered: 0,
  unattested: 0,
  unpaid: 0,
  undealt: 0,
  all: 0,
  entered_this_month: 0,
  products: [],
};

/** A subscription of a company that is to be entered. */
export function sampleRegisterLine(change: Partial<Line> = {}): Line {
  return {
    id: 'line_1',
    status: 'to_enter',
    nature: 'subscription',
    strategy_id: 'usdfy',
    strategy_title: 'USDFY',
    po_number: 'PO-2026-0001',
    holder: { name: 'SARL Belleval', kind: 'company', form: 'SARL', registration_number: '73282932000074' },
    units: '148.5',
    amount: '15000',
    asset: 'EURO',
    order_day: '2026-01-02',
    dealing_day: '2026-01-02',
    signed_at: '2026-01-01T09:00:00.000Z',
    paid_on: '2026-01-02',
    since: '2026-01-02T10:00:00.000Z',
    movement: 1,
    number: null,
    reference: null,
    entered_at: null,
    ...change,
  };
}
