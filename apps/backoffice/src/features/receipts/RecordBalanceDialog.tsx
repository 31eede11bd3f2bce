import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel } from '@repo/domain/format';
import { type Check, readAmount, runChecks } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { AccountSelect, accountOf, currencyOf } from './AccountSelect.tsx';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface RecordBalanceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** « Saisir un solde »; the form is reset each time it opens. */
export function RecordBalanceDialog({ isOpen, onClose }: RecordBalanceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.balanceTitle}>
      <RecordBalanceForm onClose={onClose} />
    </Dialog>
  );
}

interface BalanceValues {
  readonly account: string;
  readonly day: string | null;
  readonly balance: string;
}

const checks: readonly Check<BalanceValues, keyof BalanceValues>[] = [
  { field: 'account', message: texts.accountMissing, holds: ({ account }) => accountOf(account) !== null },
  { field: 'day', message: texts.dayMissing, holds: ({ day }) => day !== null },
  { field: 'balance', message: texts.balanceMissing, holds: ({ balance }) => readAmount(balance) !== null },
];

function RecordBalanceForm({ onClose }: Pick<RecordBalanceDialogProps, 'onClose'>) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { values, field, submit, isPending, failure } = useCheckedForm<BalanceValues>({
    initial: { account: '', day: today, balance: '' },
    validate: (typed) => runChecks(checks, typed),
    send: async ({ account, day, balance }) => {
      const chosen = accountOf(account);
      if (chosen === null || day === null) return;
      const body = { ...chosen, day, balance };
      await api.call('recordBalance', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...moneyInvalidates);
      toast.success(texts.balanceRecorded);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <AccountSelect {...field('account')} />
      <DatePicker {...field('day')} label={texts.balanceDay} max={today} />
      <AmountField
        {...field('balance')}
        currency={currencyLabel(currencyOf(values.account))}
        label={texts.balance}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitType} />
    </Form>
  );
}
