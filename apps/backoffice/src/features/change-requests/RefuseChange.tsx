import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { useState } from 'react';
import { useDialogCall } from '../../shared/use-dialog-call.ts';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import { decisionInvalidates } from './change-requests.queries.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** « Refuser »: with a reason, that its maker reads. */
export function RefuseChange(props: ChangeDecisionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} variant="ghost">
        {texts.refuse}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.refuseTitle}>
        <RefuseForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

function RefuseForm({
  request,
  onDone,
  onConflict,
  onClose,
}: ChangeDecisionProps & { readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useDialogCall({
    invalidates: decisionInvalidates,
    onDone: () => {
      onClose();
      onDone(texts.done.refuse);
    },
    onConflict: (error) => {
      onClose();
      onConflict(error);
    },
  });
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: '' },
    validate: validateReason,
    send: ({ reason }) => {
      const body = { reason: reason.trim() };
      const path = { id: request.id };
      return send(api.call('refuseChangeRequest', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextAreaField
        {...field('reason')}
        description={texts.refuseHelp}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.back}
        </Button>
        <Button isPending={isPending} type="submit" variant="danger">
          {texts.submitRefuse}
        </Button>
      </FormActions>
    </Form>
  );
}
