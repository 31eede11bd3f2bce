import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import {
  formatBookAmount,
  formatLongDate,
  formatLongDateTime,
  formatNumericDateTime,
} from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Dialog } from '@repo/ui/dialog';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { type ReactNode, useState } from 'react';
import { contractName } from '../../shared/contract-name.ts';
import { type Contract, closingOutcome } from './documents.model.ts';
import { renouncingTexts as texts } from './documents.texts.ts';

interface RenounceDialogProps {
  readonly contract: Contract;
  readonly until: string;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
}

/** The contract and what renouncing does; then the declaration; then the acknowledgement, with its day and hour. */
export function RenounceDialog({ contract, until, idempotencyKey, onClose }: RenounceDialogProps) {
  const { queries, queryClient } = useServices();
  const [isConfirming, setConfirming] = useState(false);
  // The list is refetched once the acknowledgement is closed, which removes the row's button. The dialog is unmounted
  // last, so that the focus moves to the remaining row.
  const { send, data, error, isPending } = useSending(
    queries.mutation('renounceContract', { invalidates: [] }),
  );
  const renouncedAt = data?.signature.renounced_at ?? null;
  const leave = () => {
    if (renouncedAt === null) onClose();
    else void invalidate(queryClient, 'listContracts', 'getDashboard').then(onClose);
  };
  const dialog = { isLocked: isPending, hasSteps: true, isOpen: true, onClose: leave };
  if (renouncedAt !== null) {
    return (
      <Dialog {...dialog} title={texts.doneTitle}>
        <Content actions={<Button onPress={leave}>{texts.close}</Button>}>
          <p>{texts.done(formatLongDateTime(renouncedAt))}</p>
          <p>{texts.doneMail}</p>
        </Content>
      </Dialog>
    );
  }
  const before = contract.status === 'closed' ? 'closed' : 'signed';
  const keep = (
    <Button isDisabled={isPending} onPress={leave} variant="ghost">
      {texts.keep[before]}
    </Button>
  );
  if (!isConfirming) {
    return (
      <Dialog {...dialog} title={texts.title}>
        <Content
          actions={
            <>
              {keep}
              <Button onPress={() => setConfirming(true)}>{texts.proceed}</Button>
            </>
          }
        >
          <p>{texts.intro(formatLongDate(until))}</p>
          <Recap contract={contract} />
          <p>{texts.effects[closingOutcome(contract) === 'unpaid' ? 'unpaid' : before]}</p>
        </Content>
      </Dialog>
    );
  }
  const confirm = () => send({ path: { id: contract.id }, idempotencyKey });
  return (
    <Dialog {...dialog} title={texts.sureTitle}>
      <Content
        actions={
          <>
            {keep}
            <Button isPending={isPending} onPress={confirm} variant="danger">
              {texts.confirm}
            </Button>
          </>
        }
      >
        <FormAlert message={error === null ? null : error.status === 0 ? texts.failed : error.message} />
        <p>{texts.sure(contractName(contract))}</p>
      </Content>
    </Dialog>
  );
}

function Content({ actions, children }: { readonly actions: ReactNode; readonly children: ReactNode }) {
  return (
    <Stack gap={16}>
      {children}
      <FormActions>{actions}</FormActions>
    </Stack>
  );
}

function Recap({ contract }: { readonly contract: Contract }) {
  const { po_number: number, signed_at: signedAt } = contract;
  return (
    <DefinitionList
      items={[
        { term: texts.recap.contract, value: contract.product },
        ...(number === null ? [] : [{ term: texts.recap.number, value: number }]),
        ...(signedAt === null
          ? []
          : [{ term: texts.recap.signedAt, value: formatNumericDateTime(signedAt) }]),
        {
          term: texts.recap.amount,
          value: formatBookAmount(contract.amount, contract.currency),
        },
      ]}
    />
  );
}
