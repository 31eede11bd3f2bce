import type { IsoDay } from '@repo/domain/dates';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import {
  dayOf,
  type Plan,
  type Tranche,
  trancheDateText,
  trancheTable,
  unitsText,
} from '@repo/domain/kaskad';
import { trancheTexts as texts } from './kaskad.texts.ts';
import styles from './tranche-table.module.css';
import type { UnitClass } from './units.ts';

/** The day of a tranche; « TGE + 3 mois » before the TGE; while its plan is suspended it has none. */
export function trancheDay({ at, day }: Pick<Tranche, 'at' | 'day'>, tgeDay: IsoDay | null): string {
  if (day !== null) return formatNumericDate(day);
  return dayOf(at, tgeDay) === null ? trancheDateText(at, tgeDay) : texts.stopped;
}

export interface TrancheTableProps {
  readonly label: string;
  readonly plan: Plan;
  readonly tgeDay: IsoDay | null;
  readonly unit: UnitClass;
}

/** The tranches of a plan in the order of their dates, with what they sum up to. It fits the panel of a record. */
export function TrancheTable({ label, plan, tgeDay, unit }: TrancheTableProps) {
  const shown = (units: bigint) => formatDecimal(unitsText(units, unit.decimals));
  return (
    <table aria-label={label} className={styles.tranches}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.date}</th>
          <th className={styles.units} scope="col">
            {texts.units(unit.symbol)}
          </th>
          <th className={styles.units} scope="col">
            {texts.cumulative}
          </th>
        </tr>
      </thead>
      <tbody>
        {trancheTable(plan, tgeDay).map((tranche) => (
          <tr key={tranche.number}>
            <td>{tranche.number}</td>
            <th scope="row">{trancheDay(tranche, tgeDay)}</th>
            <td className={styles.units}>{shown(tranche.units)}</td>
            <td className={styles.units}>{shown(tranche.cumulative)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
