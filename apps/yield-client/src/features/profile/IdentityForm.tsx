import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { validateProfile } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { CountryInput } from '../../shared/form/CountryInput.tsx';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
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
  const { form, control, submit, isPending, firstMessage, failure } = useCheckedForm({
    defaultValues: toFormValues(user),
    validate: validateProfile,
    send: async (values) => {
      const saved = await api.call('updateMe', { body: toPayload(values) });
      queryClient.setQueryData(queries.query('getMe').queryKey, saved);
      session.setUser(saved);
      toast.success(texts.saved);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <LeaveGuard isActive={form.formState.isDirty && !isPending} />
      <FormAlert message={firstMessage ?? (isApiError(failure) ? saveFailure(failure) : null)} />
      <div className={styles.fields}>
        <TextInput autoComplete="given-name" control={control} label={texts.firstname} name="firstname" />
        <TextInput autoComplete="family-name" control={control} label={texts.lastname} name="lastname" />
        <TextField
          className={styles.wide ?? ''}
          description={texts.emailHelp}
          isReadOnly
          label={texts.email}
          value={user.email}
        />
        <PhoneInput className={styles.wide ?? ''} control={control} label={texts.phone} name="phone" />
        <TextInput
          autoComplete="street-address"
          className={styles.wide ?? ''}
          control={control}
          label={texts.address}
          name="address"
        />
        <TextInput autoComplete="postal-code" control={control} label={texts.zipCode} name="zip_code" />
        <TextInput autoComplete="address-level2" control={control} label={texts.city} name="city" />
        <CountryInput
          className={styles.wide ?? ''}
          control={control}
          label={texts.country}
          name="country_address"
        />
      </div>
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
