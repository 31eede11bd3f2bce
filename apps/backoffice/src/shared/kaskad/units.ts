import { formatDecimal, NBSP } from '@repo/domain/format';
import { formatUnits, unitsOf, unitsText } from '@repo/domain/kaskad';

export interface UnitClass {
  readonly decimals: number;
  readonly symbol: string;
}

/** Units of the wire with their symbol: « 1 250,5 KSK ». */
export const shownUnits = (units: string, unit: UnitClass): string =>
  formatUnits(unitsOf(units, unit.decimals), unit);

/** A share in percent, one decimal, rounded down: 100 % is shown once there is nothing left. */
export function shareText(part: bigint, total: bigint): string {
  const tenths = total === 0n ? 0n : (part * 1000n) / total;
  return `${formatDecimal(unitsText(tenths, 1))}${NBSP}%`;
}
