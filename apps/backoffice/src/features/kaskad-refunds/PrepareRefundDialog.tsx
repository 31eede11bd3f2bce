import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDateTime } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { payoutHolderMaxLength } from '@repo/domain/payouts';
import { Dialog } from '@repo/ui/dialog';
import { Form, RadioGroup, type RadioOption, TextAreaField, TextField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import {
  emptyPreparation,
  methodOf,
  type PreparationForm,
  type RefundDetail,
  refundAmount,
  refundFacts,
  shownAccount,
  toPreparationBody,
  validatePreparation,
} from './refunds.model.ts';
import { refundsTexts, refundFormTexts as texts } from './refunds.texts.ts';

interface PrepareRefundProps {
  readonly data: RefundDetail;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Who is paid: the sender of the money, else what the investor declared, or an account typed with its reason. */
export function PrepareRefundDialog({ isOpen, ...props }: PrepareRefundProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onCancel} title={texts.prepareTitle}>
      <PrepareRefundForm {...props} />
    </Dialog>
  );
}

function sourceOptions({ row, known }: RefundDetail): RadioOption<PreparationForm['source']>[] {
  return [
    ...known.map(({ beneficiary: { source, account, name }, usable_from: from, is_usable: isUsable }) => ({
      value: source,
      label: `${refundsTexts.sources[source]} · ${shownAccount(account, row)}`,
      description: isUsable || from === null ? name : texts.usableFrom(formatNumericDateTime(from)),
      isDisabled: !isUsable,
    })),
    { value: 'staff', label: texts.other },
  ];
}

/** The account that is known from a source. */
const accountOf = ({ known }: RefundDetail, source: PreparationForm['source']) =>
  known.find(({ beneficiary }) => beneficiary.source === source)?.beneficiary.account ?? '';

function PrepareRefundForm({ data, onCancel, onDone }: PrepareRefundProps) {
  const { row } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({
    record: refundFacts(row),
    invalidates: kaskadInvalidates,
    onDone,
  });
  const { values, field, submit, isPending, failure } = useCheckedForm({
    initial: emptyPreparation(data),
    validate: (typed) => validatePreparation(typed, row),
    send: (typed) => {
      const body = toPreparationBody(typed);
      const path = { id: row.refund.id };
      const account = typed.source === 'staff' ? typed.account.trim() : accountOf(data, typed.source);
      const confirms = texts.prepareConfirms(refundAmount(row), shownAccount(account, row));
      return send(api.call('prepareRefund', { path, body, confirms, idempotencyKey: keyOf(body) }));
    },
  });
  const isTyped = values.source === 'staff';
  const isBank = methodOf(row) === 'rib';
  const accountLabel = isBank ? refundsTexts.iban : refundsTexts.address;
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.prepareIntro(refundAmount(row), row.owner.name)}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          { id: 'name', label: texts.holder, value: isTyped ? values.name : '' },
          { id: 'account', label: accountLabel, value: values.account },
          { id: 'reason', label: texts.reason, value: values.reason },
        ]}
      />
      <RadioGroup {...field('source')} label={texts.source} look="cards" options={sourceOptions(data)} />
      {isTyped ? (
        <>
          <TextField {...field('name')} label={texts.holder} maxLength={payoutHolderMaxLength} />
          <TextField {...field('account')} isCode label={accountLabel} maxLength={100} />
          {isBank ? <TextField {...field('bic')} isOptional label={refundsTexts.bic} maxLength={11} /> : null}
        </>
      ) : null}
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        isOptional={!isTyped}
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onCancel} submit={refundsTexts.actions.prepare} />
    </Form>
  );
}
