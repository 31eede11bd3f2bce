import { useServices } from '@repo/auth';
import { AccessLogCard } from '@repo/client/access-log';
import { PayoutDetailsCard } from '@repo/client/payout-details';
import { PersonalDataCard } from '@repo/client/personal-data';
import { QueryView } from '@repo/client/query-view';
import { ServicesCard } from '@repo/client/services';
import { SessionsCard } from '@repo/client/sessions';
import { Skeleton } from '@repo/ui/feedback';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { CompanyCard } from '../../shared/company/CompanyCard.tsx';
import { paths } from '../../shared/paths.ts';
import { DisplayCard } from './DisplayCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import type { User } from './profile.schema.ts';
import { profileTexts as texts } from './profile.texts.ts';
import { TwoFactorCard } from './TwoFactorCard.tsx';

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
        {(user) => <Cards user={user} />}
      </QueryView>
    </>
  );
}

function Cards({ user }: { readonly user: User }) {
  return (
    <Columns
      aside={
        <>
          <PasswordCard user={user} />
          <TwoFactorCard user={user} />
          <ServicesCard openHref={paths.kaskad} other="kaskad" user={user} />
          <DisplayCard />
          <PersonalDataCard />
        </>
      }
    >
      <IdentityCard user={user} />
      {user.is_company ? <CompanyCard user={user} /> : null}
      <PayoutDetailsCard service="yield" user={user} />
      <SessionsCard />
      <AccessLogCard />
    </Columns>
  );
}
