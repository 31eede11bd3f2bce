import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useOffered } from '@repo/client/offered';
import { useSending } from '@repo/client/sending';
import { IconButton } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Menu, type MenuAction } from '@repo/ui/menu';
import { useIsReadOnly } from '@repo/ui/read-only';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { contractName } from '../../shared/contract-name.ts';
import { paths } from '../../shared/paths.ts';
import { type Contract, closingOutcome, contractAction } from './documents.model.ts';
import { documentsTexts as texts } from './documents.texts.ts';

type Ending = 'close' | 'cancel';

const words = { close: texts.closing, cancel: texts.canceling } as const;
const invalidates = ['listContracts', 'getDashboard'] as const;

/**
 * « Écrire à l’équipe », then « Annuler » of a pending contract or « Clôturer » of a signed one (R248), which are final
 * and confirmed in a dialog (R249, R268).
 */
export function ContractMenu({ contract }: { readonly contract: Contract }) {
  const isReadOnly = useIsReadOnly();
  const canWrite = useOffered('openThread');
  const ending = useEnding(contract);
  const actions: MenuAction[] = [
    ...(canWrite ? [{ id: 'write', label: texts.write, href: paths.writeAbout(contract.id) }] : []),
    ...(ending.action === null
      ? []
      : [endingEntry(contract, ending.action, { isReadOnly, open: ending.open })]),
  ];
  return (
    <>
      <Menu
        actions={actions}
        label={texts.otherActions(contractName(contract))}
        trigger={<IconButton icon="more" label={texts.otherActions(contractName(contract))} size="sm" />}
      />
      {ending.dialog}
    </>
  );
}

function endingEntry(
  contract: Contract,
  action: Ending,
  { isReadOnly, open }: { readonly isReadOnly: boolean; readonly open: (action: Ending) => void },
): MenuAction {
  // « Renoncer » is beside it: each says what is paid back.
  const isChoice = action === 'close' && Boolean(contract.renounce_until);
  return {
    id: action,
    label: texts[action],
    description: isChoice ? texts.closing.hint[closingOutcome(contract)] : undefined,
    isDangerous: true,
    isDisabled: isReadOnly,
    onAction: () => open(action),
  };
}

/** The final action of a contract, and the dialog that confirms it. */
function useEnding(contract: Contract) {
  const { queries, queryClient } = useServices();
  const [chosen, setChosen] = useState<Ending>('close');
  // Separate from whether it is open, so that the dialog keeps its text while it fades out.
  const [isConfirming, setIsConfirming] = useState(false);
  // One key: neither action can happen twice to a contract, so a press after a lost response repeats the same request.
  const keyOf = useIdempotencyKey();
  const close = useSending(queries.mutation('closeContract', { invalidates }));
  const cancel = useSending(queries.mutation('cancelContract', { invalidates }));
  const confirm = () => {
    const { send } = chosen === 'close' ? close : cancel;
    send(
      { path: { id: contract.id }, idempotencyKey: keyOf(chosen) },
      {
        onSuccess: () => toast.success(words[chosen].done),
        onError: (error) => {
          // The server's message if any (2§7), else our own.
          toast.error(error.status === 0 ? words[chosen].failed : error.message);
          // After a refusal the list is refetched: the action may have been done elsewhere. Without a response, the
          // button can be pressed again.
          if (error.status !== 0) void invalidate(queryClient, ...invalidates);
        },
        onSettled: () => setIsConfirming(false),
      },
    );
  };
  const open = (clicked: Ending) => {
    setChosen(clicked);
    setIsConfirming(true);
  };
  const dialog = (
    <ConfirmDialog
      cancelLabel={texts.keep}
      confirmLabel={words[chosen].confirm}
      isDangerous
      isOpen={isConfirming}
      isPending={close.isPending || cancel.isPending}
      onCancel={() => setIsConfirming(false)}
      onConfirm={confirm}
      title={words[chosen].title}
    >
      {chosen === 'close'
        ? texts.closing.text[closingOutcome(contract)](contract.product)
        : texts.canceling.text(contract.product)}
    </ConfirmDialog>
  );
  return { action: contractAction(contract), open, dialog };
}
