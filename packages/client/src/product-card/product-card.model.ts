import type { components } from '@repo/api-sdk';
import { formatPercent } from '@repo/domain/format';

export type Strategy = components['schemas']['Strategy'];

/** « 9,5 % » from the percentage in the response; null when it is not published. */
export function annualYield(strategy: Pick<Strategy, 'apy'>): string | null {
  return strategy.apy === null ? null : formatPercent(strategy.apy / 100);
}
