import { useServices } from '@repo/auth';
import { useIdempotencyKey, useReturningFocus } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatAddress, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { CopyButton } from '@repo/ui/copy-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Badge, StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { WalletProofForm } from './WalletProofForm.tsx';
import type { Wallet } from './wallets.model.ts';
import styles from './wallets.module.css';
import { walletsTexts as texts } from './wallets.texts.ts';

const tones: Readonly<Record<Wallet['state'], StatusTone>> = { unproven: 'warning', proven: 'positive' };

/** One wallet with its proof, and what can be done with it. */
export function WalletItem({ wallet }: { readonly wallet: Wallet }) {
  const { id, label, network, address, state, proven_at, is_default, proof_text } = wallet;
  const [isProving, setProving] = useState(false);
  const proveButton = useReturningFocus(isProving);
  const setDefault = useWalletAction('setDefaultWallet', id, texts.defaulted);
  return (
    <li className={styles.wallet}>
      <Cluster gap={8}>
        <h3 className={styles.label}>{label}</h3>
        <StatusBadge labels={texts.states} status={state} tones={tones} />
        {is_default ? <Badge tone="accent">{texts.isDefault}</Badge> : null}
      </Cluster>
      <DefinitionList
        items={[
          { term: texts.columns.network, value: texts.networks[network] },
          {
            term: texts.columns.address,
            value: (
              <span className={styles.address} translate="no">
                {formatAddress(address)}
              </span>
            ),
          },
          {
            term: texts.columns.provenAt,
            value: proven_at === null ? texts.notYet : formatNumericDate(proven_at),
          },
        ]}
      />
      {isProving && proof_text !== null ? (
        <WalletProofForm onClose={() => setProving(false)} proofText={proof_text} wallet={wallet} />
      ) : (
        <Cluster gap={8}>
          {proof_text === null ? null : (
            <Button
              isChange
              aria-label={texts.proveLabel(label)}
              onPress={() => setProving(true)}
              ref={proveButton}
              size="sm"
            >
              {texts.prove}
            </Button>
          )}
          {state === 'unproven' || is_default ? null : (
            <Button
              isChange
              aria-label={texts.makeDefaultLabel(label)}
              isPending={setDefault.isPending}
              onPress={() => setDefault.start()}
              size="sm"
              variant="ghost"
            >
              {texts.makeDefault}
            </Button>
          )}
          <CopyButton label={texts.copy} value={address} />
          <RemoveWallet wallet={wallet} />
        </Cluster>
      )}
    </li>
  );
}

function RemoveWallet({ wallet: { id, label } }: { readonly wallet: Wallet }) {
  const [isConfirming, setConfirming] = useState(false);
  const remove = useWalletAction('removeWallet', id, texts.removed);
  return (
    <>
      <Button
        isChange
        aria-label={texts.removeLabel(label)}
        onPress={() => setConfirming(true)}
        size="sm"
        variant="ghost"
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isDangerous
        cancelLabel={texts.keep}
        confirmLabel={texts.remove}
        error={remove.error}
        isOpen={isConfirming}
        isPending={remove.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => remove.start()}
        title={texts.removeTitle(label)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}

/** An action on a wallet, whose response is the new list; a failure is a toast and, for a confirmation, its message. */
function useWalletAction(operation: 'setDefaultWallet' | 'removeWallet', id: string, done: string) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, isPending, error } = useSending({
    mutationFn: () => api.call(operation, { path: { id }, idempotencyKey: keyOf(id) }),
    onSuccess: (saved) => {
      toast.success(done);
      queryClient.setQueryData(queries.query('listWallets').queryKey, saved);
    },
    onError: ({ message }) => {
      if (operation === 'setDefaultWallet') toast.error(message);
    },
  });
  return { start: () => send(), isPending, error: error?.message };
}
