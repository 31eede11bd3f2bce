import type { ContractAction } from './transitions.ts';

/** What each state of a signature request at Yousign does to the contract; null changes nothing. */
export const providerSignatureActions = {
  draft: null,
  approval: null,
  ongoing: null,
  paused: null,
  done: 'sign',
  declined: 'refuse',
  rejected: 'refuse',
  canceled: 'expire',
  expired: 'expire',
  deleted: 'expire',
} as const satisfies Record<string, ContractAction | null>;
export type ProviderSignatureStatus = keyof typeof providerSignatureActions;

/** Narrows a word of the provider to a status that is known. */
export function isProviderSignatureStatus(value: string): value is ProviderSignatureStatus {
  return Object.hasOwn(providerSignatureActions, value);
}
