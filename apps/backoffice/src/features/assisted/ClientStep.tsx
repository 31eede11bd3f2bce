import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useLocation } from 'react-router';
import { assistedPaths, type StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { Blockers } from './Blockers.tsx';

/** Step 1: who it is for, and what has to be settled before it is sent. */
export function ClientStep({ draft, go }: StepProps) {
  const { client } = draft;
  const { client: recordOf } = assistedPaths(useLocation().pathname);
  return (
    <Card title={texts.steps.client}>
      <Stack gap={16}>
        <DefinitionList
          items={[
            { term: texts.person, value: `${client.firstname} ${client.lastname}` },
            ...(client.company_name ? [{ term: texts.company, value: client.company_name }] : []),
            ...(client.email === null ? [] : [{ term: texts.email, value: client.email }]),
          ]}
        />
        <Blockers draft={draft} />
        <FormActions>
          <LinkButton href={recordOf(client.id)} variant="ghost">
            {texts.openClient}
          </LinkButton>
          <Button onPress={() => go('product')}>{texts.goOn}</Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
