import { useServices } from '@repo/auth';
import { AddressField } from '@repo/client/address-field';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { useOffered } from '@repo/client/offered';
import { validateProfile } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { CountryField } from '@repo/ui/combo-box';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, PhoneField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { saveFailure } from './profile.model.ts';
import styles from './profile.module.css';
import { toFormValues, toPayload, type User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.identity;

export interface IdentityFormProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function IdentityForm({ user, onClose }: IdentityFormProps) {
  const { api, queries, queryClient, session } = useServices();
  const isChecked = useOffered('cancelProfileChange');
  const { field, change, isDirty, submit, isPending, firstMessage, failure } = useCheckedForm({
    initial: toFormValues(user),
    validate: validateProfile,
    send: async (values) => {
      const saved = await api.call('updateMe', { body: toPayload(values) });
      queryClient.setQueryData(queries.query('getMe').queryKey, saved);
      session.setUser(saved);
      toast.success(saved.profile_change === null ? texts.saved : profileTexts.change.asked);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <LeaveGuard isActive={isDirty && !isPending} />
      <FormAlert message={firstMessage ?? (failure === null ? null : saveFailure(failure))} />
      <div className={styles.fields}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
          autoFocus
          {...field('firstname')}
          autoComplete="given-name"
          label={texts.firstname}
        />
        <TextField {...field('lastname')} autoComplete="family-name" label={texts.lastname} />
        <TextField
          className={styles.wide ?? ''}
          description={texts.emailHelp}
          isReadOnly
          label={texts.email}
          value={user.email}
        />
        <PhoneField {...field('phone')} className={styles.wide ?? ''} label={texts.phone} />
        <AddressField
          {...field('address')}
          className={styles.wide ?? ''}
          country={field('country_address').value}
          label={texts.address}
          onChoose={change}
        />
        <TextField {...field('zip_code')} autoComplete="postal-code" label={texts.zipCode} />
        <TextField {...field('city')} autoComplete="address-level2" label={texts.city} />
        <CountryField
          {...field('country_address')}
          autoComplete="country-name"
          className={styles.wide ?? ''}
          label={texts.country}
        />
      </div>
      {isChecked && user.is_kyc ? <Banner tone="warning">{profileTexts.change.before}</Banner> : null}
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.saving} type="submit">
          {texts.save}
        </Button>
      </FormActions>
    </Form>
  );
}
