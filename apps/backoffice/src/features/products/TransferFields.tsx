import { parseIban } from '@repo/domain/payouts';
import { epcPayload } from '@repo/domain/transfer';
import { TextField } from '@repo/ui/fields';
import { QrCode } from '@repo/ui/qr-code';
import { HeldPart } from './HeldPart.tsx';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

const sample = { amount: '10000', reference: 'PO-0000-0000' };

/** Where clients send a transfer, and the code that they scan. */
export function TransferFields({ form: { field, values }, isHeld }: ProductPartProps) {
  const payload = epcPayload({
    beneficiary: values['rib.bank'],
    iban: values['rib.iban'],
    bic: values['rib.bic'],
    ...sample,
  });
  return (
    <HeldPart isHeld={isHeld}>
      <TextField
        {...field('rib.bank')}
        isOptional
        isReadOnly={isHeld}
        label={fieldTexts['rib.bank']}
        maxLength={120}
      />
      <div className={styles.grid}>
        <TextField
          {...field('rib.iban')}
          isCode
          isOptional
          isReadOnly={isHeld}
          label={fieldTexts['rib.iban']}
          maxLength={40}
        />
        <TextField
          {...field('rib.bic')}
          isCode
          isOptional
          isReadOnly={isHeld}
          label={fieldTexts['rib.bic']}
          maxLength={11}
        />
      </div>
      {values['rib.iban'].trim() === '' ? <p className={styles.help}>{texts.noTransfer}</p> : null}
      {payload === null || parseIban(values['rib.iban']) === null ? null : (
        <div className={styles.code}>
          <QrCode label={texts.qrCode} value={payload} />
          <div>
            <p>{texts.qrCode}</p>
            <p className={styles.help}>{texts.qrHelp}</p>
          </div>
        </div>
      )}
    </HeldPart>
  );
}
