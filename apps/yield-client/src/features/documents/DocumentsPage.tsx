import { useServices } from '@repo/auth';
import { useFocusOn } from '@repo/client/start';
import { DISPLAY_CURRENCIES } from '@repo/domain/money';
import { LinkButton } from '@repo/ui/button';
import { LoadingMessage } from '@repo/ui/feedback';
import { useIsPainted } from '@repo/ui/layout';
import { FilterSelect } from '@repo/ui/select';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { appTexts } from '../../app/app.texts.ts';
import { paths } from '../../app/paths.ts';
import { askedCurrency, documentParams } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { GroupSkeletons } from './GroupSkeletons.tsx';
import { withParam } from './search-params.ts';

// Opened from the list, and heavy: the calendar alone weighs more than the page.
const ChainView = lazy(async () => ({ default: (await import('./chain/ChainView.tsx')).ChainView }));
const ProofView = lazy(async () => ({ default: (await import('./ProofView.tsx')).ProofView }));

// The title needs none of the tables: it is there before their script.
const DocumentsBody = lazy(async () => ({ default: (await import('./DocumentsBody.tsx')).DocumentsBody }));

const currencies = DISPLAY_CURRENCIES.map((currency) => ({ value: currency, label: currency }));

/** Contracts, payments, yields (R242–R279) and statements of the client. The address bar holds the currency and what is open. */
export function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const { queries } = useServices();
  const currency = askedCurrency(params.get(documentParams.currency));
  const proofOf = params.get(documentParams.proof);
  const contracts = useQuery({
    ...queries.query('listSignatures', { query: { currency } }),
    // Another currency of the same contracts: the list stays while it is converted.
    placeholderData: keepPreviousData,
  });
  const isTitleShown = useIsPainted();
  const chainOf = params.get(documentParams.chain);
  // A proof and a follow-up take the place of the list, at the same path.
  useFocusOn(chainOf ?? proofOf ?? '');
  if (chainOf !== null) return <ChainView contractId={chainOf} currency={currency} />;
  if (proofOf !== null) return <ProofView contractId={proofOf} contracts={contracts} />;
  return (
    <>
      <title>{appTexts.nav.documents}</title>
      <PageHeader
        actions={
          <>
            <FilterSelect
              isWaiting={contracts.isPending}
              label={texts.currency}
              onChange={(chosen) => setParams(withParam(params, documentParams.currency, chosen))}
              options={currencies}
              value={currency}
            />
            <LinkButton href={paths.products}>{texts.newContract}</LinkButton>
          </>
        }
        subtitle={texts.subtitle}
        title={appTexts.nav.documents}
      />
      {isTitleShown ? (
        <Suspense fallback={<Waiting />}>
          <DocumentsBody contracts={contracts} currency={currency} />
        </Suspense>
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
