import { formatLongDate } from '@repo/domain/format';
import { Banner } from '@repo/ui/feedback';
import { CryptoDestination } from './CryptoDestination.tsx';
import { PaymentDetailsAge } from './PaymentDetailsAge.tsx';
import { type AwaitedPayment, detailsChangedOn, type Strategy } from './payment-kit.model.ts';
import styles from './payment-kit.module.css';
import { paymentKitTexts as texts } from './payment-kit.texts.ts';
import { TransferDetails } from './TransferDetails.tsx';

interface PaymentKitProps {
  readonly strategy: Strategy;
  readonly payment: AwaitedPayment;
}

/**
 * All that a payment needs, once the contract is signed and until it is paid: where to, how much, under which reference,
 * and a check of what was pasted elsewhere (R221–R223).
 */
export function PaymentKit({ strategy, payment }: PaymentKitProps) {
  const changedOn = detailsChangedOn(strategy, payment.signedAt);
  return (
    <div className={styles.kit}>
      {changedOn === null ? null : (
        <Banner title={texts.changed(formatLongDate(changedOn))} tone="warning">
          {texts.changedHelp}
        </Banner>
      )}
      {payment.method === 'rib' ? (
        <TransferDetails payment={payment} rib={strategy.rib} />
      ) : (
        <CryptoDestination inputs={strategy.crypto?.inputs ?? []} payment={payment} />
      )}
      <PaymentDetailsAge strategy={strategy} />
      <p className="small muted">{texts.noMail}</p>
    </div>
  );
}
