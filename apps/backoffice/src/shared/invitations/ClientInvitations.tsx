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

const operations = {
  clients: {
    list: 'listClientInvitations',
    resend: 'resendClientInvitation',
    cancel: 'cancelClientInvitation',
  },
  kaskad: {
    list: 'listKaskadInvitations',
    resend: 'resendKaskadInvitation',
    cancel: 'cancelKaskadInvitation',
  },
} as const;
type Operations = (typeof operations)[keyof typeof operations];

/** Who was invited and has opened no account: « Invité le … », sent again, canceled. Nothing when there is none. */
export function ClientInvitations({ of = 'clients' }: { readonly of?: keyof typeof operations }) {
  const { queries } = useServices();
  const invitations = useQuery(queries.query(operations[of].list));
  return (
    <QueryView failedTitle={texts.failed} query={invitations} skeleton={null}>
      {(data) => (data.items.length === 0 ? null : <Waiting {...data} of={of} />)}
    </QueryView>
  );
}

/** The list of clients stays in sight. */
const shownFirst = 5;

function Waiting({ items, total, of }: Invitations & { readonly of: keyof typeof operations }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  return (
    <Card title={`${texts.title} (${total})`}>
      <Stack gap={8}>
        <DataTable columns={columnsOf[of]} isWide label={texts.title} rowId={({ id }) => id} rows={shown} />
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

const columnsFor = (called: Operations) => [
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
  {
    id: 'acts',
    header: texts.columns.acts,
    cell: (row: Invitation) => <Acts called={called} invitation={row} />,
  },
];

/** The advisers are of Yield. */
const columnsOf = {
  clients: columnsFor(operations.clients),
  kaskad: columnsFor(operations.kaskad).filter(({ id }) => id !== 'adviser'),
};

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

interface ActsProps {
  readonly invitation: Invitation;
  readonly called: Operations;
}

function Acts({ invitation: { id, sent_at: sentAt }, called }: ActsProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [isCanceling, setCanceling] = useState(false);
  const refresh = () => invalidate(queryClient, called.list);
  const resend = useSending<unknown>({
    mutationFn: () =>
      api.call(called.resend, { path: { id }, idempotencyKey: keyOf(['resend', id, sentAt]) }),
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
    mutationFn: () => api.call(called.cancel, { path: { id }, idempotencyKey: keyOf(['cancel', id]) }),
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
