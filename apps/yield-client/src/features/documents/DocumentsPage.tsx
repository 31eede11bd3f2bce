import { useServices } from '@repo/auth';
import { readAddress } from '@repo/client/address';
import { useOffered } from '@repo/client/offered';
import { useFocusOn } from '@repo/client/start';
import { useAddress } from '@repo/client/use-address';
import { LinkButton } from '@repo/ui/button';
import { LoadingMessage } from '@repo/ui/feedback';
import { useIsPainted } from '@repo/ui/layout';
import { lazyPart } from '@repo/ui/lazy-part';
import { FilterSelect } from '@repo/ui/select';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { ParNotice } from '../../shared/parameters/ParNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { currencyOptions, requestedCurrency } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { GroupSkeletons } from './GroupSkeletons.tsx';
import { PreparedNotices } from './PreparedNotices.tsx';

// Opened from the list, and heavy: the calendar alone weighs more than the page.
const ChainView = lazyPart(async () => (await import('./chain/ChainView.tsx')).ChainView);
const ProofView = lazyPart(async () => (await import('./ProofView.tsx')).ProofView);

// The title needs none of the tables: it is rendered before their chunk is loaded.
const DocumentsBody = lazyPart(async () => (await import('./DocumentsBody.tsx')).DocumentsBody);

/**
 * Contracts, payments, yields (R242–R279) and statements of the client. The URL holds the currency and the open view.
 */
export function DocumentsPage() {
  const { address, change } = useAddress();
  const { queries } = useServices();
  const currency = requestedCurrency(readAddress(address, 'currency'));
  const proofOf = readAddress(address, 'proof');
  const contracts = useQuery({
    ...queries.query('listContracts', { query: { currency } }),
    // Another currency of the same contracts: the list stays while it is converted.
    placeholderData: keepPreviousData,
    // What shows it may still be loading: a response that comes meanwhile must not be missed.
    notifyOnChangeProps: 'all',
  });
  const canBePrepared = useOffered('listPreparedSubscriptions');
  const prepared = useQuery({ ...queries.query('listPreparedSubscriptions'), enabled: canBePrepared });
  // Above the list, which they would push down; without them once their first request failed.
  const isPreparedKnown = !canBePrepared || !prepared.isPending || prepared.failureCount > 0;
  const isTitleShown = useIsPainted();
  const chainOf = readAddress(address, 'chain');
  // The proof form and the steps of a contract replace the list, at the same path.
  useFocusOn(chainOf ?? proofOf ?? '');
  const waiting = <LoadingMessage />;
  if (chainOf !== null) return <ChainView contractId={chainOf} currency={currency} waiting={waiting} />;
  if (proofOf !== null) return <ProofView contractId={proofOf} contracts={contracts} waiting={waiting} />;
  return (
    <>
      <title>{appTexts.nav.documents}</title>
      <PageHeader
        actions={
          <>
            <FilterSelect
              isWaiting={contracts.isPending}
              label={texts.currency}
              onChange={(chosen) => change({ currency: chosen })}
              options={currencyOptions}
              value={currency}
            />
            <LinkButton href={paths.products}>{texts.newContract}</LinkButton>
          </>
        }
        subtitle={texts.subtitle}
        title={appTexts.nav.documents}
      />
      <ParNotice />
      {isTitleShown && isPreparedKnown ? (
        <>
          <PreparedNotices items={prepared.data?.items ?? []} />
          <DocumentsBody contracts={contracts} currency={currency} waiting={<Waiting />} />
        </>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.page} data-waiting="true">
      <LoadingMessage />
      <GroupSkeletons />
    </div>
  );
}
