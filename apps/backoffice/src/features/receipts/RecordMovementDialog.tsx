import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel, formatBookAmount } from '@repo/domain/format';
import { type Check, isFilled, readAmount, runChecks } from '@repo/domain/validation';
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
import { AccountSelect, accountKey, accountOf, currencyOf } from './AccountSelect.tsx';
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

/** Of a debit, of a request that is taken up again, or empty on the day of `today`. */
function initialOf(debit: AccountDebit | null, resumed: Resumed | null, today: string): MovementValues {
  const empty = {
    nature: 'cost',
    account: '',
    to: '',
    strategy: '',
    day: today,
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

/** What the nature of a movement requires beside the account, the amount, the day and the reason. */
const checks: readonly Check<MovementValues, keyof MovementValues>[] = [
  { field: 'account', message: texts.accountMissing, holds: ({ account }) => accountOf(account) !== null },
  {
    field: 'to',
    message: texts.accountMissing,
    holds: ({ nature, to }) => nature !== 'transfer' || accountOf(to) !== null,
  },
  {
    field: 'strategy',
    message: texts.productMissing,
    holds: ({ nature, strategy }) => !isCustody(nature) || strategy !== '',
  },
  {
    field: 'amount',
    message: texts.movementAmountMissing,
    holds: ({ amount }) => readAmount(amount)?.gt(0) ?? false,
  },
  { field: 'day', message: texts.dayMissing, holds: ({ day }) => day !== null },
  { field: 'reason', message: texts.movementReasonMissing, holds: ({ reason }) => isFilled(reason) },
];

const isCustody = (nature: Nature) => nature === 'custody_out' || nature === 'custody_in';

function bodyOf(
  { nature, account, to, strategy, day, amount, reason }: MovementValues,
  debit: AccountDebit | null,
): components['schemas']['RecordMovementBody'] {
  const other = accountOf(to);
  return {
    account: accountOf(account)?.account ?? '',
    currency: currencyOf(account),
    nature,
    day: day ?? '',
    amount,
    reason,
    ...(debit !== null && { debit_id: debit.id }),
    ...(nature === 'transfer' && other !== null && { to_account: other.account }),
    ...(isCustody(nature) && { strategy_id: strategy }),
  };
}

function RecordMovementForm({ debit, onClose, resumed }: Omit<RecordMovementDialogProps, 'isOpen'>) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { values, field, submit, isPending, failure } = useCheckedForm<MovementValues>({
    initial: initialOf(debit, resumed, today),
    validate: (typed) => runChecks(checks, typed),
    send: async (typed) => {
      const body = bodyOf(typed, debit);
      const { pending_change: held } = await api.call('recordMovement', {
        body,
        confirms: texts.movementConfirms(
          movementNatureTexts[body.nature],
          formatBookAmount(typed.amount, body.currency),
        ),
        idempotencyKey: keyOf(body),
      });
      await invalidate(queryClient, ...moneyInvalidates);
      toast.success(held === null || debit !== null ? texts.movementRecorded : texts.movementHeld);
      onClose();
    },
  });
  const { nature, account } = values;
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <Select
        {...field('nature')}
        label={texts.movementNature}
        options={natures
          .filter((value) => debit === null || value !== 'custody_in')
          .map((value) => ({ value, label: movementNatureTexts[value] }))}
      />
      {debit === null ? (
        <AccountSelect
          {...field('account')}
          label={nature === 'transfer' ? texts.fromAccount : texts.account}
        />
      ) : (
        <DebitFacts debit={debit} />
      )}
      {nature === 'transfer' ? <AccountSelect {...field('to')} label={texts.toAccount} /> : null}
      {isCustody(nature) ? <ProductSelect {...field('strategy')} /> : null}
      {debit === null ? (
        <>
          <AmountField
            {...field('amount')}
            currency={currencyLabel(currencyOf(account))}
            label={texts.movementAmount}
          />
          <p>{texts.movementHelp}</p>
          <DatePicker {...field('day')} label={texts.movementDay} max={today} />
        </>
      ) : null}
      <TextField {...field('reason')} label={texts.typedReason} maxLength={maxMovementReason} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitType} />
    </Form>
  );
}
