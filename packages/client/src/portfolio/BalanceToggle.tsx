import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { useBalanceToggle } from './balance.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.balance;

/** « Masquer le solde » / « Afficher le solde » (R160). */
export function BalanceToggle() {
  const [isHidden, setHidden] = useBalanceToggle();
  return (
    <Button onPress={() => setHidden(!isHidden)} size="sm" variant="quiet">
      <Icon name={isHidden ? 'eye-off' : 'eye'} />
      {isHidden ? texts.show : texts.hide}
    </Button>
  );
}
