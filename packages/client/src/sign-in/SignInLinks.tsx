import { TextLink } from '@repo/ui/button';
import styles from './sign-in.module.css';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInLinksProps {
  readonly registerHref: string;
  /** The names of this service, and of the other one, whose accounts can be opened here too. */
  readonly brand: string;
  readonly otherBrand: string;
  readonly activateHref: string;
}

/** For users without an account here (R048). */
export function SignInLinks({ registerHref, brand, otherBrand, activateHref }: SignInLinksProps) {
  return (
    <div className={styles.links}>
      <p>
        {texts.noAccount} <TextLink href={registerHref}>{texts.register}</TextLink>
      </p>
      <p>
        {texts.otherService(otherBrand)} <TextLink href={activateHref}>{texts.activate(brand)}</TextLink>
      </p>
    </div>
  );
}
