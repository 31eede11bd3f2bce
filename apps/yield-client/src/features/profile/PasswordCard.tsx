import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useReturningFocus } from '@repo/client/form';
import { passwordMinLength } from '@repo/domain/limits';
import { validateChangePassword } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Form, FormActions, PasswordField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import styles from './profile.module.css';
import type { User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.password;

/** The password change, an edit mode of its own (R107–R109, D11). */
export function PasswordCard({ user }: { readonly user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useReturningFocus(isEditing);
  return (
    <Card title={texts.title}>
      {isEditing ? (
        <PasswordForm onClose={() => setIsEditing(false)} user={user} />
      ) : (
        <Stack>
          <p className={styles.about}>{texts.about}</p>
          <Button isChange onPress={() => setIsEditing(true)} ref={editButton} variant="ghost">
            {texts.edit}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function PasswordForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { api } = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { current_password: '', password: '' },
    validate: validateChangePassword,
    send: async (values) => {
      const { success } = await api.call('changePassword', { body: { user: { id: user.id }, ...values } });
      if (!success) throw new Error(texts.failed);
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <PasswordField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
        autoFocus
        {...field('current_password')}
        autoComplete="current-password"
        label={texts.current}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={texts.new}
        minimumLength={passwordMinLength}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.confirming} type="submit">
          {texts.confirm}
        </Button>
      </FormActions>
    </Form>
  );
}
