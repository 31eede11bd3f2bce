import { type ApiError, type components, invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate } from '@repo/domain/format';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { withdrawNavTexts as texts } from './navs.texts.ts';

export interface WithdrawNavProps {
  readonly nav: components['schemas']['Nav'];
  readonly onClose: () => void;
}

/** « Retirer » a published NAV: what that changes, then its reason. */
export function WithdrawNav({ nav: { strategy, strategy_id, date }, onClose }: WithdrawNavProps) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const nav = { strategy_id, day: date };
  const preview = useQuery(queries.query('previewNavWithdrawal', { query: nav }));
  return (
    <ReasonDialog<components['schemas']['SubmittedNavs']>
      intro={texts.intro}
      isDangerous
      isOpen
      notice={<Preview query={preview} />}
      onCancel={onClose}
      onConflict={({ message }) => {
        onClose();
        toast.error(message);
      }}
      onDone={({ pending_change: held }) => {
        onClose();
        toast.success(held === null ? texts.done : texts.held);
      }}
      send={async ({ reason }) => {
        const body = { ...nav, reason };
        const saved = await api.call('withdrawNav', { body, idempotencyKey: keyOf(body) });
        await invalidate(queryClient, ...publicationInvalidates);
        return saved;
      }}
      submit={texts.submit}
      title={texts.title(strategy, formatNumericDate(date))}
    />
  );
}

function Preview({
  query,
}: {
  readonly query: UseQueryResult<OperationOutput<'previewNavWithdrawal'>, ApiError>;
}) {
  const { error } = query;
  // Of the NAV itself, which a retry would repeat.
  if (error !== null && error.status === 422) {
    return <Banner isLive title={error.fieldErrors['day']?.[0] ?? error.message} tone="warning" />;
  }
  return (
    <QueryView failedTitle={texts.failed} query={query} skeleton={<Skeleton lines={3} />}>
      {(data) => (
        <>
          <ChangeLines lines={data.lines} />
          <SecondPerson preview={data} />
        </>
      )}
    </QueryView>
  );
}
