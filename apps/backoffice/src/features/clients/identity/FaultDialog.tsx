import { FormAlert, useCheckedForm } from '@repo/client/form';
import { type CompanyDocumentType, faultNames, faultsOf, rejectTypes } from '@repo/domain/kyc';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Dialog } from '@repo/ui/dialog';
import { Form, RadioGroup, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { DialogActions } from '../../../shared/DialogActions.tsx';
import { type FaultValues, noFault, validateFaultForm } from './identity.model.ts';
import { rejectTypeTexts, identityTexts as texts } from './identity.texts.ts';

export interface FaultDialogProps {
  readonly title: string;
  /** What sending does. */
  readonly effect: string;
  readonly submit: string;
  readonly document: CompanyDocumentType | 'identity';
  readonly initial?: Partial<FaultValues> | undefined;
  /** Of a refusal or a revocation. */
  readonly hasRejectType?: boolean | undefined;
  /** A second person reads why. */
  readonly isHeld?: boolean | undefined;
  readonly isDangerous?: boolean | undefined;
  readonly onClose: () => void;
  /** Closes it once it succeeds. */
  readonly send: (values: FaultValues) => Promise<unknown>;
}

/** What is wrong, in two texts: one for the client, one that the client never reads. */
export function FaultDialog(props: FaultDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title}>
      <FaultForm {...props} />
    </Dialog>
  );
}

function FaultForm({
  effect,
  submit,
  document,
  initial,
  hasRejectType = false,
  isHeld = false,
  isDangerous,
  onClose,
  send,
}: FaultDialogProps) {
  const form = useCheckedForm<FaultValues>({
    initial: { ...noFault, ...initial },
    validate: (values) => validateFaultForm(values, { document, hasRejectType, isHeld }),
    send: async (values) => {
      await send(values);
      onClose();
    },
  });
  const { field } = form;
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <p>{effect}</p>
      <FormAlert message={form.failure?.message} />
      <Select
        {...field('fault')}
        label={texts.fault}
        options={faultsOf(document).map((fault) => ({ value: fault, label: faultNames[fault] }))}
      />
      {hasRejectType ? (
        <RadioGroup
          {...field('reject_type')}
          label={texts.rejectType}
          options={rejectTypes.map((type) => ({ value: type, label: rejectTypeTexts[type] }))}
        />
      ) : null}
      <TextAreaField
        {...field('message')}
        description={texts.messageHelp}
        isOptional={form.values.fault !== 'other'}
        label={texts.message}
        maxLength={refusalMessageMaxLength}
      />
      <TextAreaField
        {...field('comment')}
        description={texts.internalHelp}
        isOptional
        label={texts.internal}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      {isHeld ? (
        <TextAreaField
          {...field('reason')}
          description={texts.requestReasonHelp}
          label={texts.requestReason}
          maxLength={refusalMessageMaxLength}
          rows={2}
        />
      ) : null}
      <DialogActions isDangerous={isDangerous} isPending={form.isPending} onBack={onClose} submit={submit} />
    </Form>
  );
}
