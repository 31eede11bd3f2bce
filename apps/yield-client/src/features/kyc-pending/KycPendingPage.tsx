import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Badge, Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { ContactSales } from '../../shared/booking/ContactSales.tsx';
import { CompanyCard } from '../../shared/company/CompanyCard.tsx';
import { type CompanyUser, companyDocuments } from '../../shared/company/company.model.ts';
import { paths } from '../../shared/paths.ts';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { RefusalReason } from '../../shared/refusal/RefusalReason.tsx';
import { refusalTexts } from '../../shared/refusal/refusal.texts.ts';
import { useApplicant } from '../../shared/refusal/use-applicant.ts';
import { signOutTexts } from '../../shared/shared.texts.ts';
import { useLeave } from '../../shared/use-leave.ts';
import { KaskadButton } from './KaskadButton.tsx';
import styles from './kyc-pending.module.css';
import { kycPendingSubtitles, kycStatusLabels, kycPendingTexts as texts } from './kyc-pending.texts.ts';
import { useRefresh } from './use-refresh.ts';

/** For a client whose identity is not validated yet: the pending step, the contact, and sign-out (R098, D6). */
export function KycPendingPage() {
  const { queries, session } = useServices();
  const { data } = useQuery(queries.query('getMe'));
  const refresh = useRefresh();
  const { leave, isLeaving } = useLeave();
  const navigate = useNavigate();
  const status = data?.kyc_status ?? 'pending';
  const isRejected = status === 'rejected';
  const applicant = useApplicant({
    userId: data?.id ?? null,
    isOpen: isRejected || data?.kyc_status === 'pending',
  });
  const refusal = applicant?.refusal ?? null;
  const isExamined = applicant?.is_examined === true && data !== undefined && isAllSent(data);
  const canResume = data !== undefined && (!isRejected || refusal?.can_retry === true);
  const resume = () => {
    session.resumeRegistration();
    void navigate(paths.register);
  };
  const resumeButton = canResume ? (
    <Button isChange isFullWidth onPress={resume} size="lg" variant={isExamined ? 'ghost' : 'primary'}>
      {isRejected ? refusalTexts.retry : texts.resume}
    </Button>
  ) : null;
  const refreshButton = (
    <Button
      isFullWidth
      isPending={refresh.isPending}
      onPress={() => refresh.send()}
      pendingLabel={texts.refreshing}
      size="lg"
      variant={isExamined ? 'primary' : 'ghost'}
    >
      {texts.refresh}
    </Button>
  );
  return (
    <PublicFrame
      subtitle={kycPendingSubtitles[isExamined ? 'examined' : status]}
      title={isRejected ? texts.title.rejected : texts.title.open}
    >
      <p className={styles.status}>
        {texts.status}{' '}
        <Badge tone={isRejected ? 'negative' : 'warning'}>
          {isExamined ? texts.examined : kycStatusLabels[status]}
        </Badge>
      </p>
      {isRejected ? (
        <RefusalReason refusal={refusal} />
      ) : (
        <p>{isExamined ? texts.examinedHelp : texts.explanation}</p>
      )}
      {data?.is_company === true && canResume ? <Company user={data} /> : null}
      {isExamined ? refreshButton : resumeButton}
      <ContactSales />
      {isExamined ? resumeButton : refreshButton}
      <KaskadButton />
      <Button isChange isFullWidth isPending={isLeaving} onPress={leave} size="lg" variant="quiet">
        {signOutTexts.leave}
      </Button>
    </PublicFrame>
  );
}

/** Of a company, its documents too. */
const isAllSent = (user: CompanyUser) =>
  !user.is_company ||
  companyDocuments(user).every(({ review }) => review === 'checking' || review === 'approved');

/** Its documents are examined with the identity: those refused are sent again from here, the profile being closed. */
function Company({ user }: ComponentProps<typeof CompanyCard>) {
  return (
    <>
      {companyDocuments(user).some(({ review }) => review === 'rejected') ? (
        <Banner tone="warning">{texts.documentsToSend}</Banner>
      ) : null}
      <CompanyCard user={user} />
    </>
  );
}
