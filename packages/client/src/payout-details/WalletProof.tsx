import { parsePayoutAccount, walletProofText } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { CopyField } from '@repo/ui/copy-field';
import { useState } from 'react';
import { browserWallet, signWithWallet, type WalletResult } from './browser-wallet.ts';
import styles from './payout-details.module.css';
import { payoutDetailsTexts as texts } from './payout-details.texts.ts';

interface WalletProofProps {
  readonly address: string;
  readonly email: string;
  readonly day: string;
  readonly onSigned: (signature: string) => void;
}

/** What the owner of the wallet signs with it: by a button where the browser has a wallet, else by copying. */
export function WalletProof({ address, email, day, onSigned }: WalletProofProps) {
  const isAddress = parsePayoutAccount(address, { method: 'crypto', network: 'ethereum' }) !== null;
  if (!isAddress) return <p className={styles.about}>{texts.proofMissing}</p>;
  const text = walletProofText({ address, email, day });
  return (
    <>
      <SignButton address={address} onSigned={onSigned} text={text} />
      <CopyField hint={texts.proofHelp} kind="name" label={texts.proof} value={text} />
    </>
  );
}

interface SignButtonProps extends Pick<WalletProofProps, 'address' | 'onSigned'> {
  readonly text: string;
}

function SignButton({ address, text, onSigned }: SignButtonProps) {
  const [wallet] = useState(browserWallet);
  const [result, setResult] = useState<WalletResult['kind'] | 'pending' | null>(null);
  if (wallet === null) return null;
  const sign = async () => {
    setResult('pending');
    const given = await signWithWallet(wallet, { address, text });
    setResult(given.kind);
    if (given.kind === 'signed') onSigned(given.signature);
  };
  return (
    <>
      <Button
        isPending={result === 'pending'}
        onPress={() => void sign()}
        pendingLabel={texts.signing}
        variant="ghost"
      >
        {texts.sign}
      </Button>
      {result === null || result === 'pending' ? null : <output>{texts.walletResults[result]}</output>}
    </>
  );
}
