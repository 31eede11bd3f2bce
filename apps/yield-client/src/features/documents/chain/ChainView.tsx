import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { useFocusOnceLoaded } from '@repo/client/start';
import { useAddress } from '@repo/client/use-address';
import type { DisplayCurrency } from '@repo/domain/money';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { isToPay } from '../documents.model.ts';
import styles from '../documents.module.css';
import { documentsTexts } from '../documents.texts.ts';
import { PayContract } from '../PayContract.tsx';
import { ChainEvidence } from './ChainEvidence.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { chainTexts as texts } from './chain.texts.ts';

interface ChainViewProps {
  readonly contractId: string;
  readonly currency: DisplayCurrency;
}

/** One contract from its subscription to its end, in place of the list. */
export function ChainView({ contractId, currency }: ChainViewProps) {
  const { queries } = useServices();
  const { hrefWith } = useAddress();
  useFocusOnceLoaded();
  const chain = useQuery(
    queries.query('getContractChain', { path: { id: contractId }, query: { currency } }),
  );
  const contract = chain.data?.contract;
  const back = hrefWith({ chain: null });
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader
        eyebrow={
          <TextLink className={styles.back} href={back}>
            <Icon name="chevron-left" size={16} />
            {texts.back}
          </TextLink>
        }
        title={texts.title}
        {...(contract === undefined
          ? {}
          : { subtitle: texts.contract(contract.product, contract.po_number ?? '') })}
      />
      <QueryView
        failedTitle={texts.failed}
        query={chain}
        safe={documentsTexts.failedHint}
        skeleton={<Skeleton height="28rem" />}
      >
        {(data) => (
          <Columns aside={<ChainEvidence chain={data} />}>
            {isToPay(data.contract) ? (
              <Card>
                <PayContract contract={data.contract} missing={data.missing} />
              </Card>
            ) : null}
            <Card title={texts.stepsTitle}>
              <ChainSteps chain={data} />
            </Card>
          </Columns>
        )}
      </QueryView>
    </>
  );
}
