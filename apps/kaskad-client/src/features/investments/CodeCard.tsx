import { invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { investmentsTexts } from './investments.texts.ts';

const texts = investmentsTexts.code;

interface CodeForm {
  readonly code: string;
}

const validate = (form: CodeForm) =>
  runChecks<CodeForm, 'code'>(
    [{ field: 'code', message: texts.required, holds: ({ code }) => isFilled(code) }],
    form,
  );

/** Opens a round that is visible with its code only. */
export function CodeCard() {
  const { api, queries, queryClient } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<CodeForm>({
    initial: { code: '' },
    validate,
    send: async ({ code }) => {
      const body = { code: code.trim() };
      const detail = await api.call('useRoundCode', { body, idempotencyKey: keyOf(body) });
      const path = { id: detail.round.id };
      queryClient.setQueryData(queries.query('getRound', { path }).queryKey, detail);
      void invalidate(queryClient, 'listRounds');
      await navigate(paths.round(detail.round.id));
    },
  });
  return (
    <Card title={texts.title}>
      <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
        <FormAlert message={messageOf(failure)} />
        <TextField
          {...field('code')}
          autoComplete="off"
          description={texts.help}
          isCode
          label={texts.field}
          maxLength={60}
        />
        <FormActions>
          <Button isPending={isPending} type="submit" variant="ghost">
            {texts.submit}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function messageOf(failure: Error | null): string | null {
  if (failure === null) return null;
  return isApiError(failure) && failure.status === 0 ? texts.failed : failure.message;
}
