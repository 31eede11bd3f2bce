// What we read of Yousign's responses: the rest is not looked at, and what does not fit is a failure of the provider.
import { isProviderSignatureStatus, providerSignatureActions } from '@repo/domain/contract-status';
import { z } from 'zod';
import type { ProviderSignatureStatus, SignatureState } from '../signature-port.ts';

const id = z.string().min(1).max(100);
const instant = z.iso.datetime({ offset: true });

export const requestSchema = z.object({
  id,
  status: z.string().refine(isProviderSignatureStatus, 'not a status of a signature request'),
  external_id: z.string().nullish(),
  signers: z.array(z.object({ id })).nullish(),
});
export type YousignRequest = z.infer<typeof requestSchema>;

/** One page: an external id of ours has one request, or a few drafts thrown away before it. */
export const requestListSchema = z.object({ data: z.array(requestSchema) });

export const documentSchema = z.object({ id, total_pages: z.int().min(1).nullish() });
export const documentListSchema = z.array(z.object({ id, filename: z.string(), created_at: instant }));

export const signerSchema = z.object({
  id,
  signature_link: z.url({ protocol: /^https?$/ }).nullish(),
  signature_link_expiration_date: instant.nullish(),
});
export type YousignSigner = z.infer<typeof signerSchema>;

export const activationSchema = z.object({ id, status: z.string(), signers: z.array(signerSchema).min(1) });
export const doneSchema = z.unknown();

const states = {
  sign: 'done',
  refuse: 'declined',
  expire: 'canceled',
} as const satisfies Record<string, ProviderSignatureStatus>;

export function toSignatureState({ id: providerRequestId, status }: YousignRequest): SignatureState {
  const action = isProviderSignatureStatus(status) ? providerSignatureActions[status] : null;
  return { providerRequestId, status: action === null ? 'ongoing' : states[action] };
}
