import type { SuccessBody } from '../../http/operation.ts';

/**
 * The caller's holdings in the second service. No investment can be made in it yet, so they are always empty.
 */
export function getKaskadDashboard(): SuccessBody<'getKaskadDashboard'> {
  return {
    currency: 'EUR',
    total_invested: '0.00',
    value: null,
    projects: [],
    to_do: [],
    opportunities: [],
    activity: [],
  };
}
