import { useServices } from '@repo/auth';
import { AccountForm, type AccountFormProps } from '@repo/client/registration';
import { TextLink } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { paths, siteUrl } from '../../shared/paths.ts';
import { registrationTexts as texts } from './registration.texts.ts';

/** Registration to the second service (R010); without an identity step, the account opens at once (R356). */
export function RegistrationPage() {
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title} width="wide">
      <AccountForm {...useAccountOpened()} />
      <p>
        {texts.hasAccount} <TextLink href={paths.login}>{texts.signIn}</TextLink>
      </p>
    </PublicFrame>
  );
}

/** How this service registers a client, by themselves or invited. */
export function useAccountOpened(): AccountFormProps {
  const { config, session } = useServices();
  const navigate = useNavigate();
  return {
    service: 'kaskad',
    submitLabel: texts.submit,
    termsHref: siteUrl(config, 'termsOfToday'),
    onRegistered: async () => {
      toast.success(texts.welcome(config.brand.kaskad));
      session.endRegistration();
      await navigate(paths.home);
    },
  };
}
