import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { type DialogOutcome, useDialogCall } from '../../shared/use-dialog-call.ts';
import { type Deal, type Decision, decisionInvalidates, isGain } from './corrections.model.ts';
import { decisionTexts, correctionsTexts as texts } from './corrections.texts.ts';

export interface DecideDialogProps extends DialogOutcome {
  readonly correctionId: string;
  readonly deal: Deal;
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
}

export const textsOf = (decision: Decision, { cash }: Pick<Deal, 'cash'>) =>
  decisionTexts[decision](isGain(cash));

/** What is decided of one deal, with its reason. */
export function DecideDialog(props: DecideDialogProps) {
  const { isOpen, onCancel, decision, deal } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={textsOf(decision, deal).action}>
      <DecideForm {...props} />
    </Dialog>
  );
}

function DecideForm({ correctionId, deal, decision, onCancel, ...outcome }: DecideDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useDialogCall({ ...outcome, invalidates: decisionInvalidates });
  const { action, about } = textsOf(decision, deal);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: '' },
    validate: validateReason,
    send: ({ reason }) => {
      const { strategy_id, movement } = deal;
      const body = { strategy_id, movement, decision, reason: reason.trim() };
      const path = { id: correctionId };
      return send(api.call('decideDeal', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{about}</p>
      <FormAlert message={failure?.message} />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {action}
        </Button>
      </FormActions>
    </Form>
  );
}
