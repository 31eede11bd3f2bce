import { useServices, useSession } from '@repo/auth';
import { PayoutDetailsCard } from '@repo/client/payout-details';
import { PersonalDataCard } from '@repo/client/personal-data';
import { QueryView } from '@repo/client/query-view';
import { ServicesCard } from '@repo/client/services';
import { SessionsCard } from '@repo/client/sessions';
import { hasServiceFlag } from '@repo/domain/access';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { siteUrl } from '../../shared/paths.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { MailsCard } from './MailsCard.tsx';
import { identityLines } from './profile.model.ts';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.ts';
import { WalletsCard } from './wallets/WalletsCard.tsx';

/** The identity of the account, read-only: the same for both services. */
export function ProfilePage() {
  const { queries, config } = useServices();
  const { user } = useSession();
  const me = useQuery(queries.query('getMe'));
  // The session has the flags from the start: the cards below have their place at once.
  const flags = me.data ?? user;
  const isShared = user !== null && hasServiceFlag(user, 'yield');
  return (
    <>
      <PageHeader title={appTexts.nav.profile} />
      <div className={styles.columns}>
        <Stack gap={20}>
          <Card
            actions={isShared ? <Badge tone="accent">{texts.shared(config.brand.yield)}</Badge> : undefined}
            title={texts.identity}
          >
            <QueryView
              failedTitle={texts.failed}
              query={me}
              skeleton={
                <Stack>
                  <Skeleton height="2rem" lines={4} />
                </Stack>
              }
            >
              {(data) => <DefinitionList items={identityLines(data)} />}
            </QueryView>
          </Card>
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
