import type { ContractAction } from './transitions.ts';

/** The contract action for each status of a Yousign signature request; null for none. */
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

/** Narrows a provider status to a known one. */
export function isProviderSignatureStatus(value: string): value is ProviderSignatureStatus {
  return Object.hasOwn(providerSignatureActions, value);
}
