import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import { type HoldingForm, validateHolding } from './issuers.model.ts';
import { issuerTexts as texts } from './issuers.texts.ts';
import { classOptions, type OfClassFormProps } from './ValuationFields.tsx';

const noUnit = { decimals: 0, symbol: '' };

/** Units held outside of a round, entered in the register. */
export function HoldingFields({ issuerId, units, onClose }: OfClassFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const unitOf = (id: string) => units.find((one) => one.id === id) ?? noUnit;
  const { field, values, submit, isPending, failure } = useCheckedForm<HoldingForm>({
    initial: {
      class_id: units.length === 1 ? (units[0]?.id ?? '') : '',
      holder: '',
      units: '',
      day: parisToday(),
      reason: '',
    },
    validate: (typed) => validateHolding(typed, unitOf(typed.class_id).decimals),
    send: async (typed) => {
      const body = {
        ...typed,
        holder: typed.holder.trim(),
        day: typed.day ?? '',
        reason: typed.reason.trim(),
      };
      await change(api.call('recordHolding', { path: { id: issuerId }, body, idempotencyKey: keyOf(body) }));
      toast.success(texts.holdingDone);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.holdingHelp}</p>
      <FormAlert message={failure?.message} />
      <Select
        {...field('class_id')}
        label={texts.unitClass}
        options={classOptions(units)}
        value={values.class_id === '' ? null : values.class_id}
      />
      <TextField {...field('holder')} autoComplete="off" label={texts.holderName} maxLength={140} />
      <AmountField {...field('units')} currency={unitOf(values.class_id).symbol} label={texts.units} />
      <DatePicker {...field('day')} label={texts.day} max={parisToday()} />
      <TextAreaField
        {...field('reason')}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitHolding} />
    </Form>
  );
}
