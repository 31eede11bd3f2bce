import { useSession } from '@repo/auth';
import { ReadOnlyContext } from '@repo/ui/read-only';
import { Outlet } from 'react-router';
import styles from './client-view.module.css';
import { ViewBanner } from './ViewBanner.tsx';
import { ViewOver } from './ViewOver.tsx';

/** Around the screens of a client whose space staff read; nothing of them once the view is over. */
export function ClientView() {
  const { user, view } = useSession();
  const endsAt = view?.endsAt ?? null;
  if (user === null || endsAt === null) return <ViewOver />;
  return (
    <ReadOnlyContext value>
      <div className={styles.view}>
        <ViewBanner endsAt={endsAt} user={user} />
        <Outlet />
      </div>
    </ReadOnlyContext>
  );
}
