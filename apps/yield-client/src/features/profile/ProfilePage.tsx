import { useServices } from '@repo/auth';
import { ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { CompanyCard } from './company/CompanyCard.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { profileTexts as texts } from './profile.texts.ts';
import { ServicesCard } from './ServicesCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** Who one is here: the account, its company, its security (R107–R133). */
export function ProfilePage() {
  const { queries } = useServices();
  const { data: user, error, isFetching, refetch } = useQuery(queries.query('getMe'));
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader
        subtitle={user && (user.is_company ? texts.holder.company : texts.holder.individual)}
        title={texts.title}
      />
      {user !== undefined ? (
        <Columns
          aside={
            <>
              <PasswordCard user={user} />
              <TwoFactorCard user={user} />
              <ServicesCard user={user} />
              <DisplayCard />
            </>
          }
        >
          <IdentityCard user={user} />
          {user.is_company ? <CompanyCard user={user} /> : null}
        </Columns>
      ) : error === null ? (
        <>
          <LoadingMessage />
          <Skeleton height="30rem" />
        </>
      ) : (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} title={error.message} />
      )}
    </>
  );
}
