import { useServices } from '@repo/auth';
import { TextLink } from '@repo/ui/button';
import { paths } from '../../app/paths.ts';
import styles from './sign-in.module.css';
import { signInTexts as texts } from './sign-in.texts.ts';

/** For who has no account here yet (R048). */
export function SignInLinks() {
  const { brand } = useServices().config;
  return (
    <div className={styles.links}>
      <p>
        {texts.noAccount} <TextLink href={paths.register}>{texts.register}</TextLink>
      </p>
      <p>
        {texts.otherService(brand.kaskad)}{' '}
        <TextLink href={paths.linkYield}>{texts.activate(brand.yield)}</TextLink>
      </p>
    </div>
  );
}
