import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { parisDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { type LetterValues, validateLetter } from '@repo/domain/validation';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { OneFile, useStoreOnce } from '../../shared/OneFile.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { contractFacts } from './contract-facts.model.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';

const texts = contractPanelTexts.letter;

type Letter = LetterValues & { readonly file?: File | null };

interface LetterFormProps extends Pick<OperationOutput<'getAdminContract'>, 'contract'> {
  readonly until: string;
  readonly onClose: () => void;
  readonly resumed: Resumed | null;
}

export function LetterForm({ contract, until, onClose, resumed }: LetterFormProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { send, conflict } = useRecordCall({
    record: contractFacts(contract),
    onDone: ({ pending_change: held }: OperationOutput<'recordRenunciationLetter'>) => {
      onClose();
      toast.success(held === null ? texts.recorded : texts.held);
    },
  });
  const signedOn = parisDay(new Date(contract.signed_at ?? contract.created_at));
  const path = { id: contract.id };
  const typed = resumed?.typed.letter;
  // Of a letter that was recorded before.
  const stored = typed?.document_id;
  const store = useStoreOnce(async (file) => {
    const document = await api.call('addContractDocument', { path, body: { file, title: texts.scanTitle } });
    await invalidate(queryClient, 'listAddedDocuments');
    return document;
  });
  const { field, values, submit, isPending, failure } = useCheckedForm<Letter>({
    initial: {
      ...(typed ?? empty),
      ...(stored === undefined && { file: null }),
      reason: resumed?.reason ?? '',
    },
    validate: (letter) => validateLetter(letter, { signedOn, until, today }),
    send: async ({ sent_on: sent, received_on: received, file, scan, reason }) => {
      const days = { sent_on: sent ?? '', received_on: received ?? '' };
      const document = file == null ? (stored ?? '') : await store(file);
      const body = { ...days, document_id: document, scan: scan.trim(), reason: reason.trim() };
      return send(api.call('recordRenunciationLetter', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro(formatLongDate(until))}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onClose}
        typed={[
          { id: 'sent', label: texts.sentOn, value: values.sent_on ?? '' },
          { id: 'received', label: texts.receivedOn, value: values.received_on ?? '' },
          { id: 'scan', label: texts.scan, value: values.scan },
          { id: 'reason', label: texts.reason, value: values.reason },
        ]}
      />
      <DatePicker {...field('sent_on')} description={texts.sentHelp} label={texts.sentOn} max={today} />
      <DatePicker
        {...field('received_on')}
        description={texts.receivedHelp}
        label={texts.receivedOn}
        max={today}
      />
      {stored === undefined ? <OneFile {...field('file')} label={texts.document} /> : <p>{texts.stored}</p>}
      <TextField
        {...field('scan')}
        description={texts.scanHelp}
        label={texts.scan}
        maxLength={refusalMessageMaxLength}
      />
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={refusalMessageMaxLength} />
      <DialogActions isDangerous isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}

const empty = { sent_on: null, received_on: null, scan: '' };
