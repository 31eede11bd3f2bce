import type { components } from '@repo/api-sdk';
import { isSameAddress } from '@repo/domain/crypto-address';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { CopyField } from '@repo/ui/copy-field';
import { Banner } from '@repo/ui/feedback';
import { QrCode } from '@repo/ui/qr-code';
import { PastedField } from './PastedField.tsx';
import { type AwaitedPayment, networkOf, networkWarning } from './payment-kit.model.ts';
import styles from './payment-kit.module.css';
import { paymentKitTexts as texts } from './payment-kit.texts.ts';

interface CryptoDestinationProps {
  readonly inputs: readonly components['schemas']['CryptoInput'][];
  readonly payment: AwaitedPayment;
}

/** The destination address of a crypto payment, and its network (R222, R223). */
export function CryptoDestination({ inputs, payment: { asset, amount, origin } }: CryptoDestinationProps) {
  const destination = inputs.find(({ symbol }) => symbol === asset);
  if (destination === undefined) return <Banner tone="warning">{texts.noDestination}</Banner>;
  const { address } = destination;
  const warning = networkWarning(destination);
  return (
    <>
      <Banner title={warning.title} tone="warning">
        {warning.text}
      </Banner>
      <div className={styles.destination}>
        <QrCode label={texts.qrCode} value={address} />
        <CopyField
          copyLabel={texts.copyAddress}
          hint={texts.compare}
          kind="address"
          label={texts.destination}
          value={address}
        />
      </div>
      <div className={styles.details}>
        <CopyField
          copied={amount}
          copiedMessage={texts.copiedAmount}
          copyLabel={texts.copyAmount}
          kind="name"
          label={texts.amount}
          value={formatSubscriptionAmount(amount, asset)}
        />
        {origin === null || origin === '' ? null : (
          <CopyField hint={texts.originHint} kind="address" label={texts.origin} value={origin} />
        )}
      </div>
      <PastedField
        isSame={(pasted) => isSameAddress(pasted, address, networkOf(asset) ?? 'ethereum')}
        kind="address"
      />
    </>
  );
}
