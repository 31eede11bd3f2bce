import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { Dialog } from '@repo/ui/dialog';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { ClassTermsFields } from './ClassTermsFields.tsx';
import {
  type ClassRow,
  classFacts,
  toClassChangeBody,
  toTerms,
  validateClassChange,
} from './token-classes.model.ts';
import { classFormTexts as texts, tokenClassesTexts } from './token-classes.texts.ts';

/** Changes a class under its version; closed without one. */
export function ChangeClassDialog({
  row,
  onClose,
}: {
  readonly row: ClassRow | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={row !== null}
      onClose={onClose}
      title={row === null ? '' : tokenClassesTexts.changeOf(row.class.symbol)}
    >
      {row === null ? null : <ChangeClassForm key={row.class.id} onClose={onClose} row={row} />}
    </Dialog>
  );
}

function ChangeClassForm({ row, onClose }: { readonly row: ClassRow; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { id, kind, symbol } = row.class;
  const { send, conflict } = useRecordCall<OperationOutput<'updateClass'>>({
    record: classFacts(row),
    invalidates: kaskadInvalidates,
    onDone: ({ items }) => {
      const pending = items.find((each) => each.class.id === id)?.pending_change ?? null;
      toast.success(pending === null || row.pending_change !== null ? texts.changed : texts.tgeHeld);
      onClose();
    },
  });
  const form = useCheckedForm({
    initial: { ...toTerms(row), reason: '' },
    validate: (values) => validateClassChange(values, row),
    send: (values) => {
      const body = toClassChangeBody(values, row);
      return send(api.call('updateClass', { path: { id }, body, idempotencyKey: keyOf(body) }));
    },
  });
  const { values } = form;
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <FormAlert message={form.failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onClose}
        typed={[
          { id: 'name', label: texts.name, value: values.name },
          { id: 'supply', label: texts.supply, value: values.total_supply },
          {
            id: 'tge',
            label: texts.tge,
            value: values.tge_day === null ? '' : formatNumericDate(values.tge_day),
          },
        ]}
      />
      {row.pending_change === null ? null : <PendingChange change={row.pending_change} />}
      <ClassTermsFields form={form} isToken={kind === 'token'} symbol={symbol} tgeDay={row.tge_day} />
      <DialogActions isPending={form.isPending} onBack={onClose} submit={texts.submitChange} />
    </Form>
  );
}
