import type { SuccessBody } from '../../http/operation.ts';

/**
 * What the caller holds in the second service. No investment can be made in it yet, so it is always empty: the response
 * is the true one, and the screen says so.
 */
export function getKaskadDashboard(): SuccessBody<'getKaskadDashboard'> {
  return { currency: 'EUR', total_invested: '0.00', investments: [] };
}
