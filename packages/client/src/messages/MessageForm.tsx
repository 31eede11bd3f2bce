import { dropTabDraft, useSession } from '@repo/auth';
import {
  type MessageValues,
  messageFilesMax,
  messageMaxLength,
  subjectMaxLength,
  type ThreadValues,
  validateMessage,
  validateThread,
} from '@repo/domain/messages';
import { Button } from '@repo/ui/button';
import { Form, FormActions, TextAreaField, TextField } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useIsReadOnly } from '@repo/ui/read-only';
import { useEffect } from 'react';
import { FormAlert, readFormDraft, saveFormDraft, useCheckedForm } from '../form/index.ts';
import { LeaveGuard } from '../leave-guard/LeaveGuard.tsx';
import { messagesTexts as texts } from './messages.texts.ts';
import { useMessageFiles } from './use-message-files.ts';

/** The subject is empty of a message in an open thread. */
export interface TypedMessage {
  readonly subject: string;
  readonly text: string;
  readonly file_ids: string[];
}

interface MessageFormProps<Sent> {
  readonly name: string;
  /** What it is in: its text is kept in this tab under that name until it is sent. */
  readonly draft: string;
  readonly button: string;
  /** It opens a thread. */
  readonly hasSubject?: boolean | undefined;
  readonly onCancel?: { readonly label: string; readonly leave: () => void } | undefined;
  /** What was typed stays until it is sent, and when it fails. */
  readonly send: (message: TypedMessage) => Promise<Sent>;
  /** What follows, once its text is dropped: the form that comes next starts empty. */
  readonly onSent: (sent: Sent) => Promise<unknown>;
}

/**
 * Writes a message with its files. Render it with another key once it is sent. A reload loses nothing of its text; its
 * files are chosen again, so leaving them confirms first.
 */
export function MessageForm<Sent>(props: MessageFormProps<Sent>) {
  const { name, draft, button, hasSubject = false, onCancel, send, onSent } = props;
  const attached = useMessageFiles();
  const isReadOnly = useIsReadOnly();
  const owner = useSession().user?.id;
  const draftName = `message:${owner ?? ''}:${draft}`;
  const whole = <Values extends MessageValues>(values: Values): Values => ({
    ...values,
    file_ids: attached.ids,
  });
  const { values, field, submit, isPending, failure } = useCheckedForm<ThreadValues>({
    initial: { ...readFormDraft(draftName, { subject: '', text: '' }), file_ids: [] },
    validate: (typed) => (hasSubject ? validateThread : validateMessage)(whole(typed)),
    send: async ({ subject, text }) => {
      const sent = await send({ subject: subject.trim(), text: text.trim(), file_ids: attached.ids });
      dropTabDraft(draftName);
      await onSent(sent);
    },
  });
  const { subject, text } = values;
  // Syncs the tab's storage with what is typed; no longer once its author has signed out.
  useEffect(() => {
    if (owner !== undefined) saveFormDraft(draftName, { subject, text }, []);
  }, [owner, draftName, subject, text]);
  const { error: filesError, ref: filesRef } = field('file_ids');
  return (
    <Form aria-label={name} isPending={isPending} onSubmit={submit}>
      <LeaveGuard isActive={attached.files.length > 0 && !isPending} />
      <FormAlert message={failure?.message} />
      {hasSubject ? (
        <TextField {...field('subject')} label={texts.subject} maxLength={subjectMaxLength} />
      ) : null}
      <TextAreaField {...field('text')} label={texts.text} maxLength={messageMaxLength} rows={5} />
      <FileDropzone
        description={texts.filesHelp}
        error={filesError ?? attached.refused}
        files={attached.files}
        isDisabled={isPending || isReadOnly}
        label={texts.files}
        max={messageFilesMax}
        onAdd={attached.add}
        onRemove={attached.remove}
        ref={filesRef}
      />
      <FormActions>
        {onCancel === undefined ? null : (
          <Button onPress={onCancel.leave} variant="ghost">
            {onCancel.label}
          </Button>
        )}
        <Button
          isDisabled={attached.isSending}
          isPending={isPending}
          pendingLabel={texts.sending}
          type="submit"
        >
          {button}
        </Button>
      </FormActions>
    </Form>
  );
}
