import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { type RatePair, ratePairs, validateManualRate } from '@repo/domain/rates';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useIsHeld } from '../../shared/use-is-held.ts';
import { manualRateTexts as texts } from './manual-rate.texts.ts';
import { RateRemarks } from './RateRemarks.tsx';

export interface ManualRateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** « Retirer ce taux », of the chosen pair and day. */
  readonly onWithdraw: (rate: { readonly pair: RatePair; readonly day: string }) => void;
  readonly onDone: (saved: components['schemas']['SavedRate']) => void;
}

/** A rate for a pair and a day; the form is reset each time it opens. */
export function ManualRateDialog(props: ManualRateDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={texts.title}>
      <ManualRateForm {...props} />
    </Dialog>
  );
}

interface ManualRateValues {
  readonly pair: RatePair;
  readonly day: string | null;
  readonly rate: string;
  readonly reason: string;
}

const options = ratePairs.map((pair) => ({ value: pair, label: pair }));
const sidesOf = (pair: RatePair): readonly string[] => pair.split('/');

function ManualRateForm({ onClose, onDone, onWithdraw }: ManualRateDialogProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const isHeld = useIsHeld();
  const { values, field, submit, isPending, failure } = useCheckedForm<ManualRateValues>({
    initial: { pair: 'EUR/USD', day: null, rate: '', reason: '' },
    // What the day has is checked by the server, which refuses at the field.
    validate: (typed) => validateManualRate(typed, { today, published: null, isHeld }),
    send: async ({ pair, day, rate, reason }) => {
      const body = { pair, day: day ?? '', rate, reason: reason.trim() };
      const saved = await api.call('saveManualRate', {
        body,
        confirms: texts.confirms(pair, rate, formatNumericDate(body.day)),
        idempotencyKey: keyOf(body),
      });
      await invalidate(queryClient, ...publicationInvalidates);
      onDone(saved);
    },
  });
  const [base = '', quote = ''] = sidesOf(values.pair);
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <SecondPerson preview={{ needs_second_person: isHeld, warnings: [], lines: [] }} />
      <Select {...field('pair')} label={texts.pair} options={options} />
      <DatePicker {...field('day')} label={texts.day} max={today} />
      <AmountField
        {...field('rate')}
        currency={quote}
        description={texts.rateHelp(base, quote)}
        label={texts.rate}
      />
      <RateRemarks {...values} onWithdraw={(day) => onWithdraw({ pair: values.pair, day })} today={today} />
      <TextAreaField
        {...field('reason')}
        description={isHeld ? texts.reasonHelp : undefined}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <DialogActions
        isPending={isPending}
        onBack={onClose}
        submit={isHeld ? texts.submit : texts.submitAlone}
      />
    </Form>
  );
}
