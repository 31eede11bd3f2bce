import { useAddress } from '@repo/client/use-address';
import { paymentStatusTexts } from '@repo/domain/contract-status';
import { TextLink } from '@repo/ui/button';
import { StatusBadge } from '@repo/ui/feedback';
import { ContractProgress } from './ContractProgress.tsx';
import { type Contract, isProofRefused, proofAction } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { PayLink } from './PayLink.tsx';
import { ProofReading } from './ProofReading.tsx';
import { paymentTones } from './status-tones.ts';

/**
 * The payment status and the progress, with the proof link (R253). Of a contract to pay, « Payer » is the card's own
 * button; after a refused proof, « Preuve de paiement » is, and how to pay is a link here.
 */
export function PaymentCell({ contract }: { readonly contract: Contract }) {
  const { hrefWith } = useAddress();
  const action = proofAction(contract);
  const isProofRequired = isProofRefused(contract);
  return (
    <span className={styles.lines}>
      <StatusBadge
        labels={paymentStatusTexts}
        look="plain"
        status={contract.payment_status}
        tones={paymentTones}
      />
      <ContractProgress contract={contract} />
      {isProofRequired ? <span className={styles.refused}>{texts.proofRefused}</span> : null}
      <ProofReading contract={contract} />
      {isProofRequired ? <PayLink id={contract.id} look="link" /> : null}
      {action === null || isProofRequired ? null : (
        <TextLink className={styles.action} href={hrefWith({ proof: contract.id })}>
          {texts.proof[action]}
        </TextLink>
      )}
    </span>
  );
}
