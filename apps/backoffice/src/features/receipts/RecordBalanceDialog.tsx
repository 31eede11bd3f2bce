import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { currencyLabel } from '@repo/domain/format';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { AccountSelect, accountOf } from './AccountSelect.tsx';
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

function RecordBalanceForm({ onClose }: Pick<RecordBalanceDialogProps, 'onClose'>) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const [account, setAccount] = useState('');
  const [day, setDay] = useState<string | null>(today);
  const [balance, setBalance] = useState('');
  const sending = useSending(queries.mutation('recordBalance', { invalidates: moneyInvalidates }));
  const chosen = accountOf(account);
  const submit = () => {
    if (chosen === null) return;
    const body = { ...chosen, day: day ?? '', balance };
    sending.send(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: () => {
          toast.success(texts.balanceRecorded);
          onClose();
        },
      },
    );
  };
  return (
    <Form isPending={sending.isPending} onSubmit={submit}>
      <FormAlert message={sending.error?.message} />
      <AccountSelect onChange={setAccount} value={account} />
      <DatePicker label={texts.balanceDay} max={today} onChange={setDay} value={day} />
      <AmountField
        currency={currencyLabel(chosen?.currency ?? 'EURO')}
        label={texts.balance}
        onChange={setBalance}
        value={balance}
      />
      <DialogActions
        isDisabled={chosen === null || balance === '' || day === null}
        isPending={sending.isPending}
        onBack={onClose}
        submit={texts.submitType}
      />
    </Form>
  );
}
