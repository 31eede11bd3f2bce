import { addressOf } from '@repo/client/address';
import { chainItems, chainTexts } from '@repo/client/contract-chain';
import { TextLink } from '@repo/ui/button';
import { Timeline } from '@repo/ui/timeline';
import { paths } from '../../../shared/paths.ts';
import { proofAction } from '../documents.model.ts';
import styles from '../documents.module.css';
import { documentsTexts } from '../documents.texts.ts';
import { type ContractChain, chainSteps, type LinkedStep } from './chain.model.ts';
import { chainTexts as texts } from './chain.texts.ts';

/** The steps in order; the first pending one is marked as expected. */
export function ChainSteps({ chain }: { readonly chain: ContractChain }) {
  const items = chainItems(chainSteps(chain), (step, isExpected) => (
    <span className={styles.lines}>
      <span>{step.detail ?? (isExpected ? chainTexts.expected : documentsTexts.none)}</span>
      <StepLink chain={chain} step={step} />
    </span>
  ));
  return <Timeline items={items} />;
}

function StepLink({
  step: { link },
  chain: { contract },
}: {
  readonly step: LinkedStep;
  readonly chain: ContractChain;
}) {
  if (link === 'contractFile' && contract.contract_url !== null) {
    return (
      <TextLink href={contract.contract_url} rel="noopener noreferrer" target="_blank">
        {texts.openDocument}
      </TextLink>
    );
  }
  if (link === 'figures') {
    const href = addressOf(paths.dashboard, { product: contract.product });
    return <TextLink href={href}>{texts.explained}</TextLink>;
  }
  const action = link === 'proof' ? proofAction(contract) : null;
  if (action === null) return null;
  return (
    <TextLink href={addressOf(paths.documents, { proof: contract.id })}>
      {action === 'submit' ? texts.fileProof : texts.openProof}
    </TextLink>
  );
}
