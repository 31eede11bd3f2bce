import { QueryView } from '@repo/client/query-view';
import { useFocusOnceLoaded } from '@repo/client/start';
import { useAddress } from '@repo/client/use-address';
import { formatLongDate } from '@repo/domain/format';
import { paymentProofTexts } from '@repo/domain/validation';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useNavigate } from 'react-router';
import type { ContractsQuery } from './ContractList.tsx';
import { ContractRecap } from './ContractRecap.tsx';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts, proofTexts as texts } from './documents.texts.ts';
import { FiledProof } from './FiledProof.tsx';
import { PaymentProofForm } from './PaymentProofForm.tsx';
import { proofMode } from './proof.model.ts';

interface ProofViewProps {
  readonly contractId: string;
  readonly contracts: ContractsQuery;
}

/** The payment proof of one contract, in place of the list (R255). */
export function ProofView({ contractId, contracts }: ProofViewProps) {
  const { hrefWith } = useAddress();
  useFocusOnceLoaded();
  const contract = contracts.data?.signatures.find(({ id }) => id === contractId);
  const back = hrefWith({ proof: null });
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
          : { subtitle: texts.contract(contract.product, formatLongDate(contract.created_at)) })}
      />
      <QueryView query={contracts} safe={documentsTexts.failedHint} skeleton={<Skeleton height="24rem" />}>
        {() =>
          contract === undefined ? (
            <EmptyState icon="search" title={texts.unknown} />
          ) : (
            <OpenProof back={back} contract={contract} />
          )
        }
      </QueryView>
    </>
  );
}

function OpenProof({ contract, back }: { readonly contract: Contract; readonly back: string }) {
  const navigate = useNavigate();
  const leave = () => void navigate(back);
  return (
    <Columns aside={<ContractRecap contract={contract} />}>
      <Card>
        <div className={styles.proof}>
          <ProofBody contract={contract} onLeave={leave} />
        </div>
      </Card>
    </Columns>
  );
}

/** The form while the proof may change, else the submitted proof and why it cannot change (R253, R254). */
function ProofBody({ contract, onLeave }: { readonly contract: Contract; readonly onLeave: () => void }) {
  const mode = proofMode(contract);
  if (mode === 'form') return <PaymentProofForm contract={contract} onLeave={onLeave} />;
  if (mode === 'unsupported') return <Banner tone="warning">{paymentProofTexts.methodUnsupported}</Banner>;
  if (mode === 'none') return <Banner>{texts.notEditable.other}</Banner>;
  return (
    <>
      {mode === 'paid' ? (
        <Banner tone="success">{texts.alreadyPaid}</Banner>
      ) : (
        <Banner>{texts.notEditable.checking}</Banner>
      )}
      <FiledProof contract={contract} />
    </>
  );
}
