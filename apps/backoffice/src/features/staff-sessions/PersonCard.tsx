import type { OperationOutput } from '@repo/api-sdk';
import { SessionRow } from '@repo/client/sessions';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { roleTexts } from '../../shared/shared.texts.ts';
import type { Ending } from './EndSessions.tsx';
import { staffSessionsTexts as texts } from './staff-sessions.texts.ts';

type Person = OperationOutput<'listStaffSessions'>['people'][number];

interface PersonCardProps {
  readonly person: Person;
  /** In milliseconds; « il y a 5 minutes » is relative to it. */
  readonly readAt: number;
  readonly onEnd: (ending: Ending) => void;
}

/** One member of staff with their devices. */
export function PersonCard({ person, readAt, onEnd }: PersonCardProps) {
  const { name, sessions, can_end: canEnd, is_self: isSelf } = person;
  const now = new Date(readAt);
  return (
    <Card title={name}>
      <Stack gap={12}>
        <Cluster gap={8}>
          <span>
            {roleTexts[person.role]} · {person.email}
          </span>
          {isSelf ? <Badge>{texts.self}</Badge> : null}
        </Cluster>
        <ul aria-label={texts.devicesOf(name)}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              now={now}
              onEnd={canEnd ? () => onEnd({ person, session }) : null}
              session={session}
              state="rest"
            />
          ))}
        </ul>
        {canEnd ? null : <p>{isSelf ? texts.own : texts.administrator}</p>}
        {canEnd && sessions.length > 1 ? (
          <div>
            <Button
              aria-label={texts.allOf(name)}
              isChange
              onPress={() => onEnd({ person, session: null })}
              size="sm"
              variant="ghost"
            >
              {texts.all}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
