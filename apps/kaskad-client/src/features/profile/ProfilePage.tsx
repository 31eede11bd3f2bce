import { useServices, useSession } from '@repo/auth';
import { FactorsCard } from '@repo/client/factors';
import { Offered } from '@repo/client/offered';
import { PayoutDetailsCard } from '@repo/client/payout-details';
import { PersonalDataCard } from '@repo/client/personal-data';
import { type Blocker, subjectOf } from '@repo/client/personal-data/model';
import { ServicesCard } from '@repo/client/services';
import { SessionsCard } from '@repo/client/sessions';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { paths, siteUrl } from '../../shared/paths.ts';
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
          <Offered operation="listWallets">
            <WalletsCard />
          </Offered>
          <Offered operation="getKaskadPayoutDetails">
            {me.data ? <PayoutDetailsCard service="kaskad" user={me.data} /> : null}
          </Offered>
          <Offered operation="listFactors">
            <FactorsCard />
          </Offered>
          <Offered operation="listSessions">
            <SessionsCard />
          </Offered>
          <Offered operation="getAccountDeletion">
            <PersonalDataCard addressOf={(blocker) => addressOf(blocker, config)} />
          </Offered>
        </Stack>
        <Stack gap={20}>
          {flags === null ? null : (
            <ServicesCard openHref={siteUrl(config, 'dashboard')} other="yield" user={flags} />
          )}
          <Offered operation="getInvestorProfile">
            <InvestorCard />
          </Offered>
          <Offered operation="getKaskadPreferences">
            <MailsCard />
          </Offered>
        </Stack>
      </div>
    </>
  );
}

/** Where what blocks the deletion of an account can be ended. */
function addressOf(blocker: Blocker, config: { readonly siteUrl: string }): string {
  const addresses = {
    contract: siteUrl(config, 'documents'),
    grant: paths.vesting,
    investment: paths.investment(blocker.contract_id),
  };
  return addresses[subjectOf(blocker)];
}
