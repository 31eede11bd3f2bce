import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { type WalletForm as Values, validateWallet } from './wallets.model.ts';
import { walletsTexts } from './wallets.texts.ts';

const texts = walletsTexts.form;

const networks = (['ethereum', 'bitcoin'] as const).map((value) => ({
  value,
  label: walletsTexts.networks[value],
}));

/** A name, a network and an address, which is proven afterwards. */
export function WalletForm({ onClose }: { readonly onClose: () => void }) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<Values>({
    initial: { label: '', network: 'ethereum', address: '' },
    validate: validateWallet,
    send: async (form) => {
      const body = { ...form, label: form.label.trim(), address: form.address.trim() };
      const saved = await api.call('addWallet', { idempotencyKey: keyOf(body), body });
      queryClient.setQueryData(queries.query('listWallets').queryKey, saved);
      toast.success(walletsTexts.added);
      onClose();
    },
  });
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField {...field('label')} description={texts.labelHelp} label={texts.label} maxLength={200} />
      <Select {...field('network')} label={texts.network} options={networks} />
      <TextField {...field('address')} autoComplete="off" isCode label={texts.address} maxLength={200} />
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
