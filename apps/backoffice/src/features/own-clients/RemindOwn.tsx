import type { components } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { type LastReminder, useReminder } from '../../shared/use-reminder.ts';
import { ownClientTexts as texts } from './own-clients.texts.ts';

interface RemindOwnProps {
  readonly contract: components['schemas']['AdminContractRow'];
  readonly last: LastReminder;
}

/** « Relancer » in a row of an adviser's client. */
export function RemindOwn({ contract, last }: RemindOwnProps) {
  const { about, already, isPending, send } = useReminder({
    contract,
    last,
    // The rule makes no difference between an adviser and an administrator, nor does the server.
    actor: 'admin',
    invalidates: ['getMyDay', 'getClient', 'listClientActivity', 'listAdminContracts'],
  });
  if (already !== null) return already;
  if (about === null) return null;
  return (
    <Button
      aria-label={texts.remindOf(contract.po_number ?? '')}
      isPending={isPending}
      onPress={send}
      size="sm"
      variant="quiet"
    >
      {texts.remind}
    </Button>
  );
}
