import { type ApiError, type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { paths } from '../../shared/paths.ts';
import { reasonTexts } from '../../shared/shared.texts.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { NavEffects } from './NavEffects.tsx';
import { navConfirmation } from './nav-entry.model.ts';
import styles from './nav-entry.module.css';
import { navEntryTexts as texts } from './nav-entry.texts.ts';

type Check = components['schemas']['NavCheck'];

export interface SubmitNavsProps {
  readonly cells: components['schemas']['NavCell'][];
  readonly check: UseQueryResult<Check, ApiError>;
  readonly onDone: () => void;
  readonly resumed: Resumed | null;
}

/** What the typed NAVs would do, the reason, and their submission to a second person. */
export function SubmitNavs({ check, ...form }: SubmitNavsProps) {
  return (
    <Card title={texts.effects}>
      <QueryView failedTitle={texts.checkFailed} query={check} skeleton={<Skeleton lines={3} />}>
        {(data) => <SubmitForm {...form} check={data} />}
      </QueryView>
    </Card>
  );
}

function SubmitForm({
  cells,
  check,
  onDone,
  resumed,
}: Omit<SubmitNavsProps, 'check'> & { readonly check: Check }) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const isHeld = useQuery(queries.query('getChangeControl')).data?.has_two_person_control ?? true;
  // As the server: of what is unusual, or replaces what clients read.
  const needsReason = check.changed > 0 || check.cells.some(({ warnings }) => warnings.length > 0);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: resumed?.reason ?? '', message: resumed?.typed.navs?.message ?? '' },
    validate: ({ reason }) => (needsReason ? validateReason({ reason }) : { failures: [], first: null }),
    send: async ({ reason, message }) => {
      const words = check.changed > 0 && message.trim() !== '' ? { message: message.trim() } : {};
      const body = { cells, reason: reason.trim(), ...words };
      const saved = await api.call('submitNavs', {
        body,
        confirms: navConfirmation(check.cells),
        idempotencyKey: keyOf(body),
      });
      await invalidate(queryClient, ...publicationInvalidates);
      toast.success(saved.pending_change === null ? texts.published : texts.done);
      onDone();
    },
  });
  const { created, changed, request_id: requestId } = check;
  if (requestId !== null)
    return (
      <Banner isLive title={texts.held} tone="warning">
        <TextLink href={paths.changeRequest(requestId)}>{texts.request}</TextLink>
      </Banner>
    );
  const isWrong = check.cells.some(({ problem }) => problem !== null);
  const canSubmit = created + changed > 0 && !isWrong;
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <NavEffects check={check} isHeld={isHeld} />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
      />
      {changed === 0 ? null : (
        <TextAreaField
          {...field('message')}
          description={texts.messageHelp}
          label={texts.message}
          maxLength={refusalMessageMaxLength}
        />
      )}
      <div>
        {isWrong ? <p className={styles.keys}>{texts.wrong}</p> : null}
        <Button isDisabled={!canSubmit} isPending={isPending} type="submit">
          {isHeld ? texts.submit : texts.submitAlone}
        </Button>
      </div>
    </Form>
  );
}
