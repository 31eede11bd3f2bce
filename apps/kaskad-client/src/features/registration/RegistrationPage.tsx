import { TextLink } from '@repo/ui/button';
import { paths } from '../../app/paths.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { AccountForm } from './AccountForm.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

/** Opening an account of the second service (R010). */
export function RegistrationPage() {
  return (
    <PublicFrame subtitle={texts.subtitle} title={texts.title} width="wide">
      <AccountForm />
      <p>
        {texts.hasAccount} <TextLink href={paths.login}>{texts.signIn}</TextLink>
      </p>
    </PublicFrame>
  );
}
