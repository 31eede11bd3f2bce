import type { Deps } from '../../deps.ts';
import { applySignatureState } from './apply-signature-state.ts';

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
