import { paymentStatusTexts } from '@repo/domain/contract-status';
import { TextLink } from '@repo/ui/button';
import { StatusBadge } from '@repo/ui/feedback';
import { useLocation, useSearchParams } from 'react-router';
import { type Contract, documentParams, proofAction, withParam } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { paymentTones } from './status-tones.ts';

/** Where the payment stands, and the proof button its status gives (R253); « checking » and « canceled » are text only. */
export function PaymentCell({ contract }: { readonly contract: Contract }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const action = proofAction(contract);
  const isRefused = contract.proof_refusal !== null && contract.payment_status === 'waiting';
  return (
    <span className={styles.lines}>
      <StatusBadge
        labels={paymentStatusTexts}
        look="plain"
        status={contract.payment_status}
        tones={paymentTones}
      />
      {isRefused ? <span className={styles.refused}>{texts.proofRefused}</span> : null}
      {action === null ? null : (
        <TextLink
          className={styles.action}
          href={`${pathname}?${withParam(params, documentParams.proof, contract.id).toString()}`}
        >
          {texts.proof[action]}
        </TextLink>
      )}
    </span>
  );
}
