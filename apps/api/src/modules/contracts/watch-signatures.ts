import type { Deps } from '../../deps.ts';
import { repeat } from '../../repeat.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { reconcileSignatures } from './reconcile-signatures.ts';

const everyMs = 60_000;

/** Listens to the provider, settles what the last run left, then looks again each minute until stopped. */
export async function watchSignatures(deps: Deps): Promise<() => Promise<void>> {
  listenToSignatures(deps);
  await reconcileSignatures(deps, { isStart: true });
  return repeat((stopping) => reconcileSignatures(deps, { isStart: false, stopping }), {
    everyMs,
    onError: (error) => deps.log.error({ err: error }, 'signatures not looked at'),
  });
}

/** Without the timer: what tests use. */
export function listenToSignatures(deps: Deps): void {
  deps.signature.onChange(async (externalId) => {
    try {
      await applySignatureState(deps, externalId);
    } catch (error) {
      // The signer's answer must not fail for it: the reconciler applies the state later.
      deps.log.error({ err: error, externalId }, 'signature state not applied');
    }
  });
}
