import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { currencyLabel } from '@repo/domain/format';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { AccountSelect, accountKey, accountOf } from './AccountSelect.tsx';
import { type AccountDebit, DebitFacts, debitReason, maxMovementReason } from './DebitsToQualify.tsx';
import { ProductSelect } from './ProductSelect.tsx';
import { movementNatureTexts, receiptsTexts as texts } from './receipts.texts.ts';

type Nature = components['schemas']['RecordMovementBody']['nature'];
const natures = ['cost', 'transfer', 'custody_out', 'custody_in'] as const satisfies readonly Nature[];

export interface RecordMovementDialogProps {
  readonly isOpen: boolean;
  /** The debit of a statement that it books; null when it is typed. */
  readonly debit: AccountDebit | null;
  readonly onClose: () => void;
}

/** « Saisir un mouvement »; the form is reset each time it opens. */
export function RecordMovementDialog({ isOpen, debit, onClose }: RecordMovementDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.movementTitle}>
      <RecordMovementForm debit={debit} onClose={onClose} />
    </Dialog>
  );
}

function RecordMovementForm({ debit, onClose }: Pick<RecordMovementDialogProps, 'debit' | 'onClose'>) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const [nature, setNature] = useState<Nature>('cost');
  const [account, setAccount] = useState(debit === null ? '' : accountKey(debit));
  const [to, setTo] = useState('');
  const [strategy, setStrategy] = useState('');
  const [day, setDay] = useState<string | null>(debit?.day ?? today);
  const [amount, setAmount] = useState(debit?.amount ?? '');
  const [reason, setReason] = useState(debit === null ? '' : debitReason(debit));
  const sending = useSending(queries.mutation('recordMovement', { invalidates: moneyInvalidates }));
  const chosen = accountOf(account);
  const other = accountOf(to);
  const isCustody = nature === 'custody_out' || nature === 'custody_in';
  const hasOtherSide = nature === 'cost' || (isCustody ? strategy !== '' : other !== null);
  const submit = () => {
    if (chosen === null) return;
    const body = {
      ...chosen,
      nature,
      day: day ?? '',
      amount,
      reason,
      ...(debit !== null && { debit_id: debit.id }),
      ...(nature === 'transfer' && other !== null && { to_account: other.account }),
      ...(isCustody && { strategy_id: strategy }),
    };
    sending.send(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ pending_change: held }) => {
          toast.success(held === null || debit !== null ? texts.movementRecorded : texts.movementHeld);
          onClose();
        },
      },
    );
  };
  return (
    <Form isPending={sending.isPending} onSubmit={submit}>
      <FormAlert message={sending.error?.message} />
      <Select
        label={texts.movementNature}
        onChange={setNature}
        options={natures
          .filter((value) => debit === null || value !== 'custody_in')
          .map((value) => ({ value, label: movementNatureTexts[value] }))}
        value={nature}
      />
      {debit === null ? (
        <AccountSelect
          label={nature === 'transfer' ? texts.fromAccount : texts.account}
          onChange={setAccount}
          value={account}
        />
      ) : (
        <DebitFacts debit={debit} />
      )}
      {nature === 'transfer' ? <AccountSelect label={texts.toAccount} onChange={setTo} value={to} /> : null}
      {isCustody ? <ProductSelect onChange={setStrategy} value={strategy} /> : null}
      {debit === null ? (
        <>
          <AmountField
            currency={currencyLabel(chosen?.currency ?? 'EURO')}
            label={texts.movementAmount}
            onChange={setAmount}
            value={amount}
          />
          <p>{texts.movementHelp}</p>
          <DatePicker label={texts.movementDay} max={today} onChange={setDay} value={day} />
        </>
      ) : null}
      <TextField
        label={texts.typedReason}
        maxLength={maxMovementReason}
        onChange={setReason}
        value={reason}
      />
      <DialogActions
        isDisabled={chosen === null || !hasOtherSide || amount === '' || day === null || reason.trim() === ''}
        isPending={sending.isPending}
        onBack={onClose}
        submit={texts.submitType}
      />
    </Form>
  );
}
