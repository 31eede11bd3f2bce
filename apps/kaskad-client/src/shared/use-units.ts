import { useBalanceHidden } from '@repo/client/balance';
import { formatDecimal, hiddenAmount } from '@repo/domain/format';
import { formatUnits, unitsText } from '@repo/domain/kaskad';
import type { UnitClass } from './grants.model.ts';

/** How units of a class are written on a screen: with their symbol, or without; bullets while amounts are hidden. */
export function useUnits(unitClass: Pick<UnitClass, 'decimals' | 'symbol'>) {
  const isHidden = useBalanceHidden();
  return {
    isHidden,
    write: (units: bigint) => (isHidden ? hiddenAmount() : formatUnits(units, unitClass)),
    bare: (units: bigint) =>
      isHidden ? hiddenAmount() : formatDecimal(unitsText(units, unitClass.decimals)),
  };
}
