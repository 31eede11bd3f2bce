import type { OperationId } from '@repo/api-sdk';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import type { ReactNode } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { RecordConflict } from './RecordConflict.tsx';
import { reasonTexts as texts } from './shared.texts.ts';
import { type DialogOutcome, type Fact, useRecordCall } from './use-record-call.ts';

export interface ReasonDialogProps<Result> extends DialogOutcome<Result> {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly title: string;
  readonly intro?: string | undefined;
  /** What is to be known before it is sent. */
  readonly notice?: ReactNode;
  /** What the field holds when it opens. */
  readonly initialReason?: string | undefined;
  /** Who reads the reason, under its field. */
  readonly help?: string | undefined;
  /** The word of the button that sends. */
  readonly submit: string;
  readonly isDangerous?: boolean | undefined;
  /** Its effects are not known yet, or there are none. */
  readonly isDisabled?: boolean | undefined;
  /** What it acts on: a conflict then leaves the form open, beside the record as it is now. */
  readonly record?: readonly Fact[] | undefined;
  /** The queries that show what it changes; those of money by default. */
  readonly invalidates?: readonly OperationId[] | undefined;
  readonly send: (body: { reason: string }) => Promise<Result>;
}

/** An action that needs nothing but its reason; the form is reset each time it opens. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={props.title}>
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm<Result>({
  intro,
  initialReason = '',
  notice,
  help,
  submit,
  isDangerous,
  isDisabled = false,
  ...props
}: ReasonDialogProps<Result>) {
  const { send, conflict } = useRecordCall(props);
  const {
    values,
    field,
    submit: check,
    isPending,
    failure,
  } = useCheckedForm({
    initial: { reason: initialReason },
    validate: validateReason,
    send: ({ reason }) => send(props.send({ reason: reason.trim() })),
  });
  return (
    <Form isPending={isPending} onSubmit={check}>
      {intro === undefined ? null : <p>{intro}</p>}
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={props.onCancel}
        typed={[{ id: 'reason', label: texts.reason, value: values.reason }]}
      />
      {notice}
      <TextAreaField
        {...field('reason')}
        description={help}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <DialogActions
        isDangerous={isDangerous}
        isDisabled={isDisabled}
        isPending={isPending}
        onBack={props.onCancel}
        submit={submit}
      />
    </Form>
  );
}
