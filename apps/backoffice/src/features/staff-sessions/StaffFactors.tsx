import type { OperationId, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorRemovalTexts } from '../../shared/factor-removal/factor-removal.texts.ts';
import { PlannedRemoval } from '../../shared/factor-removal/PlannedRemoval.tsx';
import { RequestRemoval } from '../../shared/factor-removal/RequestRemoval.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { roleTexts } from '../../shared/shared.texts.ts';
import { staffFactorsTexts as texts } from './staff-sessions.texts.ts';

type Person = OperationOutput<'listStaffFactors'>['people'][number];

const invalidates = [
  'listStaffFactors',
  'listStaffSessions',
  'listChangeRequests',
] as const satisfies readonly OperationId[];

/** Members of staff with a factor of their own: what they lost is removed by two persons. */
export function StaffFactors() {
  const { queries } = useServices();
  const factors = useQuery(queries.query('listStaffFactors'));
  const [lost, setLost] = useState<Person | null>(null);
  return (
    <Card title={texts.title}>
      <Stack gap={16}>
        <p>{texts.about}</p>
        <QueryView failedTitle={texts.failed} query={factors} skeleton={<Skeleton height="3rem" lines={2} />}>
          {({ people }) =>
            people.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              people.map((person) => (
                <Holder key={person.id} onLost={() => setLost(person)} person={person} />
              ))
            )
          }
        </QueryView>
      </Stack>
      {lost === null ? null : (
        <RequestRemoval invalidates={invalidates} onClose={() => setLost(null)} person={lost} />
      )}
    </Card>
  );
}

interface HolderProps {
  readonly person: Person;
  readonly onLost: () => void;
}

function Holder({ person, onLost }: HolderProps) {
  const { name, can_request: canRequest, removal_at: at, pending_change: pending } = person;
  // A client who administers is requested as a client.
  const isUnderWay = at !== null || pending?.kind === 'staff.factors' || pending?.kind === 'user.factors';
  return (
    <section aria-label={name}>
      <Stack gap={8}>
        <p>
          <strong>{name}</strong> · {roleTexts[person.role]} · {person.email}
        </p>
        {pending === null ? null : <PendingChange change={pending} />}
        <PlannedRemoval at={at} invalidates={invalidates} person={person} />
        {canRequest && !isUnderWay ? (
          <div>
            <Button
              aria-label={factorRemovalTexts.openOf(name)}
              isChange
              onPress={onLost}
              size="sm"
              variant="ghost"
            >
              {factorRemovalTexts.open}
            </Button>
          </div>
        ) : null}
      </Stack>
    </section>
  );
}
