import type { CheckedForm } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { type PayoutMethod, payoutHolderMaxLength } from '@repo/domain/payouts';
import { TextAreaField, TextField } from '@repo/ui/fields';
import { OneFile } from '../../shared/OneFile.tsx';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import type { PreparationForm } from './payouts.model.ts';

export interface TypedBeneficiaryProps {
  readonly field: CheckedForm<PreparationForm>['field'];
  readonly method: PayoutMethod;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
}

/** Another account than those that are known: typed from a form that the client signed, which is kept. */
export function TypedBeneficiary({ field, method, file, onFile }: TypedBeneficiaryProps) {
  const { ref, error, onChange: nameFile } = field('form_id');
  const choose = (chosen: File | null) => {
    onFile(chosen);
    nameFile(chosen?.name ?? '');
  };
  return (
    <>
      <TextField {...field('name')} label={texts.holder} maxLength={payoutHolderMaxLength} />
      <TextField
        {...field('account')}
        label={method === 'rib' ? texts.iban : texts.address}
        maxLength={100}
      />
      {method === 'rib' ? <TextField {...field('bic')} label={texts.bic} maxLength={11} /> : null}
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={refusalMessageMaxLength} />
      <OneFile error={error} value={file} label={texts.form} onChange={choose} ref={ref} />
    </>
  );
}
