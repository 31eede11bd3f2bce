import { type Network, parseAddress } from '@repo/domain/crypto-address';
import { CopyField } from '@repo/ui/copy-field';
import { Banner } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import { QrCode } from '@repo/ui/qr-code';
import { useState } from 'react';
import type { CryptoInput } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

interface CryptoDestinationProps {
  readonly destination: CryptoInput | null;
  readonly network: Network;
}

/** The destination address of a crypto payment, and its network (R222, R223). */
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
      <PastedAddress expected={destination.address} network={network} />
      <Banner title={warning.title} tone="warning">
        {warning.text}
      </Banner>
    </>
  );
}

interface PastedAddressProps {
  readonly expected: string;
  readonly network: Network;
}

/** Compares the address pasted in the wallet with the destination. Local only: nothing is sent. */
function PastedAddress({ expected, network }: PastedAddressProps) {
  const [pasted, setPasted] = useState('');
  const given = pasted.trim();
  const isSame = given !== '' && parseAddress(given, network) === parseAddress(expected, network);
  return (
    <TextField
      autoComplete="off"
      description={texts.payment.pastedHint}
      error={given === '' || isSame ? undefined : texts.payment.pastedOther}
      isCode
      label={texts.payment.pasted}
      name="pasted"
      onChange={setPasted}
      spellCheck="false"
      success={isSame ? texts.payment.pastedSame : undefined}
      value={pasted}
    />
  );
}
