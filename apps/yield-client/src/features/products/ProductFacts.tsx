import { feePercent } from '@repo/client/fee-percent';
import { formatFeePercent } from '@repo/domain/format';
import type { FooterFee } from '@repo/domain/limits';
import { riskLevels } from '@repo/domain/products';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { VisuallyHidden } from '@repo/ui/layout';
import { useParameters } from '../../shared/parameters/use-parameters.ts';
import { choiceTexts as texts } from './product-choice.texts.ts';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';

/** Beside the strategy: its risk, its fees, and who holds the assets. What is not stated is not shown. */
export function ProductFacts({ strategy }: { readonly strategy: Strategy }) {
  const { risk_level: risk, custodian } = strategy;
  return (
    <>
      {typeof risk === 'number' ? <RiskScale level={risk} /> : null}
      <Fees />
      {typeof custodian === 'string' && custodian !== '' ? (
        <Card title={texts.custody}>
          <p className={styles.small}>{custodian}</p>
        </Card>
      ) : null}
    </>
  );
}

function RiskScale({ level }: { readonly level: number }) {
  return (
    <Card actions={<strong>{texts.riskOf(level)}</strong>} title={texts.risk}>
      <div aria-hidden="true" className={styles.scale}>
        {riskLevels.map((one) => (
          <span data-current={one === level} key={one}>
            {one}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className={styles.scaleEnds}>
        <span>{texts.lowest}</span>
        <span>{texts.highest}</span>
      </p>
      <VisuallyHidden>{`${texts.lowest} 1, ${texts.highest} ${riskLevels.length}`}</VisuallyHidden>
      <p className={styles.small}>{texts.riskText}</p>
    </Card>
  );
}

const fees = [
  'FOOTER_SUBSCRIPTION_FEE',
  'FOOTER_FX_FEE',
  'FOOTER_EXIT_FEE',
  'FOOTER_MANAGEMENT_FEE',
  'FOOTER_PERFORMANCE_FEE',
] as const satisfies readonly FooterFee[];

const inNav: ReadonlySet<FooterFee> = new Set(['FOOTER_MANAGEMENT_FEE', 'FOOTER_PERFORMANCE_FEE']);

function Fees() {
  const parameters = useParameters().data?.parameters ?? [];
  return (
    <Card title={texts.fees}>
      <DefinitionList
        items={fees.map((fee) => {
          const kind = fee === 'FOOTER_PERFORMANCE_FEE' ? 'performance' : 'other';
          const percent = formatFeePercent(feePercent(parameters, fee).toNumber(), kind);
          return {
            term: texts.feeNames[fee],
            value: inNav.has(fee) ? (
              <>
                {percent} <span className={styles.fine}>{texts.inNav}</span>
              </>
            ) : (
              percent
            ),
          };
        })}
      />
    </Card>
  );
}
