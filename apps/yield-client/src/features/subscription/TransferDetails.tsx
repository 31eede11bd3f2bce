import { epcPayload } from '@repo/domain/transfer';
import { CopyField } from '@repo/ui/copy-field';
import { QrCode } from '@repo/ui/qr-code';
import type { ReactNode } from 'react';
import type { Strategy } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

interface TransferDetailsProps {
  readonly rib: Strategy['rib'];
  /** The purchase-order number; empty when its request failed. */
  readonly reference: string | null;
  /** In euros, a decimal text. */
  readonly amount: string;
}

const words = texts.payment;

/** The destination of a transfer: name, IBAN, BIC/Swift, reference; « Bientôt... » while there is no IBAN (R221). */
export function TransferDetails({ rib, reference, amount }: TransferDetailsProps) {
  if (!rib?.iban) return <p className={styles.soon}>{words.soon}</p>;
  return (
    <div className={styles.details}>
      {rib.bank ? (
        <CopyField
          copiedMessage={words.copiedName}
          copyLabel={words.copyName}
          kind="name"
          label={words.name}
          value={rib.bank}
        />
      ) : null}
      <CopyField
        copiedMessage={words.copiedIban}
        copyLabel={words.copyIban}
        kind="iban"
        label={words.iban}
        value={rib.iban}
      />
      {rib.bic ? (
        <CopyField
          copiedMessage={words.copiedBic}
          copyLabel={words.copyBic}
          kind="text"
          label={words.bic}
          value={rib.bic}
        />
      ) : null}
      {reference ? (
        <CopyField
          copiedMessage={words.copiedReference}
          copyLabel={words.copyReference}
          hint={words.referenceHint}
          kind="text"
          label={words.reference}
          value={reference}
        />
      ) : (
        <Missing label={words.reference}>{words.noReference}</Missing>
      )}
      <TransferCode
        payload={epcPayload({
          beneficiary: rib.bank ?? '',
          iban: rib.iban,
          bic: rib.bic ?? '',
          amount,
          reference: reference ?? '',
        })}
      />
    </div>
  );
}

function Missing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={styles.detailLabel}>{label}</p>
      <p>{children}</p>
    </div>
  );
}

/** The transfer as a QR code for banking apps; the lines above are for other apps. */
function TransferCode({ payload }: { readonly payload: string | null }) {
  if (payload === null) return null;
  return (
    <div className={styles.destination}>
      <QrCode label={words.transferCode} value={payload} />
      <div>
        <p className={styles.detailLabel}>{words.transferCode}</p>
        <p>{words.transferCodeHint}</p>
      </div>
    </div>
  );
}
