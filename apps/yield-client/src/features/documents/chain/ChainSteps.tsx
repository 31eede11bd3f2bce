import { TextLink } from '@repo/ui/button';
import { Timeline, type TimelineItem } from '@repo/ui/timeline';
import { paths } from '../../../app/paths.ts';
import { documentParams, proofAction } from '../documents.model.ts';
import styles from '../documents.module.css';
import { documentsTexts } from '../documents.texts.ts';
import { type ChainStep, type ContractChain, chainSteps } from './chain.model.ts';
import { chainTexts as texts } from './chain.texts.ts';

/** The steps in order; the first one that has not happened is the one expected. */
export function ChainSteps({ chain }: { readonly chain: ContractChain }) {
  const steps = chainSteps(chain);
  // A step may be skipped, a payment recorded without proof: what counts is the last one done.
  const lastDone = steps.findLastIndex(({ detail }) => detail !== null);
  return <Timeline items={steps.map((step, index) => itemOf(step, { position: index - lastDone, chain }))} />;
}

interface Place {
  /** 0 for the last step done, 1 for the one expected. */
  readonly position: number;
  readonly chain: ContractChain;
}

function itemOf(step: ChainStep, { position, chain }: Place): TimelineItem {
  const isDone = position <= 0;
  const isNext = position === 1;
  return {
    id: step.id,
    title: step.title,
    state: isDone ? 'done' : isNext ? 'current' : 'todo',
    tone: step.isEnd === true || !isDone ? 'neutral' : 'positive',
    detail: (
      <span className={styles.lines}>
        <span>{step.detail ?? (isNext ? texts.expected : documentsTexts.none)}</span>
        <StepLink chain={chain} step={step} />
      </span>
    ),
  };
}

function StepLink({
  step: { link },
  chain: { contract },
}: {
  readonly step: ChainStep;
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
    const search = new URLSearchParams({ product: contract.product }).toString();
    return <TextLink href={`${paths.dashboard}?${search}`}>{texts.explained}</TextLink>;
  }
  const action = link === 'proof' ? proofAction(contract) : null;
  if (action === null) return null;
  const search = new URLSearchParams({ [documentParams.proof]: contract.id }).toString();
  return (
    <TextLink href={`${paths.documents}?${search}`}>
      {action === 'submit' ? texts.fileProof : texts.openProof}
    </TextLink>
  );
}
