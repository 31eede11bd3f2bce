import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { companyDocumentNames, faultMessage } from '@repo/domain/kyc';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { type IdentityCase, markedOf } from './identity.model.ts';
import { useIdentityChange } from './identity.queries.ts';
import { identityTexts as texts } from './identity.texts.ts';

interface RequestCorrectionsProps {
  readonly clientId: string;
  readonly data: IdentityCase;
}

/** « Demander les corrections (n) »: the email as it will be read, then one for all that is marked. */
export function RequestCorrections({ clientId, data }: RequestCorrectionsProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useIdentityChange();
  const [isOpen, setIsOpen] = useState(false);
  const marked = markedOf(data);
  const sending = useSending<unknown>({
    mutationFn: () => {
      const body = { documents: marked.map(({ type, decided_at }) => ({ type, decided_at })) };
      const input = { path: { id: clientId }, body, idempotencyKey: keyOf([body, data.documents]) };
      return change(api.call('requestCorrections', input));
    },
    onSuccess: () => {
      setIsOpen(false);
      toast.success(texts.asked);
    },
  });
  if (marked.length === 0) return null;
  return (
    <>
      <Cluster gap={12}>
        <p>{texts.toCorrect(marked.map(({ type }) => companyDocumentNames[type]))}</p>
        <Button onPress={() => setIsOpen(true)}>{texts.ask(marked.length)}</Button>
      </Cluster>
      <ConfirmDialog
        confirmLabel={texts.askSubmit}
        error={sending.error?.message}
        isOpen={isOpen}
        isPending={sending.isPending}
        onCancel={() => {
          sending.reset();
          setIsOpen(false);
        }}
        onConfirm={() => sending.send()}
        title={texts.askTitle}
      >
        <Stack gap={12}>
          <p>{texts.askEffect}</p>
          <DefinitionList
            items={marked.map(({ type, mark }) => ({
              term: companyDocumentNames[type],
              value: mark === null ? '' : faultMessage(mark.fault, mark.message),
            }))}
            look="stacked"
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
