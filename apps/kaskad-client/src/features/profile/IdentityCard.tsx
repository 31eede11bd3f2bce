import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { UnconfirmedEmail } from '@repo/client/email-confirmation';
import { QueryView, type QueryViewProps } from '@repo/client/query-view';
import { hasServiceFlag } from '@repo/domain/access';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { identityLines } from './profile.model.ts';
import { profileTexts as texts } from './profile.texts.ts';

type IdentityProps = Pick<QueryViewProps<OperationOutput<'getMe'>>, 'query'>;

/** The identity of the account, read-only: the same for both services. */
export function IdentityCard({ query }: IdentityProps) {
  const { config } = useServices();
  const { user } = useSession();
  const isShared = user !== null && hasServiceFlag(user, 'yield');
  return (
    <Card
      actions={isShared ? <Badge tone="accent">{texts.shared(config.brand.yield)}</Badge> : undefined}
      title={texts.identity}
    >
      <QueryView
        failedTitle={texts.failed}
        query={query}
        skeleton={
          <Stack>
            <Skeleton height="2rem" lines={4} />
          </Stack>
        }
      >
        {(data) => (
          <Stack gap={16}>
            {data.email_confirmed === false ? <UnconfirmedEmail /> : null}
            <DefinitionList items={identityLines(data)} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
