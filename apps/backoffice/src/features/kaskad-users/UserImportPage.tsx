import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button, LinkButton, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { CsvFileStep } from '../../shared/CsvFileStep.tsx';
import { paths } from '../../shared/paths.ts';
import { ImportedPeople, UserImportCheck } from './UserImportCheck.tsx';
import { UserImportConfirm } from './UserImportConfirm.tsx';
import { countOf, type UserImport } from './user-import.model.ts';
import { userImportTexts as texts } from './user-import.texts.ts';

/** File, check, confirmation, result: no invitation is sent before it is confirmed. */
export function UserImportPage() {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [plan, setPlan] = useState<UserImport | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const commit = useSending(
    queries.mutation('commitKaskadUserImport', { invalidates: ['listKaskadInvitations'] }),
  );
  const restart = () => {
    commit.reset();
    setConfirming(false);
    setPlan(null);
  };
  return (
    <>
      <PageHeader
        eyebrow={<TextLink href={paths.kaskadUsers}>{texts.back}</TextLink>}
        subtitle={texts.subtitle}
        title={screenTexts.kaskadUsersImport}
      />
      <Stack gap={20}>
        <Stepper current={commit.data ? 3 : isConfirming ? 2 : plan ? 1 : 0} steps={texts.steps} />
        <Card>
          {commit.data !== undefined ? (
            <Result onRestart={restart} result={commit.data} />
          ) : plan === null ? (
            <CsvFileStep
              onCheck={async (file) => setPlan(await api.call('previewKaskadUserImport', { body: { file } }))}
              template="/modeles/modele-utilisateurs-kaskad.csv"
              texts={texts}
            />
          ) : isConfirming ? (
            <UserImportConfirm
              error={commit.error}
              isPending={commit.isPending}
              onBack={() => setConfirming(false)}
              onConfirm={() => commit.send({ path: { id: plan.id }, idempotencyKey: keyOf(plan.id) })}
              plan={plan}
            />
          ) : (
            <UserImportCheck onNext={() => setConfirming(true)} onRestart={restart} plan={plan} />
          )}
        </Card>
      </Stack>
    </>
  );
}

interface ResultProps {
  readonly result: UserImport;
  readonly onRestart: () => void;
}

/** Step 4: what was sent, line by line. */
function Result({ result, onRestart }: ResultProps) {
  return (
    <Stack gap={16}>
      <Banner isLive title={texts.done(countOf(result, 'invited'))} tone="success">
        {texts.doneHelp}
      </Banner>
      <ImportedPeople people={result.people} />
      <FormActions>
        <Button onPress={onRestart} variant="ghost">
          {texts.nextFile}
        </Button>
        <LinkButton href={paths.kaskadUsers}>{texts.back}</LinkButton>
      </FormActions>
    </Stack>
  );
}
