import { useAddress } from '@repo/client/use-address';
import { paymentStatusTexts } from '@repo/domain/contract-status';
import { TextLink } from '@repo/ui/button';
import { StatusBadge } from '@repo/ui/feedback';
import { type Contract, isProofRefused, proofAction } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { ProofReading } from './ProofReading.tsx';
import { paymentTones } from './status-tones.ts';

/** The payment status, with its proof button (R253); « checking » and « canceled » are text only. */
export function PaymentCell({ contract }: { readonly contract: Contract }) {
  const { hrefWith } = useAddress();
  const action = proofAction(contract);
  return (
    <span className={styles.lines}>
      <StatusBadge
        labels={paymentStatusTexts}
        look="plain"
        status={contract.payment_status}
        tones={paymentTones}
      />
      {isProofRefused(contract) ? <span className={styles.refused}>{texts.proofRefused}</span> : null}
      <ProofReading contract={contract} />
      {action === null ? null : (
        <TextLink className={styles.action} href={hrefWith({ proof: contract.id })}>
          {texts.proof[action]}
        </TextLink>
      )}
    </span>
  );
}
