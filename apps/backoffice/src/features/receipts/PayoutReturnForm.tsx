import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { payoutKindTexts, shortReference } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
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
  const [first] = candidates;
  const [payoutId, setPayoutId] = useState(first?.payout.id);
  const [reason, setReason] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = candidates.find(({ payout }) => payout.id === payoutId) ?? first;
  if (chosen === undefined) return <p className={styles.muted}>{texts.noReturnedPayout}</p>;
  return (
    <Form isPending={false} onSubmit={() => setIsOpen(true)}>
      <p>{texts.returnHelp}</p>
      <RadioGroup
        label={texts.returnedPayouts}
        look="cards"
        onChange={setPayoutId}
        options={candidates.map((candidate) => ({
          value: candidate.payout.id,
          label: nameOf(candidate),
          description: <ReturnFacts candidate={candidate} />,
        }))}
        value={chosen.payout.id}
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
        <Button type="submit">{texts.recordReturn}</Button>
      </FormActions>
      <ConfirmReturn
        chosen={chosen}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        reason={reason.trim()}
        receipt={receipt}
      />
    </Form>
  );
}

interface ConfirmReturnProps extends Pick<PayoutReturnFormProps, 'receipt'> {
  readonly chosen: PayoutReturn;
  readonly reason: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A return can't be undone: the payout is owed again, and its payee receives an email. */
function ConfirmReturn({ receipt, chosen: { payout, fee }, reason, isOpen, onClose }: ConfirmReturnProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const record = useSending(
    queries.mutation('recordPayoutReturn', {
      invalidates: moneyInvalidates,
      onDone: () => {
        onClose();
        toast.success(texts.returnRecorded);
      },
    }),
  );
  const send = () => {
    const body = { payout_id: payout.id, ...(reason !== '' && { reason }) };
    record.send({ path: { id: receipt.id }, body, idempotencyKey: keyOf([receipt.id, body]) });
  };
  const [owed, received, kept] = [payout.amount, receipt.amount, fee].map((amount) =>
    formatBookAmount(amount, payout.asset),
  );
  return (
    <ConfirmDialog
      cancelLabel={texts.keepReceipt}
      confirmLabel={texts.recordReturn}
      error={record.error?.message}
      isOpen={isOpen}
      isPending={record.isPending}
      onCancel={() => {
        record.reset();
        onClose();
      }}
      onConfirm={send}
      title={texts.returnTitle}
    >
      <p>{texts.returnConfirm(owed ?? '', payout.client !== null)}</p>
      {decimal(fee).eq(0) ? null : <p>{texts.returnFee(received ?? '', kept ?? '')}</p>}
    </ConfirmDialog>
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
