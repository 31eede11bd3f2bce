import { useServices } from '@repo/auth';
import { SignIn, SignInLinks } from '@repo/client/sign-in';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { signInTexts as texts } from './sign-in.texts.ts';

/** Signing in to the investors’ site (R048). */
export function SignInPage() {
  const { brand } = useServices().config;
  return (
    <SignIn forgottenHref={paths.forgottenPassword} frame={PublicFrame} subtitle={texts.subtitle}>
      <SignInLinks
        activateHref={paths.linkYield}
        brand={brand.yield}
        otherBrand={brand.kaskad}
        registerHref={paths.register}
      />
    </SignIn>
  );
}
