import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { toast } from '@repo/ui/toast';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { staffSessionsTexts as texts } from './staff-sessions.texts.ts';

type StaffSessions = OperationOutput<'listStaffSessions'>;
type Person = StaffSessions['people'][number];

/** What is to be ended: one device, or all of them (null). */
export interface Ending {
  readonly person: Person;
  readonly session: Person['sessions'][number] | null;
}

interface EndSessionsProps {
  readonly ending: Ending;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** « Déconnecter », with its reason. */
export function EndSessions({ ending: { person, session }, onClose, onEnded }: EndSessionsProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { name } = person;
  return (
    <ReasonDialog<StaffSessions>
      help={texts.reasonHelp}
      intro={session === null ? texts.every.intro : texts.one.intro}
      invalidates={['listStaffSessions']}
      isDangerous
      isOpen
      onCancel={onClose}
      onDone={() => {
        toast.success(session === null ? texts.every.done(name) : texts.one.done(session.device));
        onClose();
        onEnded();
      }}
      send={({ reason }) => {
        const body = { reason, ...(session !== null && { session_id: session.id }) };
        return api.call('endStaffSessions', {
          path: { id: person.id },
          body,
          idempotencyKey: keyOf([person.id, body]),
        });
      }}
      submit={texts.submit}
      title={session === null ? texts.every.title(name) : texts.one.title(name, session.device)}
    />
  );
}
