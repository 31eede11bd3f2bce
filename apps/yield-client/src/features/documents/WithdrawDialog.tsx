import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import {
  executionNote,
  requestedAmount,
  WithdrawalEstimate,
  WithdrawalFields,
  type WithdrawalForm,
  withdrawalBody,
  withdrawalChecks,
  withdrawalInitial,
} from '@repo/client/withdrawal';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { contractName } from '../../shared/contract-name.ts';
import type { Contract } from './documents.model.ts';
import { withdrawingTexts as texts } from './documents.texts.ts';

interface WithdrawDialogProps {
  readonly contract: Contract;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
}

type Step = 'form' | 'confirm';

/** The amount with what it would pay; then the confirmation; then the day from which it is executed. */
export function WithdrawDialog({ contract, idempotencyKey, onClose }: WithdrawDialogProps) {
  const { queries, queryClient } = useServices();
  const [form, setForm] = useState(() => withdrawalInitial(contract));
  const [step, setStep] = useState<Step>('form');
  // The list is refetched once the dialog is closed: the row's button then has its new state.
  const { send, data, error, isPending } = useSending(
    queries.mutation('requestWithdrawal', { invalidates: [] }),
  );
  const placed = data?.signature.pending_withdrawals.at(-1);
  const leave = () => {
    if (data === undefined) onClose();
    else void invalidate(queryClient, 'listContracts', 'getDashboard').then(onClose);
  };
  const dialog = { isLocked: isPending, hasSteps: true, isOpen: true, onClose: leave };
  if (data !== undefined) {
    return (
      <Dialog {...dialog} title={texts.doneTitle}>
        <Stack gap={16}>
          {placed === undefined ? null : <p>{texts.done(requestedAmount(placed), executionNote(placed))}</p>}
          <p>{texts.doneMail}</p>
          <FormActions>
            <Button onPress={leave}>{texts.close}</Button>
          </FormActions>
        </Stack>
      </Dialog>
    );
  }
  if (step === 'form') {
    const proceed = (typed: WithdrawalForm) => {
      setForm(typed);
      setStep('confirm');
    };
    return (
      <Dialog {...dialog} title={texts.title}>
        <AmountStep contract={contract} initial={form} onCancel={leave} onProceed={proceed} />
      </Dialog>
    );
  }
  const confirms = texts.sure(
    requestedAmount(form.request === 'yield' ? { amount: null, currency: null } : form),
    contractName(contract),
  );
  const confirm = () =>
    send({ path: { id: contract.id }, confirms, idempotencyKey, body: withdrawalBody(form) });
  return (
    <Dialog {...dialog} title={texts.sureTitle}>
      <Stack gap={16}>
        <FormAlert message={error === null ? null : error.status === 0 ? texts.failed : error.message} />
        <p>{confirms}</p>
        <WithdrawalEstimate contractId={contract.id} form={form} />
        <FormActions>
          <Button isDisabled={isPending} onPress={() => setStep('form')} variant="ghost">
            {texts.change}
          </Button>
          <Button isPending={isPending} onPress={confirm}>
            {texts.confirm}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}

interface AmountStepProps {
  readonly contract: Contract;
  readonly initial: WithdrawalForm;
  readonly onCancel: () => void;
  readonly onProceed: (form: WithdrawalForm) => void;
}

function AmountStep({ contract, initial, onCancel, onProceed }: AmountStepProps) {
  const { field, values, submit, isPending } = useCheckedForm<WithdrawalForm>({
    initial,
    validate: withdrawalChecks,
    send: (typed) => Promise.resolve(onProceed(typed)),
  });
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <p>{texts.intro(contractName(contract))}</p>
      <WithdrawalFields field={field} values={values} />
      <WithdrawalEstimate contractId={contract.id} form={values} />
      <FormActions>
        <Button onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.proceed}</Button>
      </FormActions>
    </Form>
  );
}
