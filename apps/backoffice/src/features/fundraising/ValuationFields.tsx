import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import { type ValuationForm, validateValuation } from './issuers.model.ts';
import { issuerTexts as texts, valuationMethodTexts } from './issuers.texts.ts';

export interface OfClassFormProps {
  readonly issuerId: string;
  /** The classes of the issuer. */
  readonly units: readonly components['schemas']['Class'][];
  readonly onClose: () => void;
}

const methodOptions = (['last_round', 'expert', 'at_cost'] as const).map((value) => ({
  value,
  label: valuationMethodTexts[value],
}));

export const classOptions = (units: OfClassFormProps['units']) =>
  units.map(({ id, symbol, name }) => ({ value: id, label: `${symbol} · ${name}` }));

/** The price of a class on a day. */
export function ValuationFields({ issuerId, units, onClose }: OfClassFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const { field, values, submit, isPending, failure } = useCheckedForm<ValuationForm>({
    initial: {
      class_id: units.length === 1 ? (units[0]?.id ?? '') : '',
      price: '',
      day: parisToday(),
      method: 'last_round',
    },
    validate: validateValuation,
    send: async (typed) => {
      const body = { ...typed, day: typed.day ?? '' };
      await change(
        api.call('recordValuation', { path: { id: issuerId }, body, idempotencyKey: keyOf(body) }),
      );
      toast.success(texts.valuationDone);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <Select
        {...field('class_id')}
        label={texts.unitClass}
        options={classOptions(units)}
        value={values.class_id === '' ? null : values.class_id}
      />
      <AmountField {...field('price')} currency={texts.euro} label={texts.price} />
      <DatePicker {...field('day')} label={texts.day} max={parisToday()} />
      <Select {...field('method')} label={texts.method} options={methodOptions} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitValuation} />
    </Form>
  );
}
