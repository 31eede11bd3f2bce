import { useServices } from '@repo/auth';
import { ConfirmPasswordForm } from '@repo/client/confirm-password';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.twoFactor;

export interface DisableTwoFactorFormProps {
  readonly onCancel: () => void;
  /** Called when a code must confirm the change. */
  readonly onChallenge: (challenge: string) => void;
  readonly onDone: () => unknown;
}

/** The password that turning the second factor off requires (R102). */
export function DisableTwoFactorForm({ onCancel, onChallenge, onDone }: DisableTwoFactorFormProps) {
  const { api } = useServices();
  return (
    <ConfirmPasswordForm
      label={texts.title}
      onCancel={onCancel}
      onPassword={async (password) => {
        const { token } = await api.call('disableTwoFactor', { body: { password } });
        return token === undefined ? onDone() : onChallenge(token);
      }}
      submitLabel={texts.disable}
    />
  );
}
