import { formatSubscriptionAmount } from '@repo/domain/format';
import { epcPayload } from '@repo/domain/transfer';
import { CopyField } from '@repo/ui/copy-field';
import { QrCode } from '@repo/ui/qr-code';
import { PastedField } from './PastedField.tsx';
import { type AwaitedPayment, type Strategy, typedEuros } from './payment-kit.model.ts';
import styles from './payment-kit.module.css';
import { paymentKitTexts as texts } from './payment-kit.texts.ts';

interface TransferDetailsProps {
  readonly rib: Strategy['rib'];
  readonly payment: AwaitedPayment;
}

/** The destination of a transfer: name, IBAN, BIC/Swift, reference; « Bientôt... » while there is no IBAN (R221). */
export function TransferDetails({ rib, payment: { amount, reference } }: TransferDetailsProps) {
  if (!rib?.iban) return <p className={styles.soon}>{texts.soon}</p>;
  const { iban, bank, bic } = rib;
  return (
    <>
      <TransferCode
        payload={epcPayload({
          beneficiary: bank ?? '',
          iban,
          bic: bic ?? '',
          amount,
          reference: reference ?? '',
        })}
      />
      <div className={styles.details}>
        {bank ? (
          <CopyField
            copiedMessage={texts.copiedName}
            copyLabel={texts.copyName}
            kind="name"
            label={texts.name}
            value={bank}
          />
        ) : null}
        <CopyField
          copiedMessage={texts.copiedIban}
          copyLabel={texts.copyIban}
          kind="iban"
          label={texts.iban}
          value={iban}
        />
        {bic ? (
          <CopyField
            copiedMessage={texts.copiedBic}
            copyLabel={texts.copyBic}
            kind="text"
            label={texts.bic}
            value={bic}
          />
        ) : null}
        <CopyField
          copied={typedEuros(amount)}
          copiedMessage={texts.copiedAmount}
          copyLabel={texts.copyAmount}
          kind="name"
          label={texts.amount}
          value={formatSubscriptionAmount(amount, 'EURO')}
        />
        <Reference reference={reference} />
      </div>
      <PastedField isSame={(pasted) => compactIban(pasted) === compactIban(iban)} kind="iban" />
    </>
  );
}

const compactIban = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

function Reference({ reference }: Pick<AwaitedPayment, 'reference'>) {
  if (reference) {
    return (
      <CopyField
        copiedMessage={texts.copiedReference}
        copyLabel={texts.copyReference}
        hint={texts.referenceHint}
        kind="text"
        label={texts.reference}
        value={reference}
      />
    );
  }
  return (
    <div>
      <p className={styles.detailLabel}>{texts.reference}</p>
      <p>{texts.noReference}</p>
    </div>
  );
}

/** The transfer as a QR code for banking apps; the lines below are for other apps. */
function TransferCode({ payload }: { readonly payload: string | null }) {
  if (payload === null) return null;
  return (
    <div className={styles.destination}>
      <QrCode label={texts.transferCode} value={payload} />
      <div>
        <p className={styles.detailLabel}>{texts.transferCode}</p>
        <p>{texts.transferCodeHint}</p>
      </div>
    </div>
  );
}
