import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.investor;

type Test = OperationOutput<'getInvestorProfile'>['knowledge'];

/** The status of the client as an investor, and until when their tests are valid. */
export function InvestorCard() {
  const { queries } = useServices();
  const profile = useQuery(queries.query('getInvestorProfile'));
  return (
    <Card title={texts.title}>
      <QueryView failedTitle={texts.failed} query={profile} skeleton={<Skeleton height="7.9rem" />}>
        {({ is_sophisticated, knowledge, losses }) => (
          <Stack gap={12}>
            <DefinitionList
              items={[
                { term: texts.status, value: is_sophisticated ? texts.sophisticated : texts.plain },
                { term: texts.knowledge, value: testLine(knowledge) },
                { term: texts.losses, value: testLine(losses) },
              ]}
            />
            <p className="muted">{texts.help}</p>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

function testLine(test: Test): string {
  if (test === null) return texts.notTaken;
  const until = formatNumericDate(test.valid_until);
  return parisToday() < test.valid_until
    ? texts.taken(formatNumericDate(test.taken_on), until)
    : texts.expired(until);
}
