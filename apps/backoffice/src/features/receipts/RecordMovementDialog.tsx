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
import type { Resumed } from '../../shared/use-resumed.ts';
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
  /** The request whose values it opens with. */
  readonly resumed: Resumed | null;
}

/** « Saisir un mouvement »; the form is reset each time it opens. */
export function RecordMovementDialog({ isOpen, ...form }: RecordMovementDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={texts.movementTitle}>
      <RecordMovementForm {...form} />
    </Dialog>
  );
}

interface MovementValues {
  readonly nature: Nature;
  readonly account: string;
  readonly to: string;
  readonly strategy: string;
  readonly day: string | null;
  readonly amount: string;
  readonly reason: string;
}

/** Of a debit, of a request that is taken up again, or empty. */
function initialOf(debit: AccountDebit | null, resumed: Resumed | null): MovementValues {
  const empty = {
    nature: 'cost',
    account: '',
    to: '',
    strategy: '',
    day: null,
    amount: '',
    reason: '',
  } as const;
  if (debit !== null) {
    const { day, amount } = debit;
    return { ...empty, account: accountKey(debit), day, amount, reason: debitReason(debit) };
  }
  const typed = resumed?.typed.movement;
  if (resumed === null || typed === undefined) return empty;
  const { account, to_account: to, currency, strategy_id: strategy, ...same } = typed;
  const keyOf = (one: string | null) => (one === null ? '' : accountKey({ account: one, currency }));
  return {
    ...same,
    account: keyOf(account),
    to: keyOf(to),
    strategy: strategy ?? '',
    reason: resumed.reason,
  };
}

function RecordMovementForm({ debit, onClose, resumed }: Omit<RecordMovementDialogProps, 'isOpen'>) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const [initial] = useState(() => initialOf(debit, resumed));
  const [nature, setNature] = useState(initial.nature);
  const [account, setAccount] = useState(initial.account);
  const [to, setTo] = useState(initial.to);
  const [strategy, setStrategy] = useState(initial.strategy);
  const [day, setDay] = useState<string | null>(initial.day ?? today);
  const [amount, setAmount] = useState(initial.amount);
  const [reason, setReason] = useState(initial.reason);
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
