import { AccessLogCard } from '@repo/client/access-log';
import { FactorsCard } from '@repo/client/factors';
import { Offered } from '@repo/client/offered';
import { PayoutDetailsCard } from '@repo/client/payout-details';
import { PersonalDataCard } from '@repo/client/personal-data';
import { type Blocker, subjectOf } from '@repo/client/personal-data/model';
import { ServicesCard } from '@repo/client/services';
import { SessionsCard } from '@repo/client/sessions';
import { Columns } from '@repo/ui/layout';
import { CompanyCard } from '../../shared/company/CompanyCard.tsx';
import { paths } from '../../shared/paths.ts';
import { DisplayCard } from './DisplayCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import type { User } from './profile.schema.ts';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** Each part of an account; on another host, those that it offers. */
export function ProfileCards({ user }: { readonly user: User }) {
  return (
    <Columns
      aside={
        <>
          <PasswordCard user={user} />
          <TwoFactorCard user={user} />
          <Offered operation="listFactors">
            <FactorsCard />
          </Offered>
          <ServicesCard openHref={paths.kaskad} other="kaskad" user={user} />
          <DisplayCard />
          <Offered operation="getAccountDeletion">
            <PersonalDataCard addressOf={addressOf} />
          </Offered>
        </>
      }
    >
      <IdentityCard user={user} />
      {user.is_company ? <CompanyCard user={user} /> : null}
      <Offered operation="getPayoutDetails">
        <PayoutDetailsCard service="yield" user={user} />
      </Offered>
      <Offered operation="listSessions">
        <SessionsCard />
      </Offered>
      <Offered operation="listAccessLog">
        <AccessLogCard />
      </Offered>
    </Columns>
  );
}

/** Where what blocks the deletion of an account can be ended. */
function addressOf(blocker: Blocker): string {
  const { contract_id: id } = blocker;
  const addresses = {
    contract: paths.chain(id),
    grant: paths.kaskadVesting,
    investment: paths.kaskadInvestment(id),
  };
  return addresses[subjectOf(blocker)];
}
