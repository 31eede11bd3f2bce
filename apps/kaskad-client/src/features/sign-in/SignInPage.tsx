import { useServices } from '@repo/auth';
import { SignIn, SignInLinks } from '@repo/client/sign-in';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { paths, siteUrl } from '../../shared/paths.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

/** Signing in to the second service (R009). */
export function SignInPage() {
  const { config } = useServices();
  return (
    <SignIn
      forgottenHref={siteUrl(config, 'forgottenPassword')}
      frame={PublicFrame}
      subtitle={texts.subtitle}
    >
      <SignInLinks
        activateHref={siteUrl(config, 'activateKaskad')}
        brand={config.brand.kaskad}
        otherBrand={config.brand.yield}
        registerHref={paths.register}
      />
    </SignIn>
  );
}
