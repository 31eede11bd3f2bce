import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel, formatBookAmount } from '@repo/domain/format';
import { type TypedReceiptValues, validateTypedReceipt } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { AccountSelect, accountOf, currencyOf } from './AccountSelect.tsx';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface TypeReceiptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** « Saisir un encaissement »; the form is reset each time it opens. */
export function TypeReceiptDialog(props: TypeReceiptDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={texts.typeTitle}>
      <TypeReceiptForm onClose={props.onClose} />
    </Dialog>
  );
}

interface Values extends TypedReceiptValues {
  readonly amount: string;
  readonly payer_account: string;
}

function TypeReceiptForm({ onClose }: Pick<TypeReceiptDialogProps, 'onClose'>) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { values, field, submit, isPending, failure } = useCheckedForm<Values>({
    initial: {
      account: '',
      amount: '',
      day: null,
      payer_name: '',
      payer_account: '',
      reference: '',
      reason: '',
    },
    validate: (typed) => validateTypedReceipt(typed, { asset: currencyOf(typed.account), today }),
    send: async ({ account, day, payer_account, ...typed }) => {
      const body = {
        ...typed,
        account: accountOf(account)?.account ?? '',
        currency: currencyOf(account),
        day: day ?? '',
        ...(payer_account.trim() !== '' && { payer_account: payer_account.trim() }),
      };
      const confirms = texts.typeConfirms(formatBookAmount(typed.amount, body.currency), typed.payer_name);
      await api.call('typeReceipt', { body, confirms, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...moneyInvalidates);
      toast.success(texts.typed);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.typeIntro}</p>
      <FormAlert message={failure?.message} />
      <AccountSelect {...field('account')} />
      <AmountField
        {...field('amount')}
        currency={currencyLabel(currencyOf(values.account))}
        label={texts.amount}
      />
      <DatePicker {...field('day')} label={texts.day} max={today} />
      <TextField {...field('payer_name')} label={texts.payerName} maxLength={140} />
      <TextField {...field('payer_account')} isOptional label={texts.payerAccountOptional} maxLength={140} />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={texts.reference}
        maxLength={140}
      />
      <TextField {...field('reason')} label={texts.typedReason} maxLength={500} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitType} />
    </Form>
  );
}
