import { useServices } from '@repo/auth';
import { SignIn, type SignInProps } from '@repo/client/sign-in';
import { AuthLayout } from '@repo/ui/auth-layout';
import { Logo } from '@repo/ui/shell';
import type { ComponentProps } from 'react';
import { appTexts } from '../../shared/app.texts.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

/** The staff sign-in page. A password reset is requested on the investors’ site, where its e-mail leads too. */
export function SignInPage() {
  const { siteUrl } = useServices().config;
  return (
    <SignIn forgottenHref={new URL('/password', siteUrl).href} frame={StaffFrame} subtitle={texts.subtitle} />
  );
}

function StaffFrame(props: ComponentProps<SignInProps['frame']>) {
  return <AuthLayout {...props} logo={<Logo brand="staff" name={appTexts.name} />} promise={texts.promise} />;
}
