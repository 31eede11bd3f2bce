/** « Coordonnées de versement »: what is current, what was before, and the means to choose from. */
import type { OperationOutput } from '@repo/api-sdk';
import type { Service } from '@repo/domain/access';
import type { PayoutDetailsValues } from '@repo/domain/payouts';
import { payoutDetailsTexts as texts } from './payout-details.texts.ts';

export type DeclaredDetails = OperationOutput<'getPayoutDetails'>['items'][number];

/** Of each service. */
export const detailsOperations = {
  yield: { get: 'getPayoutDetails', set: 'setPayoutDetails' },
  kaskad: { get: 'getKaskadPayoutDetails', set: 'setKaskadPayoutDetails' },
} as const satisfies Record<Service, object>;

/** How a client may be paid: a transfer, or a wallet on a network. */
export const means = ['rib', 'ethereum', 'bitcoin'] as const;
export type Means = (typeof means)[number];

export const meansOptions = means.map((value) => ({ value, label: texts.means[value] }));

export function meansOf({ method, network }: Pick<DeclaredDetails, 'method' | 'network'>): Means {
  return method === 'rib' || network === null ? 'rib' : network;
}

/** The form: its means stand for a method and a network. */
export interface DetailsForm {
  readonly means: Means;
  readonly holder: string;
  readonly account: string;
  readonly bic: string;
  readonly signature: string;
}

export function toDetails({ means: chosen, ...values }: DetailsForm): PayoutDetailsValues {
  return chosen === 'rib'
    ? { ...values, method: 'rib', network: null }
    : { ...values, method: 'crypto', network: chosen };
}

/** Those in use or about to be, then those that were replaced and are used no more. */
export function splitDetails(items: readonly DeclaredDetails[]): {
  current: DeclaredDetails[];
  past: DeclaredDetails[];
} {
  const isPast = (item: DeclaredDetails) => item.replaced_at !== null && !item.is_usable;
  return { current: items.filter((item) => !isPast(item)), past: items.filter(isPast) };
}
