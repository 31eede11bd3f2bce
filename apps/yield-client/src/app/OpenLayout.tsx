import { useServices, useSession } from '@repo/auth';
import { checkAccess, routeRequirements } from '@repo/domain/access';
import { TextLink } from '@repo/ui/button';
import { Logo } from '@repo/ui/shell';
import { Outlet } from 'react-router';
import { appTexts as texts } from '../shared/app.texts.ts';
import { paths } from '../shared/paths.ts';
import { LegalLinks } from '../shared/public/LegalLinks.tsx';
import { ClientShell } from './ClientShell.tsx';
import styles from './layout.module.css';

/** A screen open to all: in the client's frame when a client is signed in (D1), alone otherwise. */
export function OpenLayout() {
  const { user } = useSession();
  const isClient = checkAccess(user, routeRequirements.yieldClient) === 'allow';
  return isClient ? <ClientShell /> : <PublicLayout isSignedIn={user !== null} />;
}

function PublicLayout({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { config } = useServices();
  return (
    <div className={styles.open}>
      <header className={styles.openBar}>
        <Logo brand="yield" name={config.brand.yield} />
        {isSignedIn ? null : <TextLink href={paths.login}>{texts.signIn}</TextLink>}
      </header>
      <main className={styles.openMain} id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.openFooter}>
        {texts.risk} <LegalLinks />
      </footer>
    </div>
  );
}
