import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { parameterKeys, parameterTexts } from '@repo/domain/parameters';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ParameterCard } from './ParameterCard.tsx';
import { parametersTexts as texts } from './parameters.texts.ts';

/** The parameters that two administrators change, each with its history. */
export function ParametersPage() {
  const { queries } = useServices();
  const parameters = useQuery(queries.query('listParameterVersions'));
  const skeleton = (
    <Stack gap={16}>
      {parameterKeys.map((key) => (
        <Card key={key} title={parameterTexts[key].name}>
          <Skeleton height="2.2rem" lines={2} />
        </Card>
      ))}
    </Stack>
  );
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.parameters} />
      <QueryView failedTitle={texts.failed} query={parameters} skeleton={skeleton}>
        {({ parameters: all }) => (
          <Stack gap={16}>
            {all.map((parameter) => (
              <ParameterCard key={parameter.key} parameter={parameter} />
            ))}
          </Stack>
        )}
      </QueryView>
    </>
  );
}
