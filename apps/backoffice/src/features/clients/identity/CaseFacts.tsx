import { now } from '@repo/client/clock';
import { wasReminded } from '@repo/domain/contract-status';
import { formatLongDateTime } from '@repo/domain/format';
import type { StaffKycAction } from '@repo/domain/kyc';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Cluster } from '@repo/ui/layout';
import styles from '../../../shared/list-panel.module.css';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import { sharedTexts } from '../../../shared/shared.texts.ts';
import { alreadyReminded } from '../../../shared/use-reminder.ts';
import type { IdentityCase } from './identity.model.ts';
import { actionTexts, identityTexts as texts } from './identity.texts.ts';

interface CaseFactsProps {
  readonly data: IdentityCase;
  readonly isPending: boolean;
  readonly onAction: (action: StaffKycAction) => void;
}

/** Where the case stands, and what its state allows. */
export function CaseFacts({ data, isPending, onAction }: CaseFactsProps) {
  const { waiting_since: waiting, last_reminder: last, refusals, actions } = data;
  const isTooSoon = last !== null && wasReminded(new Date(last.at), now());
  const shown = actions.filter(({ action }) => action !== 'remind' || !isTooSoon);
  return (
    <PanelSection title={texts.case}>
      <DefinitionList
        items={[
          {
            term: texts.waitingSince,
            value: waiting === null ? sharedTexts.none : formatLongDateTime(waiting),
          },
          { term: texts.refusals, value: refusals },
          { term: texts.remindedAt, value: last === null ? texts.never : formatLongDateTime(last.at) },
        ]}
      />
      {actions.length === 0 ? (
        <p>{texts.ownCase}</p>
      ) : (
        <Cluster gap={8}>
          {shown.map(({ action }) => (
            <Button
              isDisabled={isPending}
              key={action}
              onPress={() => onAction(action)}
              size="sm"
              variant={action === 'approve' ? 'primary' : 'ghost'}
            >
              {actionTexts[action].button}
            </Button>
          ))}
        </Cluster>
      )}
      {isTooSoon && actions.some(({ action }) => action === 'remind') ? (
        <p className={styles.muted}>{alreadyReminded(last, null)}</p>
      ) : null}
    </PanelSection>
  );
}
