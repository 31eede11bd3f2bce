import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import styles from './fundraising.module.css';
import { questionsTexts as texts } from './round-parts.texts.ts';
import type { StaffRound } from './rounds.model.ts';

type Question = StaffRound['questions'][number];

/** What its visitors wrote; those without a reply can be replied to. */
export function RoundQuestions({ round: { questions } }: { readonly round: StaffRound }) {
  const [opened, setOpened] = useState<Question | null>(null);
  const close = () => setOpened(null);
  return (
    <Card title={texts.title}>
      {questions.length === 0 ? <p className={styles.muted}>{texts.empty}</p> : null}
      <ul className={styles.list}>
        {questions.map((one) => {
          const { id, question, posted_at: postedAt, reply, replied_at: repliedAt } = one.question;
          return (
            <li className={styles.item} key={id}>
              <strong className={styles.text}>{question}</strong>
              <span className={styles.muted}>
                {texts.posted(one.author.name, formatLongDateTime(postedAt))}
              </span>
              {reply === null ? (
                <span>
                  <Button
                    aria-label={texts.replyTo(question)}
                    onPress={() => setOpened(one)}
                    size="sm"
                    variant="ghost"
                  >
                    {texts.reply}
                  </Button>
                </span>
              ) : (
                <>
                  <p className={styles.text}>{reply}</p>
                  {repliedAt === null ? null : (
                    <span className={styles.muted}>{texts.replied(formatLongDateTime(repliedAt))}</span>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog isOpen={opened !== null} onClose={close} title={texts.reply}>
        {opened === null ? null : <ReplyForm onClose={close} question={opened} />}
      </Dialog>
    </Card>
  );
}

function ReplyForm({ question, onClose }: { readonly question: Question; readonly onClose: () => void }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reply: '' },
    validate: (typed) =>
      runChecks<typeof typed, 'reply'>(
        [{ field: 'reply', message: texts.required, holds: ({ reply }) => isFilled(reply) }],
        typed,
      ),
    send: async ({ reply }) => {
      const body = { reply: reply.trim() };
      const path = { id: question.question.id };
      await change(api.call('replyToQuestion', { path, body, idempotencyKey: keyOf([path, body]) }));
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p className={styles.text}>{question.question.question}</p>
      <FormAlert message={failure?.message} />
      <TextAreaField
        {...field('reply')}
        description={texts.help}
        label={texts.field}
        maxLength={4000}
        rows={6}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
