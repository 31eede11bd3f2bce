import type { ApiError } from '@repo/api-sdk';
import { orderKindTexts } from '@repo/domain/books';
import { formatBookAmount, formatDecimal, formatNumericDate } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import { Button, TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useId, useState } from 'react';
import styles from '../../shared/list-panel.module.css';
import { paths } from '../../shared/paths.ts';
import { useConflict } from '../../shared/use-conflict.ts';
import { type Deal, type Decision, decisionsOf, isGain } from './corrections.model.ts';
import { stateTones, correctionsTexts as texts } from './corrections.texts.ts';
import { DecideDialog, textsOf } from './DecideDialog.tsx';

/** One deal that was executed at the wrong value: its difference, and what is decided of it. */
export function CorrectedDeal({
  deal,
  correctionId,
}: {
  readonly deal: Deal;
  readonly correctionId: string;
}) {
  const titleId = useId();
  const { contract } = deal;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>
        {orderKindTexts[deal.kind]}
        {contract === null ? null : (
          <>
            {' · '}
            <TextLink href={paths.contract(contract.id)}>{contract.po_number ?? contract.product}</TextLink>
            {' · '}
            {contract.client}
          </>
        )}
      </h3>
      <Cluster gap={8}>
        <StatusBadge labels={texts.states} status={deal.state} tones={stateTones} />
        {deal.change_request === null ? null : (
          <TextLink href={paths.changeRequest(deal.change_request)}>{texts.deal.request}</TextLink>
        )}
      </Cluster>
      <DefinitionList items={factsOf(deal)} />
      <Decisions correctionId={correctionId} deal={deal} />
    </section>
  );
}

function decidedBy({ maker, by, at }: NonNullable<Deal['decision']>): string {
  const day = formatNumericDate(at);
  return maker === null ? texts.deal.by(by, day) : texts.deal.byTwo(maker, by, day);
}

function factsOf({ executed, units, units_due, cash, asset, decision }: Deal) {
  const gap = toText(decimal(units).minus(decimal(units_due)));
  const amount = formatBookAmount(toText(decimal(cash).abs()), asset);
  return [
    { term: texts.deal.executed, value: formatDecimal(executed) },
    { term: texts.deal.units, value: formatDecimal(units) },
    { term: texts.deal.unitsDue, value: formatDecimal(units_due) },
    { term: texts.deal.gap, value: formatDecimal(gap) },
    { term: texts.deal.cash, value: isGain(cash) ? texts.deal.gained(amount) : texts.deal.lost(amount) },
    ...(decision === null
      ? []
      : [
          {
            term: texts.deal.decision,
            value: `${decision.reason} (${decidedBy(decision)})`,
          },
        ]),
  ];
}

function Decisions({ deal, correctionId }: { readonly deal: Deal; readonly correctionId: string }) {
  const [opened, setOpened] = useState<Decision | null>(null);
  const conflict = useConflict();
  const decisions = decisionsOf(deal);
  const onConflict = (error: ApiError) => {
    setOpened(null);
    conflict.report(error);
  };
  const onDone = (decision: Decision) => {
    setOpened(null);
    conflict.clear();
    toast.success(textsOf(decision, deal).done);
  };
  return (
    <div className={styles.actions}>
      {conflict.message === null ? null : (
        <Banner isLive title={texts.conflict} tone="warning">
          {conflict.message}
        </Banner>
      )}
      <div className={styles.pair}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            onPress={() => setOpened(decision)}
            size="sm"
            variant={decision === 'leave' ? 'ghost' : 'primary'}
          >
            {textsOf(decision, deal).action}
          </Button>
        ))}
      </div>
      {decisions.map((decision) => (
        <DecideDialog
          correctionId={correctionId}
          deal={deal}
          decision={decision}
          isOpen={opened === decision}
          key={decision}
          onCancel={() => setOpened(null)}
          onConflict={onConflict}
          onDone={() => onDone(decision)}
        />
      ))}
    </div>
  );
}
