import type { Deps } from '../../deps.ts';
import { repeat } from '../../repeat.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { reconcileSignatures } from './reconcile-signatures.ts';

const everyMs = 60_000;

/** Reconciles at once what the last run left, in the background, then every minute until stopped. */
export function watchSignatures(deps: Deps): () => Promise<void> {
  return repeat((stopping) => reconcileSignatures(deps, stopping), {
    everyMs,
    isAtOnce: true,
    onError: (error) => deps.log.error({ err: error }, 'signature polling failed'),
  });
}

/** Applies what the signature provider reports, as it reports it. */
export function listenToSignatures(deps: Deps): void {
  deps.signature.onChange(async (externalId) => {
    try {
      await applySignatureState(deps, externalId);
    } catch (error) {
      // The signer's response must not fail for it: the reconciler applies the state later.
      deps.log.error({ err: error, externalId }, 'signature state not applied');
    }
  });
}
