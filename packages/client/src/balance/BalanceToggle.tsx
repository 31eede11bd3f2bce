import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { balanceTexts } from './balance.texts.ts';
import { useBalanceToggle } from './balance.ts';

interface BalanceToggleProps {
  /** A balance, or several amounts: its words. */
  readonly of?: keyof typeof balanceTexts;
}

/** « Masquer le solde » / « Afficher le solde » (R160). */
export function BalanceToggle({ of = 'balance' }: BalanceToggleProps) {
  const [isHidden, setHidden] = useBalanceToggle();
  const { hide, show } = balanceTexts[of];
  return (
    <Button onPress={() => setHidden(!isHidden)} size="sm" variant="quiet">
      <Icon name={isHidden ? 'eye-off' : 'eye'} />
      {isHidden ? show : hide}
    </Button>
  );
}
