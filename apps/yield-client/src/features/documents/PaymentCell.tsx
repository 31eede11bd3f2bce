import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { paymentStatusTexts } from '@repo/domain/contract-status';
import { TextLink } from '@repo/ui/button';
import { StatusBadge } from '@repo/ui/feedback';
import { ContractProgress } from './ContractProgress.tsx';
import { type Contract, isProofRefused, isToPay, proofAction } from './documents.model.ts';
import styles from './documents.module.css';
import { payTexts, documentsTexts as texts } from './documents.texts.ts';
import { ProofReading } from './ProofReading.tsx';
import { paymentTones } from './status-tones.ts';

/** The payment status and the progress, with the proof link (R253): « Preuve de paiement » is the card's own button. */
export function PaymentCell({ contract }: { readonly contract: Contract }) {
  const { address, hrefWith } = useAddress();
  const isOpen = readAddress(address, 'pay') === contract.id;
  const action = proofAction(contract);
  return (
    <span className={styles.lines}>
      <StatusBadge
        labels={paymentStatusTexts}
        look="plain"
        status={contract.payment_status}
        tones={paymentTones}
      />
      <ContractProgress contract={contract} />
      {isProofRefused(contract) ? <span className={styles.refused}>{texts.proofRefused}</span> : null}
      <ProofReading contract={contract} />
      {isToPay(contract) ? (
        <TextLink className={styles.action} href={hrefWith({ pay: isOpen ? null : contract.id })}>
          {isOpen ? payTexts.hide : payTexts.open}
        </TextLink>
      ) : null}
      {action === null || action === 'submit' ? null : (
        <TextLink className={styles.action} href={hrefWith({ proof: contract.id })}>
          {texts.proof[action]}
        </TextLink>
      )}
    </span>
  );
}
