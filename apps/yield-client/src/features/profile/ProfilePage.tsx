import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { ProfileCards } from './ProfileCards.tsx';
import { profileTexts as texts } from './profile.texts.ts';

/** The profile: account, company, security (R107–R133). */
export function ProfilePage() {
  const { queries } = useServices();
  const me = useQuery(queries.query('getMe'));
  return (
    <>
      <title>{appTexts.nav.profile}</title>
      <PageHeader
        subtitle={me.data && (me.data.is_company ? texts.holder.company : texts.holder.individual)}
        title={appTexts.nav.profile}
      />
      <QueryView failedTitle={texts.failed} query={me} skeleton={<Skeleton height="30rem" />}>
        {(user) => <ProfileCards user={user} />}
      </QueryView>
    </>
  );
}
