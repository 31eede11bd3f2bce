import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Badge, Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { delegationInvalidates } from './delegations.queries.ts';
import { delegationTexts as texts } from './delegations.texts.ts';

type Delegation = OperationOutput<'listDelegations'>['items'][number];

/** The delegations in force and to come; `adviserId`: those of one adviser. Nothing when there is none. */
export function Delegations({ adviserId }: { readonly adviserId?: string }) {
  const { queries } = useServices();
  const delegations = useQuery(queries.query('listDelegations'));
  return (
    <QueryView failedTitle={texts.failed} query={delegations} skeleton={null}>
      {({ items }) => {
        const shown = items.filter(
          ({ from, to }) => adviserId === undefined || from.id === adviserId || to.id === adviserId,
        );
        return shown.length === 0 ? null : (
          <Stack gap={8}>
            {shown.map((one) => (
              <DelegationLine delegation={one} key={one.id} />
            ))}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function DelegationLine({ delegation }: { readonly delegation: Delegation }) {
  const { user } = useSession();
  const [isEnding, setEnding] = useState(false);
  return (
    <Banner tone="info">
      <Cluster gap={12}>
        <span>{wordsOf(delegation, user?.id)}</span>
        {delegation.is_in_force ? null : <Badge>{texts.planned}</Badge>}
        <Button onPress={() => setEnding(true)} size="sm" variant="ghost">
          {texts.end}
        </Button>
      </Cluster>
      <EndDelegation id={delegation.id} isOpen={isEnding} onClose={() => setEnding(false)} />
    </Banner>
  );
}

function wordsOf(
  { from, to, first_day: first, last_day: last }: Delegation,
  userId: string | undefined,
): string {
  if (from.id === userId) return texts.given({ first, last, to: to.name });
  if (to.id === userId) return texts.received({ first, last, from: from.name });
  return texts.line({ first, last, from: from.name, to: to.name });
}

interface EndProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function EndDelegation({ id, isOpen, onClose }: EndProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const end = useSending<unknown>({
    mutationFn: () => api.call('endDelegation', { path: { id }, idempotencyKey: keyOf(id) }),
    onSuccess: async () => {
      toast.success(texts.ended);
      onClose();
      await invalidate(queryClient, ...delegationInvalidates);
    },
  });
  return (
    <ConfirmDialog
      confirmLabel={texts.end}
      error={end.error?.message}
      isOpen={isOpen}
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.send()}
      title={texts.endTitle}
    >
      {texts.endHelp}
    </ConfirmDialog>
  );
}
