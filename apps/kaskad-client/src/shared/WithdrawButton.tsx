import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import type { Investment } from './rounds.model.ts';
import { roundsTexts } from './rounds.texts.ts';

const texts = roundsTexts.withdraw;

/** Withdraws after one confirmation; no reason is requested. */
export function WithdrawButton({ investment }: { readonly investment: Investment }) {
  const { queries, queryClient } = useServices();
  const [isOpen, setOpen] = useState(false);
  const keyOf = useIdempotencyKey();
  const path = { id: investment.id };
  const body = { version: investment.version };
  const withdraw = useSending(
    queries.mutation('withdrawInvestment', {
      invalidates: ['getInvestment', 'listInvestments', 'listRounds', 'getRound', 'getKaskadDashboard'],
      onDone: () => toast.success(texts.done),
    }),
  );
  const confirm = () =>
    withdraw.send(
      { path, body, idempotencyKey: keyOf({ path, body }) },
      {
        onError: (error) => {
          toast.error(error.status === 0 ? texts.failed : error.message);
          if (error.status !== 0) void invalidate(queryClient, 'getInvestment', 'listInvestments');
        },
        onSettled: () => setOpen(false),
      },
    );
  return (
    <>
      <Button isChange onPress={() => setOpen(true)} size="sm" variant="ghost">
        {texts.button}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.button}
        isDangerous
        isOpen={isOpen}
        isPending={withdraw.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={confirm}
        title={texts.title}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
}
