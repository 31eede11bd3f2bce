import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type AdviserTyped, validateAdviser } from '@repo/domain/advisers';
import { Dialog } from '@repo/ui/dialog';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { AdviserFields } from './AdviserFields.tsx';
import { type Adviser, adviserName, keepTyped, typedFacts, typedOf } from './advisers.model.ts';
import { adviserInvalidates } from './advisers.queries.ts';
import { adviserFormTexts as texts } from './advisers.texts.ts';

interface EditAdviserProps {
  readonly adviser: Adviser;
  readonly onClose: () => void;
}

/** What clients are shown of an adviser; a colleague who was first is shown beside what was typed. */
export function EditAdviser({ adviser, onClose }: EditAdviserProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const now = typedOf(adviser);
  const [opened, setOpened] = useState(now);
  const { send, conflict } = useRecordCall<OperationOutput<'updateAdviser'>>({
    invalidates: adviserInvalidates,
    record: typedFacts(now),
    onDone: () => {
      toast.success(texts.edited);
      onClose();
    },
  });
  const form = useCheckedForm<AdviserTyped>({
    initial: opened,
    validate: validateAdviser,
    send: (values) => {
      const body = { version: adviser.version, adviser: keepTyped(values, { opened, now }) };
      const path = { id: adviser.id };
      return send(api.call('updateAdviser', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  const openedValues = new Map(typedFacts(opened).map(({ id, value }) => [id, value]));
  const keep = () => {
    form.change(keepTyped(form.values, { opened, now }));
    setOpened(now);
    conflict.keep();
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.editTitle(adviserName(adviser))}>
      <Form isPending={form.isPending} onSubmit={form.submit}>
        <p>{texts.editIntro}</p>
        <FormAlert message={form.failure?.message} />
        <RecordConflict
          conflict={{ ...conflict, keep }}
          onReload={onClose}
          typed={typedFacts(form.values).filter(({ id, value }) => value !== openedValues.get(id))}
        />
        <AdviserFields field={form.field} />
        <DialogActions isPending={form.isPending} onBack={onClose} submit={texts.editSubmit} />
      </Form>
    </Dialog>
  );
}
