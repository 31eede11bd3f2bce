import { useOffered } from '@repo/client/offered';
import { useAddress } from '@repo/client/use-address';
import { LinkButton } from '@repo/ui/button';
import { paths } from '../../shared/paths.ts';
import { ContractMenu } from './ContractMenu.tsx';
import { chainTexts } from './chain/chain.texts.ts';
import styles from './contract-cards.module.css';
import { type Contract, mainAction } from './documents.model.ts';
import { documentsTexts as texts } from './documents.texts.ts';
import { PayLink } from './PayLink.tsx';
import { RenounceContract } from './RenounceContract.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/**
 * The next step of a contract as its one button: sign it, pay it, prove its payment again, withdraw from it, else its
 * steps. Everything else is in a menu, the final actions last. « Renoncer » stays in view during its period: the law requires that it is easy to find.
 */
export function ContractActions({ contract }: { readonly contract: Contract }) {
  const { renounce_until: renounceUntil } = contract;
  return (
    <span className={styles.choices}>
      <span className={styles.buttons}>
        <MainAction contract={contract} />
        <ContractMenu contract={contract} />
      </span>
      {renounceUntil ? <RenounceContract contract={contract} until={renounceUntil} /> : null}
    </span>
  );
}

function MainAction({ contract }: { readonly contract: Contract }) {
  const { hrefWith } = useAddress();
  const canResume = useOffered('resumeSignature');
  const hasSteps = useOffered('getContractChain');
  const action = mainAction(contract);
  if (action === 'pay') return <PayLink id={contract.id} look="button" />;
  if (action === 'withdraw') return <WithdrawButton contract={contract} />;
  if (action === 'prove') {
    return (
      <LinkButton href={hrefWith({ proof: contract.id })} size="sm">
        {texts.proof.submit}
      </LinkButton>
    );
  }
  if (action === 'sign') {
    return canResume ? (
      <LinkButton isChange href={paths.resumption(contract.strategy_id, contract.id)} size="sm">
        {texts.resume}
      </LinkButton>
    ) : null;
  }
  return hasSteps ? (
    <LinkButton href={hrefWith({ chain: contract.id })} size="sm" variant="ghost">
      {chainTexts.open}
    </LinkButton>
  ) : null;
}
