import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatMatchedAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Form, FormActions, RadioGroup, TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { OtherContract } from './OtherContract.tsx';
import { type Proposal, pointsText, type Receipt, reasonLines } from './receipts.model.ts';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface AttachFormProps {
  readonly receipt: Receipt;
  readonly proposals: readonly Proposal[];
}

const other = 'other';
type Short = 'wait' | 'accept';

/** Which contract the receipt pays, and what to do if money is missing. */
export function AttachForm({ receipt, proposals }: AttachFormProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const payable = proposals.filter(({ reasons }) => reasons.expectation === 'awaited');
  const [choice, setChoice] = useState(payable[0]?.contract.id ?? other);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [short, setShort] = useState<Short>('wait');
  const [reason, setReason] = useState('');
  const attach = useSending(
    queries.mutation('attachReceipt', {
      invalidates: moneyInvalidates,
      onDone: (after) => toast.success(after.receipt.state === 'open' ? texts.held : texts.attached),
    }),
  );
  const chosen = proposals.find(({ contract }) => contract.id === choice);
  const contractId = choice === other ? otherId : choice;
  const mayBeShort = chosen === undefined || chosen.reasons.gap?.kind === 'short';
  const preview = useQuery({
    ...queries.query('previewPayment', {
      path: { id: contractId ?? '' },
      query: { receipt_id: receipt.id, ...(mayBeShort && { short }) },
    }),
    enabled: contractId !== null,
    placeholderData: keepPreviousData,
  });
  const submit = () => {
    if (contractId === null) return;
    const body = {
      contract_id: contractId,
      ...(mayBeShort && { short }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    };
    attach.send({ path: { id: receipt.id }, body, idempotencyKey: keyOf([receipt.id, body]) });
  };
  return (
    <Form isPending={attach.isPending} onSubmit={submit}>
      <FormAlert message={attach.error?.message} />
      <RadioGroup
        label={texts.proposals}
        look="cards"
        onChange={setChoice}
        options={[
          ...proposals.map((proposal) => ({
            value: proposal.contract.id,
            label: `${proposal.contract.po_number} · ${proposal.contract.client} · ${proposal.contract.product}`,
            description: <ProposalReasons proposal={proposal} />,
            isDisabled: proposal.reasons.expectation !== 'awaited',
          })),
          { value: other, label: texts.otherContract },
        ]}
        value={choice}
      />
      {choice === other ? <OtherContract onChoose={setOtherId} value={otherId} /> : null}
      {mayBeShort ? (
        <RadioGroup
          label={texts.whatNow}
          look="cards"
          onChange={setShort}
          options={[
            { value: 'wait', label: texts.wait, description: texts.waitHelp },
            { value: 'accept', label: texts.accept, description: texts.acceptHelp },
          ]}
          value={short}
        />
      ) : null}
      <SecondPerson preview={contractId === null ? undefined : preview.data} />
      <TextField
        description={texts.reasonHelp}
        isOptional={preview.data?.needs_second_person !== true}
        label={texts.reason}
        maxLength={500}
        onChange={setReason}
        value={reason}
      />
      <FormActions>
        <Button isDisabled={contractId === null} isPending={attach.isPending} type="submit">
          {texts.attach}
        </Button>
      </FormActions>
    </Form>
  );
}

function ProposalReasons({ proposal }: { readonly proposal: Proposal }) {
  const { contract, certainty, score, points } = proposal;
  const expected = texts.expected(formatMatchedAmount(contract.amount, contract.currency));
  const received =
    contract.received === '0'
      ? ''
      : `, ${texts.alreadyReceived(formatMatchedAmount(contract.received, contract.currency))}`;
  return (
    <span className={styles.facts}>
      <span>
        {certainty === 'certain' ? texts.certain : texts.proposed} · {texts.score(score)} · {expected}
        {received}
      </span>
      <span className={styles.muted}>{pointsText(points)}</span>
      {reasonLines(proposal).map(({ text, isFine }) => (
        <span className={styles.fact} data-fine={isFine} key={text}>
          <Icon name={isFine ? 'check' : 'warning'} size={14} />
          {text}
        </span>
      ))}
    </span>
  );
}
