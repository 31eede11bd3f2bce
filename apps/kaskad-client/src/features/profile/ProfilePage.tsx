import { useServices, useSession } from '@repo/auth';
import { PayoutDetailsCard } from '@repo/client/payout-details';
import { PersonalDataCard } from '@repo/client/personal-data';
import { ServicesCard } from '@repo/client/services';
import { SessionsCard } from '@repo/client/sessions';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { siteUrl } from '../../shared/paths.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { InvestorCard } from './InvestorCard.tsx';
import { MailsCard } from './MailsCard.tsx';
import styles from './profile.module.css';
import { WalletsCard } from './wallets/WalletsCard.tsx';

/** The account and what it holds of both services; its identity is read-only. */
export function ProfilePage() {
  const { queries, config } = useServices();
  const { user } = useSession();
  const me = useQuery(queries.query('getMe'));
  // The session has the flags from the start: the cards below have their place at once.
  const flags = me.data ?? user;
  return (
    <>
      <PageHeader title={appTexts.nav.profile} />
      <div className={styles.columns}>
        <Stack gap={20}>
          <IdentityCard query={me} />
          <WalletsCard />
          {me.data ? <PayoutDetailsCard service="kaskad" user={me.data} /> : null}
          <SessionsCard />
          <PersonalDataCard />
        </Stack>
        <Stack gap={20}>
          {flags === null ? null : (
            <ServicesCard openHref={siteUrl(config, 'dashboard')} other="yield" user={flags} />
          )}
          <InvestorCard />
          <MailsCard />
        </Stack>
      </div>
    </>
  );
}
