import type { Deps } from '../../deps.ts';
import { applySignatureState } from '../contracts/apply-signature-state.ts';
import { applyInvestmentSignature } from '../kaskad-investing/apply-investment-signature.ts';

/** Brings what is signed, a contract or an investment, to what the provider holds under our id. */
export async function applySignature(deps: Deps, externalId: string): Promise<void> {
  if (!(await applyInvestmentSignature(deps, externalId))) await applySignatureState(deps, externalId);
}

/** Applies what the signature provider reports, as it reports it. */
export function listenToSignatures(deps: Deps): void {
  deps.signature.onChange(async (externalId) => {
    try {
      await applySignature(deps, externalId);
    } catch (error) {
      // The signer's response must not fail for it: the reconciler applies the state later.
      deps.log.error({ err: error, externalId }, 'signature state not applied');
    }
  });
}
