import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { type QualificationValues, validatePayoutQualification } from '@repo/domain/payouts';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, RadioGroup, TextField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { type PayoutDialogProps, useExecutionBounds } from './ExecuteDialog.tsx';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import { payoutRecord } from './payouts.model.ts';

/** Whether a payout from before the books was paid already. */
export function QualifyDialog(props: PayoutDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.qualifyTitle}>
      <QualifyForm {...props} />
    </Dialog>
  );
}

const outcomes = [
  { value: 'paid', label: texts.paid },
  { value: 'due', label: texts.due },
] as const;

function QualifyForm({ data, onCancel, ...outcome }: PayoutDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({ ...outcome, record: payoutRecord(data.payout) });
  const bounds = useExecutionBounds(data);
  const { values, field, submit, isPending, failure } = useCheckedForm<QualificationValues>({
    initial: { outcome: null, executed_on: null, reference: '' },
    validate: (qualification) => validatePayoutQualification(qualification, bounds),
    send: async ({ outcome: decided, executed_on, reference }) => {
      if (decided === null) return;
      const body =
        decided === 'due'
          ? { outcome: decided }
          : { outcome: decided, executed_on, reference: reference.trim() };
      const path = { id: data.payout.id };
      await send(api.call('qualifyPayout', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.qualifyIntro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          {
            id: 'outcome',
            label: texts.outcome,
            value: outcomes.find(({ value }) => value === values.outcome)?.label ?? '',
          },
          {
            id: 'executed_on',
            label: texts.executedOn,
            value: values.executed_on === null ? '' : formatNumericDate(values.executed_on),
          },
          { id: 'reference', label: texts.reference, value: values.reference },
        ]}
      />
      <RadioGroup {...field('outcome')} label={texts.outcome} options={outcomes} />
      {values.outcome === 'paid' ? (
        <>
          <DatePicker {...field('executed_on')} label={texts.executedOn} max={bounds.today} />
          <TextField
            {...field('reference')}
            description={texts.referenceHelp}
            label={texts.reference}
            maxLength={paymentReferenceMaxLength}
          />
        </>
      ) : null}
      <DialogActions isPending={isPending} onBack={onCancel} submit={texts.submitQualify} />
    </Form>
  );
}
