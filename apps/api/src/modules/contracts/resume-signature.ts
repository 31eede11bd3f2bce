import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { contractsErrors } from './contracts.errors.ts';
import { assertMaySign, assertOnOffer, readSigner, refuseWaitingProfile } from './contracts.policy.ts';
import * as repository from './contracts.repository.ts';
import { noLongerPending, openSignature } from './open-signature.ts';
import { showContract } from './show-contracts.ts';

/**
 * Opens again the signature of the caller's pending contract, from any device: the previous link while it works, else a
 * fresh one. The provider is called first, since a contract signed or expired there must not be shown as waiting.
 */
export async function resumeSignature(
  deps: Deps,
  actor: Actor,
  contractId: string,
): Promise<components['schemas']['ResumedSignature']> {
  const find = () => repository.findContractView(deps.db, { id: contractId, userId: actor.userId });
  const requested = await find();
  if (!requested) throw new AppError(contractsErrors.notFound);
  assertMaySign(actor);
  await refuseWaitingProfile(deps, actor.userId);
  if (requested.contract.status === 'pending') await catchUp(deps, contractId);
  const view = await find();
  if (view?.contract.status !== 'pending') throw await noLongerPending(deps, contractId);
  assertOnOffer(view.strategy);
  const { contract, strategy } = view;
  const client = await readSigner(deps, actor);
  const { iframeUrl } = await openSignature(deps, { contract, strategy, client });
  return { iframe_url: iframeUrl, signature: await showContract(deps, contractId) };
}

/** A provider that does not respond is not waited for: a link that still works needs nothing of it. */
export async function catchUp(deps: Deps, contractId: string): Promise<void> {
  const request = await repository.findSignatureRequest(deps.db, { contractId });
  if (request?.status !== 'ongoing') return;
  await applySignatureState(deps, request.id).catch((error: unknown) => {
    deps.log.warn({ err: error, contractId }, 'signature status not fetched before resuming');
  });
}
