import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatLongDate } from '@repo/domain/format';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Accordion } from '@repo/ui/accordion';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import type { RoundDetail } from '../../shared/rounds.model.ts';
import styles from './round.module.css';
import { roundTexts as texts } from './round.texts.ts';

/** The questions that have a reply, those of the client, and a new one. */
export function Questions({ detail: { questions, round } }: { readonly detail: RoundDetail }) {
  return (
    <Card title={texts.questions}>
      <Stack gap={16}>
        {questions.length === 0 ? (
          <p className="muted">{texts.noQuestion}</p>
        ) : (
          <Accordion
            allowsMultiple
            items={questions.map(({ id, question, reply, replied_at }) => ({
              id,
              title: question,
              content: (
                <>
                  <p className={styles.text}>{reply ?? texts.waiting}</p>
                  {replied_at === null ? null : <p className="muted">{formatLongDate(replied_at)}</p>}
                </>
              ),
            }))}
          />
        )}
        {/* A question that was posted empties the form. */}
        <QuestionForm key={questions[0]?.id ?? ''} roundId={round.id} />
      </Stack>
    </Card>
  );
}

interface QuestionValues {
  readonly question: string;
}

const validate = (values: QuestionValues) =>
  runChecks<QuestionValues, 'question'>(
    [
      {
        field: 'question',
        message: texts.questionRequired,
        holds: ({ question }) => isFilled(question),
      },
    ],
    values,
  );

function QuestionForm({ roundId }: { readonly roundId: string }) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<QuestionValues>({
    initial: { question: '' },
    validate,
    send: async ({ question }) => {
      const path = { id: roundId };
      const body = { question: question.trim() };
      const after = await api.call('postRoundQuestion', { path, body, idempotencyKey: keyOf(body) });
      queryClient.setQueryData(queries.query('getRound', { path }).queryKey, after);
      toast.success(texts.posted);
    },
  });
  return (
    <Form aria-label={texts.question} isPending={isPending} onSubmit={submit}>
      <FormAlert message={messageOf(failure)} />
      <TextAreaField {...field('question')} label={texts.question} maxLength={2000} rows={3} />
      <FormActions>
        <Button isPending={isPending} type="submit" variant="ghost">
          {texts.post}
        </Button>
      </FormActions>
    </Form>
  );
}

function messageOf(failure: Error | null): string | null {
  if (failure === null) return null;
  return isApiError(failure) && failure.status === 0 ? texts.sendFailed : failure.message;
}
