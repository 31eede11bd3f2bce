import { addressOf } from '@repo/client/address';
import { parisToday } from '@repo/client/clock';
import { chainItems } from '@repo/client/contract-chain';
import { FileLink } from '@repo/client/file-link';
import { formatLongDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Timeline, type TimelineItem } from '@repo/ui/timeline';
import { paths } from '../../../shared/paths.ts';
import { proofAction } from '../documents.model.ts';
import styles from '../documents.module.css';
import { documentsTexts } from '../documents.texts.ts';
import { type ContractChain, chainSteps, type LinkedStep, waitText } from './chain.model.ts';
import { chainTexts as texts } from './chain.texts.ts';

/** The steps in order: those done, today, then what each of the others waits for. */
export function ChainSteps({ chain }: { readonly chain: ContractChain }) {
  const items = chainItems(chainSteps(chain), (step) => (
    <span className={styles.lines}>
      <span>{step.detail ?? waitText(step.id, chain) ?? documentsTexts.none}</span>
      <StepLink chain={chain} step={step} />
    </span>
  ));
  return <Timeline items={withToday(items)} />;
}

/** Today stands between what happened and what is expected; a contract with nothing to come has no such line. */
function withToday(items: readonly TimelineItem[]): readonly TimelineItem[] {
  const next = items.findIndex(({ state }) => state === 'current');
  if (next === -1) return items;
  const title = texts.today(formatLongDate(parisToday()));
  return items.toSpliced(next, 0, { id: 'today', title, state: 'today' });
}

function StepLink({
  step: { link },
  chain: { contract },
}: {
  readonly step: LinkedStep;
  readonly chain: ContractChain;
}) {
  if (link === 'contractFile' && contract.contract_url !== null) {
    return <FileLink href={contract.contract_url}>{texts.openDocument}</FileLink>;
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
