import { formatLongDateTime } from '@repo/domain/format';
import type { StaffKycAction } from '@repo/domain/kyc';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Cluster } from '@repo/ui/layout';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import { sharedTexts } from '../../../shared/shared.texts.ts';
import type { IdentityCase } from './identity.model.ts';
import { actionTexts, identityTexts as texts } from './identity.texts.ts';

interface CaseFactsProps {
  readonly data: IdentityCase;
  readonly isPending: boolean;
  readonly onAction: (action: StaffKycAction) => void;
}

/** Where the case stands, and what its state allows. */
export function CaseFacts({ data, isPending, onAction }: CaseFactsProps) {
  const { waiting_since: waiting, reminded_at: reminded, refusals, actions } = data;
  return (
    <PanelSection title={texts.case}>
      <DefinitionList
        items={[
          {
            term: texts.waitingSince,
            value: waiting === null ? sharedTexts.none : formatLongDateTime(waiting),
          },
          { term: texts.refusals, value: refusals },
          { term: texts.remindedAt, value: reminded === null ? texts.never : formatLongDateTime(reminded) },
        ]}
      />
      {actions.length === 0 ? (
        <p>{texts.ownCase}</p>
      ) : (
        <Cluster gap={8}>
          {actions.map(({ action }) => (
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
    </PanelSection>
  );
}
