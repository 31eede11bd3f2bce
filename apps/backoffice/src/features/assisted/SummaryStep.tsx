import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { AssistedStatus } from './AssistedStatus.tsx';
import { type Assisted, assistedPaths, draftFacts, type StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { CancelAssisted } from './SendStep.tsx';

/** Step 6: what was sent, to whom, and what comes next. */
export function SummaryStep({ draft }: Pick<StepProps, 'draft'>) {
  const { client, contract } = draft;
  const isStaff = assistedPaths(useLocation().pathname).client !== null;
  return (
    <Card title={texts.steps.summary}>
      <Stack gap={16}>
        <DefinitionList
          items={[
            ...draftFacts(draft).map(({ label, value }) => ({ term: label, value })),
            { term: texts.preparedBy, value: draft.author },
            ...(client.email === null ? [] : [{ term: texts.sentTo, value: client.email }]),
          ]}
        />
        <AssistedStatus draft={draft} />
        <p>
          <strong>{texts.nextTitle}</strong> · {texts.nextSteps[nextOf(draft)]}
        </p>
        <FormActions>
          {draft.state === 'sent' ? <CancelAssisted draft={draft} /> : null}
          {contract === null || !isStaff ? null : (
            <LinkButton href={paths.contract(contract.id)}>{texts.openContract}</LinkButton>
          )}
        </FormActions>
      </Stack>
    </Card>
  );
}

function nextOf({ state, contract }: Assisted): keyof typeof texts.nextSteps {
  if (state === 'draft' || state === 'sent') return state;
  if (contract?.status === 'pending') return 'pending';
  return contract?.status === 'signed' ? 'signed' : 'over';
}
