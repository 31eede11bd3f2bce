import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { assistedTexts } from '@repo/domain/assisted';
import { formatNumericDateTime, formatSubscriptionAmount } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PanelSection } from './PanelSection.tsx';
import { preparedTexts as texts } from './shared.texts.ts';

type Assisted = OperationOutput<'getAssistedSubscription'>;

interface ClientPreparedProps extends Pick<OperationOutput<'getClient'>, 'client'> {
  /** « Souscriptions assistées », of administrators or of an adviser. */
  readonly listPath: string;
}

/** « Nouvelle souscription » for the client, and those that are prepared: a draft is resumed where it stopped. */
export function ClientPrepared({ client, listPath }: ClientPreparedProps) {
  const pathOf = (id: string) => `${listPath}/${encodeURIComponent(id)}`;
  const { queries } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const prepared = useQuery(queries.query('listAssistedSubscriptions', { query: { client: client.id } }));
  const creating = useSending(
    queries.mutation('createAssistedSubscription', { invalidates: ['listAssistedSubscriptions'] }),
  );
  const create = () =>
    creating.send(
      { path: { id: client.id }, body: {}, idempotencyKey: keyOf(client.id) },
      {
        onSuccess: ({ id }) => void navigate(pathOf(id)),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <PanelSection title={texts.title}>
      <QueryView
        failedTitle={texts.failed}
        query={prepared}
        skeleton={<Skeleton height="1.6rem" lines={2} />}
      >
        {({ items }) => (
          <Stack gap={8}>
            {items.map((one) => (
              <div key={one.id}>
                <TextLink href={pathOf(one.id)}>
                  {one.state === 'draft' ? texts.resume : texts.open} · {nameOf(one)}
                </TextLink>
                <p className="muted small">
                  {assistedTexts.states[one.state]} ·{' '}
                  {texts.saved(formatNumericDateTime(one.saved_at), one.saved_by)}
                </p>
              </div>
            ))}
          </Stack>
        )}
      </QueryView>
      {client.state === 'closed' ? null : (
        <div>
          <Button isPending={creating.isPending} onPress={create} size="sm" variant="ghost">
            {texts.create}
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

const nameOf = ({ terms }: Assisted): string =>
  terms === null
    ? texts.noProduct
    : `${terms.product}, ${formatSubscriptionAmount(terms.amount, terms.currency)}`;
