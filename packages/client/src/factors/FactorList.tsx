import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { ConfirmDialog, Dialog } from '@repo/ui/dialog';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useSending } from '../sending/use-sending.ts';
import { AddFactor, type AddFactorProps, NameForm } from './AddFactor.tsx';
import { type Factor, FactorRow } from './FactorRow.tsx';
import styles from './factors.module.css';
import { factorsTexts as texts } from './factors.texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open =
  | { readonly kind: 'add'; readonly factor: AddFactorProps['kind'] }
  | { readonly kind: 'rename' | 'remove'; readonly factor: Factor }
  | { readonly kind: 'renew' };

/** The factors, what may be done with each, and the recovery codes. */
export function FactorList({ list }: { readonly list: OperationOutput<'listFactors'> }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { factors, recovery_codes_left: left, is_required: isRequired } = list;
  return (
    <Stack>
      {factors.length === 0 ? (
        <p>{isRequired ? texts.required : texts.none}</p>
      ) : (
        <ul aria-label={texts.title} className={styles.list}>
          {factors.map((factor) => (
            <FactorRow
              factor={factor}
              key={factor.id}
              onRemove={() => setOpen({ kind: 'remove', factor })}
              onRename={() => setOpen({ kind: 'rename', factor })}
            />
          ))}
        </ul>
      )}
      <Cluster>
        <Button isChange onPress={() => setOpen({ kind: 'add', factor: 'passkey' })} variant="ghost">
          {texts.addPasskey}
        </Button>
        <Button isChange onPress={() => setOpen({ kind: 'add', factor: 'authenticator' })} variant="ghost">
          {texts.addAuthenticator}
        </Button>
      </Cluster>
      {factors.length === 0 ? null : (
        <Cluster>
          <p>{texts.recovery.left(left)}</p>
          <Button isChange onPress={() => setOpen({ kind: 'renew' })} size="sm" variant="quiet">
            {texts.recovery.renew}
          </Button>
        </Cluster>
      )}
      {open?.kind === 'add' ? <AddFactor kind={open.factor} onClose={close} /> : null}
      {open?.kind === 'rename' ? <RenameFactor factor={open.factor} onClose={close} /> : null}
      {open?.kind === 'remove' ? <RemoveFactor factor={open.factor} onClose={close} /> : null}
      {open?.kind === 'renew' ? <RenewCodes onClose={close} /> : null}
    </Stack>
  );
}

interface OfFactorProps {
  readonly factor: Factor;
  readonly onClose: () => void;
}

function RenameFactor({ factor: { id, name }, onClose }: OfFactorProps) {
  const { api, queryClient } = useServices();
  return (
    <Dialog isOpen onClose={onClose} title={texts.renameOf(name)}>
      <NameForm
        initial={name}
        onCancel={onClose}
        onName={async (changed) => {
          await api.call('renameFactor', { path: { id }, body: { name: changed } });
          toast.success(texts.renamed);
          onClose();
          await invalidate(queryClient, 'listFactors');
        }}
        submitLabel={texts.save}
      />
    </Dialog>
  );
}

function RemoveFactor({ factor: { id, name }, onClose }: OfFactorProps) {
  const { api, queryClient } = useServices();
  const { send, isPending, error } = useSending({
    mutationFn: () => api.call('removeFactor', { path: { id } }),
    onSuccess: async () => {
      toast.success(texts.removed(name));
      onClose();
      await Promise.all([invalidate(queryClient, 'listFactors'), invalidate(queryClient, 'getMe')]);
    },
  });
  return (
    <ConfirmDialog
      confirmLabel={texts.removing.confirm}
      error={error === null ? undefined : texts.removing.failed(error.message)}
      isDangerous
      isOpen
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => send()}
      title={texts.removing.title(name)}
    >
      {texts.removing.text}
    </ConfirmDialog>
  );
}

function RenewCodes({ onClose }: { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const { send, isPending, error, data } = useSending({
    mutationFn: () => api.call('renewRecoveryCodes'),
    onSuccess: () => invalidate(queryClient, 'listFactors'),
  });
  const { renewing, title } = texts.recovery;
  if (data !== undefined) {
    return (
      <Dialog isLocked isOpen onClose={onClose} title={title}>
        <RecoveryCodes codes={data.recovery_codes} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      confirmLabel={renewing.confirm}
      error={error === null ? undefined : texts.removing.failed(error.message)}
      isOpen
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => send()}
      title={renewing.title}
    >
      {renewing.text}
    </ConfirmDialog>
  );
}
