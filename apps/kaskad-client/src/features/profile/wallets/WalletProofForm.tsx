import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { CopyField } from '@repo/ui/copy-field';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { type ProofForm, validateProof, type Wallet } from './wallets.model.ts';
import { walletsTexts } from './wallets.texts.ts';

const texts = walletsTexts.proof;

interface WalletProofFormProps {
  readonly wallet: Wallet;
  readonly proofText: string;
  readonly onClose: () => void;
}

/** The text that the wallet signs, to copy, and the signature, to paste. */
export function WalletProofForm({ wallet, proofText, onClose }: WalletProofFormProps) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<ProofForm>({
    initial: { signature: '' },
    validate: validateProof,
    send: async ({ signature }) => {
      const body = { signature: signature.trim() };
      const input = { path: { id: wallet.id }, idempotencyKey: keyOf(body), body };
      const saved = await api.call('proveWallet', input);
      queryClient.setQueryData(queries.query('listWallets').queryKey, saved);
      toast.success(walletsTexts.proven);
      onClose();
    },
  });
  return (
    <Form aria-label={texts.title(wallet.label)} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <CopyField
        copiedMessage={texts.copied}
        copyLabel={texts.copy}
        hint={texts.help}
        kind="name"
        label={texts.text}
        value={proofText}
      />
      <TextField {...field('signature')} autoComplete="off" isCode label={texts.signature} maxLength={400} />
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.submitting} type="submit">
          {texts.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
