import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel, formatMatchedAmount, formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength, refusalMessageMaxLength } from '@repo/domain/limits';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, RadioGroup, TextAreaField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { OneFile, useStoreOnce } from '../../shared/OneFile.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { contractFacts } from './contract-facts.model.ts';
import { RectifyPreview } from './RectifyPreview.tsx';
import {
  checkRectification,
  type RectifyValues,
  recordedLine,
  toCorrection,
  typedLine,
} from './rectify.model.ts';
import { rectifyTexts as texts } from './rectify.texts.ts';

type Receipt = components['schemas']['Receipt'];

export interface RectifyFormProps {
  readonly contract: components['schemas']['Contract'];
  readonly first: Receipt;
  readonly receipts: readonly Receipt[];
  readonly onClose: () => void;
  readonly resumed: Resumed | null;
}

/** The line as it should have been recorded; what that changes is shown as it is typed. */
export function RectifyForm({ contract, first, receipts, onClose, resumed }: RectifyFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const [file, setFile] = useState<File | null>(null);
  const path = { id: contract.id };
  const store = useStoreOnce((document) =>
    api.call('uploadRectificationFile', { path, body: { file: document } }),
  );
  const { send, conflict } = useRecordCall({
    record: contractFacts(contract),
    onDone: ({ pending_change: held }: OperationOutput<'rectifyPayment'>) => {
      onClose();
      toast.success(held === null ? texts.rectified : texts.held);
    },
  });
  const { field, values, change, submit, isPending, failure } = useCheckedForm<RectifyValues>({
    initial: { ...recordedLine(first), reason: '', ...(resumed !== null && typedLine(resumed, first)) },
    validate: (typed) => checkRectification(typed, { contract, receipts, today }),
    send: async (typed) => {
      const document = file === null ? {} : { document_id: await store(file) };
      const body = { ...toCorrection(typed), ...document, reason: typed.reason.trim() };
      const confirms = texts.confirms(
        formatMatchedAmount(typed.amount, contract.currency),
        contract.po_number ?? contract.id,
      );
      const input = { path, body, confirms, idempotencyKey: keyOf(body) };
      await send(api.call('rectifyPayment', input));
    },
  });
  const choose = (id: string) => {
    const chosen = receipts.find((receipt) => receipt.id === id) ?? first;
    change(recordedLine(chosen));
  };
  const isTyped = receipts.some(({ id, source }) => id === values.receipt_id && source === 'typed');
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onClose}
        typed={[
          { id: 'amount', label: texts.amount, value: values.amount },
          { id: 'reason', label: texts.reason, value: values.reason },
        ]}
      />
      {receipts.length > 1 ? (
        <RadioGroup
          {...field('receipt_id')}
          label={texts.receipt}
          look="cards"
          onChange={choose}
          options={receipts.map(({ id, day, amount, wording }) => ({
            value: id,
            label: texts.receiptOn(formatMatchedAmount(amount, contract.currency), formatNumericDate(day)),
            ...(wording !== null && { description: wording }),
          }))}
        />
      ) : null}
      <AmountField {...field('amount')} currency={currencyLabel(contract.currency)} label={texts.amount} />
      <DatePicker {...field('value_date')} label={texts.valueDate} max={today} />
      {isTyped ? (
        <TextField {...field('reference')} label={texts.reference} maxLength={paymentReferenceMaxLength} />
      ) : null}
      <OneFile value={file} label={texts.document} onChange={setFile} />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
      />
      <RectifyPreview contractId={contract.id} context={{ contract, receipts, today }} values={values} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
