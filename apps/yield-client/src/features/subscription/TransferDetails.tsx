import { CopyField } from '@repo/ui/copy-field';
import type { ReactNode } from 'react';
import type { Strategy } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

interface TransferDetailsProps {
  readonly rib: Strategy['rib'];
  /** The purchase-order number; empty when its request failed. */
  readonly reference: string | null;
}

const words = texts.payment;

/** Where a transfer goes: name, IBAN, BIC/Swift, reference; « Bientôt... » while there is no IBAN (R221). */
export function TransferDetails({ rib, reference }: TransferDetailsProps) {
  if (!rib?.iban) return <p className={styles.soon}>{words.soon}</p>;
  return (
    <div className={styles.details}>
      {rib.bank ? (
        <CopyField
          copiedMessage={words.copiedName}
          copyLabel={words.copyName}
          kind="text"
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
