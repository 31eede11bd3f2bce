import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel } from '@repo/domain/format';
import { paymentReferenceMaxLength, refusalMessageMaxLength } from '@repo/domain/limits';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { useIsHeld } from '../../shared/use-is-held.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import {
  assetOptions,
  emptyTransfer,
  type FeeForm,
  feeAmount,
  isLeft,
  type RoundFee,
  toTransferBody,
  validateTransfer,
} from './fees.model.ts';
import { feesTexts as texts } from './fees.texts.ts';
import type { StaffRound } from './rounds.model.ts';

interface FeeTransferProps {
  readonly round: StaffRound;
  readonly details: components['schemas']['IssuerDetails']['payment_details'];
  readonly onClose: () => void;
}

const none = { asset: 'EURO', booked: '0', given_back: '0', transferred: '0', left: '0' } as const;

/** What the issuer transferred, as the bank or the chain shows it. */
export function FeeTransferForm({ round, details, onClose }: FeeTransferProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const isHeld = useIsHeld();
  const [today] = useState(parisToday);
  const { fees } = round;
  const feeOf = (asset: RoundFee['asset']) => fees.find((fee) => fee.asset === asset) ?? none;
  const form = useCheckedForm<FeeForm>({
    initial: emptyTransfer(fees.find(isLeft) ?? none, details),
    validate: (typed) => validateTransfer(typed, round, today),
    send: async (typed) => {
      const body = toTransferBody(typed);
      const confirms = texts.confirms(feeAmount(typed.amount, typed.asset), round.round.name);
      const path = { id: round.round.id };
      const { pending_change: held } = await change(
        api.call('recordFeeTransfer', { path, body, confirms, idempotencyKey: keyOf(body) }),
      );
      toast.success(held === null ? texts.done : texts.held);
      onClose();
    },
  });
  const { values, field, submit, isPending, failure } = form;
  const options = assetOptions(fees);
  const isBank = values.asset === 'EURO';
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro(feeAmount(feeOf(values.asset).left, values.asset))}</p>
      <FormAlert message={failure?.message} />
      <SecondPerson preview={{ needs_second_person: isHeld, warnings: [], lines: [] }} />
      {options.length < 2 ? null : (
        <Select<RoundFee['asset']>
          {...field('asset')}
          label={texts.asset}
          onChange={(asset) => {
            const { amount, account } = emptyTransfer(feeOf(asset), details);
            form.change({ asset, amount, account });
          }}
          options={options}
        />
      )}
      <AmountField {...field('amount')} currency={currencyLabel(values.asset)} label={texts.amount} />
      <DatePicker {...field('day')} label={texts.day} max={today} min={round.issue_day ?? undefined} />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={isBank ? texts.reference : texts.hash}
        maxLength={paymentReferenceMaxLength}
      />
      <TextField
        {...field('account')}
        description={isBank ? texts.accountHelp : undefined}
        isCode
        label={isBank ? texts.account : texts.address}
        maxLength={100}
      />
      <TextAreaField
        {...field('reason')}
        description={isHeld ? texts.reasonHelp : undefined}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={isHeld ? texts.submit : texts.record} />
    </Form>
  );
}
