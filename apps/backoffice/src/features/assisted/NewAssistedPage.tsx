import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { toast } from '@repo/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { assistedPaths, assistedScreens } from './assisted.model.ts';
import { assistedInvalidates } from './assisted.queries.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

const shownAtMost = 8;

/** Step 1 of one that does not exist yet: the client. */
export function NewAssistedPage() {
  const { queries } = useServices();
  const { list, one } = assistedPaths(useLocation().pathname);
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const clients = useQuery({
    ...queries.query('listClients', { query: { q, page_size: shownAtMost } }),
    placeholderData: keepPreviousData,
  });
  const creating = useSending(
    queries.mutation('createAssistedSubscription', { invalidates: assistedInvalidates }),
  );
  const create = (id: string) =>
    creating.send(
      { path: { id }, body: {}, idempotencyKey: keyOf(id) },
      {
        onSuccess: (draft) => void navigate(one(draft.id)),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <>
      <PageHeader
        eyebrow={
          <Breadcrumbs current={texts.create} parents={[{ label: screenTexts.assisted, href: list }]} />
        }
        title={texts.create}
      />
      <Stepper current={0} steps={assistedScreens.map((step) => texts.steps[step])} />
      <Card title={texts.steps.client}>
        <Stack gap={16}>
          <TextField
            autoComplete="off"
            description={texts.searchHelp}
            label={texts.search}
            name="client"
            onChange={setTyped}
            type="search"
            value={typed}
          />
          <QueryView
            failedTitle={texts.clientsFailed}
            query={clients}
            skeleton={<Skeleton height="2.2rem" lines={5} />}
          >
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={texts.noClient} />
              ) : (
                <Stack gap={8}>
                  {items.map(({ id, firstname, lastname, company_name: company, email }) => (
                    <Button
                      isDisabled={creating.isPending}
                      key={id}
                      onPress={() => create(id)}
                      variant="ghost"
                    >
                      {[company ?? `${firstname} ${lastname}`, email].filter(Boolean).join(' · ')}
                    </Button>
                  ))}
                </Stack>
              )
            }
          </QueryView>
        </Stack>
      </Card>
    </>
  );
}
