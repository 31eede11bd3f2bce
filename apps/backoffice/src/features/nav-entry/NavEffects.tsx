import type { components } from '@repo/api-sdk';
import { formatNumericDate } from '@repo/domain/format';
import { Banner } from '@repo/ui/feedback';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import styles from './nav-entry.module.css';
import { navEntryTexts as texts } from './nav-entry.texts.ts';

type Check = components['schemas']['NavCheck'];

/** What the typed NAVs would do, what is unusual in them, and whether a second person decides them. */
export function NavEffects({ check, isHeld }: { readonly check: Check; readonly isHeld: boolean }) {
  return (
    <>
      <Effects check={check} />
      <Unusual cells={check.cells} />
      {check.effects.length === 0 ? null : <ChangeLines lines={check.effects} />}
      <SecondPerson
        preview={{
          needs_second_person: isHeld,
          warnings: check.changed > 0 ? [texts.clientsTold] : [],
          lines: [],
        }}
      />
    </>
  );
}

function Effects({ check: { created, changed, orders, deals, statements } }: { readonly check: Check }) {
  if (created + changed === 0) return <p>{texts.nothing}</p>;
  const lines = [
    created > 0 && texts.created(created),
    changed > 0 && texts.changed(changed),
    orders > 0 && texts.orders(orders),
    deals > 0 && texts.deals(deals),
    statements > 0 && texts.statements(statements),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.effects}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The warnings of the cells, again: the grid may be out of view where they are submitted. */
function Unusual({ cells }: Pick<Check, 'cells'>) {
  const lines = cells.flatMap(({ strategy_id: id, date, warnings }) =>
    warnings.map((warning) =>
      texts.unusualValue(texts.cell(id.toUpperCase(), formatNumericDate(date)), warning),
    ),
  );
  if (lines.length === 0) return null;
  return (
    <Banner title={texts.unusual} tone="warning">
      <ul className={styles.effects}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
