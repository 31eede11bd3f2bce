import { formatMatchedAmount } from '@repo/domain/format';
import { epcPayload } from '@repo/domain/transfer';
import { CopyField } from '@repo/ui/copy-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { QrCode } from '@repo/ui/qr-code';
import { type InvestmentDetail, isFree } from '../../shared/rounds.model.ts';
import { investmentTexts } from './investment.texts.ts';

const texts = investmentTexts.pay;

type Payment = NonNullable<InvestmentDetail['payment']>;

interface PaymentDetailsProps {
  readonly payment: Payment;
  /** In euros, in what is to be paid. */
  readonly fee: string;
}

/** The account or the address to pay to, to copy or to scan. */
export function PaymentDetails({ payment, fee }: PaymentDetailsProps) {
  const { amount, asset, holder, iban, bic, reference, address, network } = payment;
  const code = address ?? transferCode(payment);
  return (
    <>
      <DefinitionList
        items={[
          {
            term: texts.amount,
            value: amount === null ? texts.noRate : formatMatchedAmount(amount, asset),
          },
          ...(isFree(fee) ? [] : [{ term: texts.fee, value: formatMatchedAmount(fee, 'EUR') }]),
        ]}
      />
      {holder === null ? null : <CopyField kind="name" label={texts.holder} value={holder} />}
      {iban === null ? null : <CopyField kind="iban" label={texts.iban} value={iban} />}
      {bic === null ? null : <CopyField kind="text" label={texts.bic} value={bic} />}
      {address === null ? (
        <CopyField hint={texts.referenceHint} kind="text" label={texts.reference} value={reference} />
      ) : (
        <CopyField hint={texts.addressHint} kind="address" label={texts.address} value={address} />
      )}
      {code === null ? null : <QrCode label={texts.code} value={code} />}
      {network === null ? null : <Banner tone="warning">{texts.network(texts.networks[network])}</Banner>}
    </>
  );
}

function transferCode({ amount, asset, holder, iban, bic, reference }: Payment): string | null {
  if (asset !== 'EURO' || amount === null || iban === null) return null;
  return epcPayload({ beneficiary: holder ?? '', iban, bic: bic ?? '', amount, reference });
}
