import type { Network } from '@repo/domain/crypto-address';
import { CopyField } from '@repo/ui/copy-field';
import { Banner } from '@repo/ui/feedback';
import { QrCode } from '@repo/ui/qr-code';
import type { CryptoInput } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

interface CryptoDestinationProps {
  readonly destination: CryptoInput | null;
  readonly network: Network;
}

/** Where a crypto payment goes, and the one network it may travel on (R222, R223). */
export function CryptoDestination({ destination, network }: CryptoDestinationProps) {
  const warning = texts.payment.warnings[network];
  if (destination === null) return <Banner tone="warning">{texts.payment.noDestination}</Banner>;
  return (
    <>
      <div className={styles.destination}>
        <QrCode label={texts.payment.qrCode} value={destination.address} />
        <CopyField
          copyLabel={texts.payment.copyAddress}
          hint={texts.payment.compare}
          kind="address"
          label={texts.payment.destination}
          value={destination.address}
        />
      </div>
      <Banner title={warning.title} tone="warning">
        {warning.text}
      </Banner>
    </>
  );
}
