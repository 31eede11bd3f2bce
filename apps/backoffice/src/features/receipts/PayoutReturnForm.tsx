import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, shortReference } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { Form, FormActions, RadioGroup, TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { type PayoutReturn, type Receipt, returnLines } from './receipts.model.ts';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface PayoutReturnFormProps {
  readonly receipt: Receipt;
  readonly candidates: readonly PayoutReturn[];
}

/** Which payout the bank sent back with this credit. The bank's reason is typed where its file gives none. */
export function PayoutReturnForm({ receipt, candidates }: PayoutReturnFormProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [payoutId, setPayoutId] = useState(candidates[0]?.payout.id ?? null);
  const [reason, setReason] = useState('');
  const record = useSending(
    queries.mutation('recordPayoutReturn', {
      invalidates: moneyInvalidates,
      onDone: () => toast.success(texts.returnRecorded),
    }),
  );
  if (payoutId === null) return <p className={styles.muted}>{texts.noReturnedPayout}</p>;
  const submit = () => {
    const body = { payout_id: payoutId, ...(reason.trim() !== '' && { reason: reason.trim() }) };
    record.send({ path: { id: receipt.id }, body, idempotencyKey: keyOf([receipt.id, body]) });
  };
  return (
    <Form isPending={record.isPending} onSubmit={submit}>
      <p>{texts.returnHelp}</p>
      <FormAlert message={record.error?.message} />
      <RadioGroup
        label={texts.returnedPayouts}
        look="cards"
        onChange={setPayoutId}
        options={candidates.map((candidate) => ({
          value: candidate.payout.id,
          label: nameOf(candidate),
          description: <ReturnFacts candidate={candidate} />,
        }))}
        value={payoutId}
      />
      {receipt.return_reason === null ? (
        <TextField
          description={texts.returnReasonHelp}
          isOptional
          label={texts.returnReason}
          maxLength={200}
          onChange={setReason}
          value={reason}
        />
      ) : null}
      <FormActions>
        <Button isPending={record.isPending} type="submit">
          {texts.recordReturn}
        </Button>
      </FormActions>
    </Form>
  );
}

function nameOf({ payout }: PayoutReturn): string {
  const { kind, beneficiary, client, po_number: number } = payout;
  const name =
    beneficiary?.name ?? (client === null ? texts.unknownPayee : `${client.firstname} ${client.lastname}`);
  return [payoutKindTexts[kind], name, number].filter((part) => part !== null).join(' · ');
}

function ReturnFacts({ candidate }: { readonly candidate: PayoutReturn }) {
  const { payout, certainty } = candidate;
  const amount = formatBookAmount(payout.amount, payout.asset);
  return (
    <span className={styles.facts}>
      <span>
        {certainty === 'certain' ? texts.certain : texts.proposed} ·{' '}
        {texts.executedOn(amount, formatNumericDate(payout.executed_on ?? ''))}
        {payout.reference === null ? null : ` · ${shortReference(payout.reference)}`}
      </span>
      {returnLines(candidate).map((text) => (
        <span className={styles.fact} data-fine key={text}>
          <Icon name="check" size={14} />
          {text}
        </span>
      ))}
    </span>
  );
}
