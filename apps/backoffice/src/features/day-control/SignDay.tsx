import type { components } from '@repo/api-sdk';
import { invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { validateDayComment } from '@repo/domain/day-control';
import { formatNumericDate } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { knownEntry } from '../../shared/known-entry.ts';
import styles from './day-control.module.css';
import { dayControlTexts as texts } from './day-control.texts.ts';

/** A check that this page does not know blocks the day as the others do: it is shown under a general name. */
export const checkName = (kind: string): string => knownEntry(texts.checks, kind) ?? texts.otherCheck;

interface SignDayProps {
  readonly day: string;
  readonly act: 'sign' | 'countersign';
  readonly checks: components['schemas']['DayControl']['checks'];
}

/** The button that signs or countersigns a day, and its form. */
export function SignDay(props: SignDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{texts.acts[props.act]}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.dialog[props.act](formatNumericDate(props.day))}>
        <SignForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

const invalidates = ['getDayControl', 'listDayControls', 'getStaffTiles'] as const;

function SignForm({ day, act, checks, onClose }: SignDayProps & { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const open = checks.filter(({ is_required, points }) => !is_required && points.length > 0);
  const isRequired = act === 'sign' && open.length > 0;
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { comment: '' },
    validate: ({ comment }) => validateDayComment({ comment, isRequired }),
    send: async ({ comment }) => {
      const typed = comment.trim();
      const body = { act, ...(typed === '' ? {} : { comment: typed }) };
      try {
        await api.call('signDay', { path: { day }, body });
      } catch (error) {
        // Something changed meanwhile: the page shows it below the form.
        if (isApiError(error) && error.status === 409) await invalidate(queryClient, ...invalidates);
        throw error;
      }
      await invalidate(queryClient, ...invalidates);
      onClose();
      toast.success(texts.done[act]);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro[act]}</p>
      {open.length === 0 ? null : (
        <ul className={styles.list}>
          {open.map(({ kind, points, count = points.length }) => (
            <li key={kind}>{texts.openCheck(checkName(kind), count)}</li>
          ))}
        </ul>
      )}
      <FormAlert message={failure?.message} />
      <TextAreaField
        {...field('comment')}
        description={isRequired ? texts.commentHelp : undefined}
        isRequired={isRequired}
        label={texts.comment}
        maxLength={refusalMessageMaxLength}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit[act]} />
    </Form>
  );
}
