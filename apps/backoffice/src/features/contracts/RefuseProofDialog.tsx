import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type ProofRefusalReason, proofRefusalReasons } from '@repo/domain/contract-status';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateProofRefusal } from '@repo/domain/validation';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { contractFacts } from './contract-facts.model.ts';
import { refusalReasonTexts } from './contracts.texts.ts';
import type { PaymentDialogProps } from './payment-dialog-props.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

/** Sends a proof back to its client with the reason. */
export function RefuseProofDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.refuseTitle}>
      <RefuseProofForm {...props} />
    </Dialog>
  );
}

interface RefusalForm {
  readonly reason: ProofRefusalReason | null;
  readonly message: string;
}

const reasons = proofRefusalReasons.map((reason) => ({ value: reason, label: refusalReasonTexts[reason] }));

function RefuseProofForm({ contract, onCancel, ...outcome }: PaymentDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({ ...outcome, record: contractFacts(contract) });
  const { values, field, submit, isPending, failure } = useCheckedForm<RefusalForm>({
    initial: { reason: null, message: '' },
    validate: validateProofRefusal,
    send: async ({ reason, message }) => {
      if (reason === null) return;
      const body = { reason, message: message.trim() };
      const path = { id: contract.id };
      await send(api.call('refuseProof', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.refuseIntro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          {
            id: 'reason',
            label: texts.reason,
            value: values.reason === null ? '' : refusalReasonTexts[values.reason],
          },
          { id: 'message', label: texts.message, value: values.message },
        ]}
      />
      <Select {...field('reason')} label={texts.reason} options={reasons} />
      <TextAreaField
        {...field('message')}
        description={texts.messageHelp}
        label={texts.message}
        maxLength={refusalMessageMaxLength}
      />
      <DialogActions isDangerous isPending={isPending} onBack={onCancel} submit={texts.submitRefuse} />
    </Form>
  );
}
