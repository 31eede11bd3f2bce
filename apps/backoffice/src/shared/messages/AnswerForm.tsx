import { type components, invalidate, isApiError, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { MessageForm, type TypedMessage } from '@repo/client/messages';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { threadsInvalidates } from './staff-messages.queries.ts';
import { staffMessagesTexts as texts } from './staff-messages.texts.ts';

interface AnswerFormProps {
  readonly thread: components['schemas']['StaffThread'];
}

/** A reply to the version that is shown: when the thread changed meanwhile it is shown again, over what was typed. */
export function AnswerForm({ thread: { id, version } }: AnswerFormProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [sent, setSent] = useState(0);
  // The version that the form was opened on: another one is reported even before it is refused.
  const [opened, setOpened] = useState(version);
  const send = async ({ text, file_ids }: TypedMessage) => {
    const body = { version: opened, text, file_ids };
    try {
      return await api.call('answerMessageThread', { path: { id }, body, idempotencyKey: keyOf(body) });
    } catch (error) {
      // Once it is refused the next try is over what is shown by then.
      if (isApiError(error) && error.status === 409) await refresh();
      throw error;
    }
  };
  const startNext = async (answered: OperationOutput<'answerMessageThread'>) => {
    setOpened(answered.thread.version);
    setSent(sent + 1);
    toast.success(texts.sent);
    await invalidate(queryClient, ...threadsInvalidates);
  };
  const refresh = async () => {
    await invalidate(queryClient, ...threadsInvalidates);
    const { thread } = await api.call('getMessageThread', { path: { id } });
    setOpened(thread.version);
  };
  return (
    <Stack gap={12}>
      <p className="small muted">{texts.visible}</p>
      {version === opened ? null : (
        <Banner title={texts.changed} tone="warning">
          {texts.changedHelp}
        </Banner>
      )}
      <MessageForm
        button={texts.send}
        draft={id}
        key={sent}
        name={texts.answer}
        onSent={startNext}
        send={send}
      />
    </Stack>
  );
}
