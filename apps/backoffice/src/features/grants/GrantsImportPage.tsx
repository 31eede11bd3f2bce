import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { CsvFileStep } from '../../shared/CsvFileStep.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { paths } from '../../shared/paths.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { GrantsImportPlan } from './GrantsImportPlan.tsx';
import { grantsImportTexts as texts } from './grants.texts.ts';

type Plan = OperationOutput<'previewGrantImport'>;

/** File, check, confirmation: nothing is created before the last step. */
export function GrantsImportPage() {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [plan, setPlan] = useState<Plan | null>(null);
  const commit = useSending(queries.mutation('commitGrantImport', { invalidates: kaskadInvalidates }));
  const restart = () => {
    commit.reset();
    setPlan(null);
  };
  const confirm = ({ id }: Plan) => commit.send({ path: { id }, idempotencyKey: keyOf(id) });
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.grantsImport} />
      <InvestmentsTabs />
      <Stack gap={20}>
        <Stepper current={commit.data ? 2 : plan ? 1 : 0} steps={texts.steps} />
        <Card>
          {commit.data !== undefined ? (
            <Banner
              action={<LinkButton href={paths.grants}>{texts.openList}</LinkButton>}
              isLive
              title={texts.done(commit.data.creates)}
              tone="success"
            >
              {texts.doneHelp}
            </Banner>
          ) : plan === null ? (
            <CsvFileStep
              onCheck={async (file) => setPlan(await api.call('previewGrantImport', { body: { file } }))}
              template="/modeles/modele-plans-de-vesting.csv"
              texts={texts}
            />
          ) : (
            <GrantsImportPlan
              error={commit.error}
              isPending={commit.isPending}
              onConfirm={() => confirm(plan)}
              onRestart={restart}
              plan={plan}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
