import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Badge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedTexts } from '../shared.texts.ts';
import { invitationTexts as texts } from './invitations.texts.ts';

type Invitations = OperationOutput<'listClientInvitations'>;
type Invitation = Invitations['items'][number];

/** Who was invited and has opened no account: « Invité le … », sent again, canceled. Nothing when there is none. */
export function ClientInvitations() {
  const { queries } = useServices();
  const invitations = useQuery(queries.query('listClientInvitations'));
  return (
    <QueryView failedTitle={texts.failed} query={invitations} skeleton={null}>
      {(data) => (data.items.length === 0 ? null : <Waiting {...data} />)}
    </QueryView>
  );
}

/** The list of clients stays in sight. */
const shownFirst = 5;

function Waiting({ items, total }: Invitations) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  return (
    <Card title={`${texts.title} (${total})`}>
      <Stack gap={8}>
        <DataTable columns={columns} isWide label={texts.title} rowId={({ id }) => id} rows={shown} />
        <p>{total > shown.length ? `${texts.shownOf(shown.length, total)}. ${texts.kept}` : texts.kept}</p>
        {shown.length < items.length ? (
          <Cluster gap={8}>
            <Button onPress={() => setWhole(true)} size="sm" variant="ghost">
              {texts.showAll}
            </Button>
          </Cluster>
        ) : null}
      </Stack>
    </Card>
  );
}

const columns = [
  {
    id: 'name',
    header: texts.columns.name,
    isRowName: true,
    cell: ({ firstname, lastname, is_company: isCompany }: Invitation) =>
      `${firstname} ${lastname} · ${isCompany ? texts.types.company : texts.types.person}`,
  },
  {
    id: 'email',
    header: texts.columns.email,
    cell: ({ email, service }: Invitation) => `${email} · ${texts.services[service]}`,
  },
  {
    id: 'adviser',
    header: texts.columns.adviser,
    cell: ({ adviser }: Invitation) => adviser?.name ?? sharedTexts.none,
  },
  { id: 'state', header: texts.columns.state, cell: (row: Invitation) => <Sent invitation={row} /> },
  { id: 'acts', header: texts.columns.acts, cell: (row: Invitation) => <Acts invitation={row} /> },
];

function Sent({ invitation }: { readonly invitation: Invitation }) {
  const { sent_at: sentAt, expires_at: expiresAt, invited_by: by, is_expired: isExpired } = invitation;
  return (
    <Stack gap={4}>
      <span>{texts.invitedOn(formatNumericDate(sentAt), by)}</span>
      {isExpired ? (
        <span>
          <Badge tone="warning">{texts.expiredOn(formatNumericDate(expiresAt))}</Badge>
        </span>
      ) : (
        <span>{texts.goodUntil(formatLongDateTime(expiresAt))}</span>
      )}
    </Stack>
  );
}

function Acts({ invitation: { id, sent_at: sentAt } }: { readonly invitation: Invitation }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [isCanceling, setCanceling] = useState(false);
  const refresh = () => invalidate(queryClient, 'listClientInvitations');
  const resend = useSending<unknown>({
    mutationFn: () =>
      api.call('resendClientInvitation', { path: { id }, idempotencyKey: keyOf(['resend', id, sentAt]) }),
    onSuccess: async () => {
      toast.success(texts.resent);
      await refresh();
    },
    onError: async (error) => {
      toast.error(error.message);
      await refresh();
    },
  });
  const cancel = useSending<unknown>({
    mutationFn: () =>
      api.call('cancelClientInvitation', { path: { id }, idempotencyKey: keyOf(['cancel', id]) }),
    onSuccess: async () => {
      toast.success(texts.canceled);
      setCanceling(false);
      await refresh();
    },
  });
  return (
    <Cluster gap={8}>
      <Button isPending={resend.isPending} onPress={() => resend.send()} size="sm" variant="ghost">
        {texts.resend}
      </Button>
      <Button onPress={() => setCanceling(true)} size="sm" variant="quiet">
        {texts.cancel}
      </Button>
      <ConfirmDialog
        confirmLabel={texts.cancel}
        error={cancel.error?.message}
        isOpen={isCanceling}
        isPending={cancel.isPending}
        onCancel={() => setCanceling(false)}
        onConfirm={() => cancel.send()}
        title={texts.cancelTitle}
      >
        {texts.cancelHelp}
      </ConfirmDialog>
    </Cluster>
  );
}
