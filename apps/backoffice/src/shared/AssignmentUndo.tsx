import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { assignmentInvalidates } from './assignments.queries.ts';
import { undoAssignmentTexts as texts } from './shared.texts.ts';

type Assignment = OperationOutput<'listClientAssignments'>['items'][number];

/** The clients that the caller gave to an adviser in the last minutes: « Annuler » while it is possible. */
export function AssignmentUndo() {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.query('listClientAssignments'),
    // The server counts the time; nothing is left to count without one.
    refetchInterval: ({ state }) => (state.data?.items.length ? 30_000 : false),
  });
  return data?.items.map((assignment) => <Undoable assignment={assignment} key={assignment.id} />);
}

function Undoable({
  assignment: { id, adviser, clients, seconds_left: seconds },
}: {
  readonly assignment: Assignment;
}) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const undo = useSending(queries.mutation('undoClientAssignment', { invalidates: assignmentInvalidates }));
  const press = () =>
    undo.send(
      { path: { id }, idempotencyKey: keyOf(['undo', id]) },
      {
        onSuccess: ({ undone, kept }) => toast.success(texts.done(undone, kept)),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <Banner
      action={
        <Button isPending={undo.isPending} onPress={press} size="sm" variant="ghost">
          {texts.undo}
        </Button>
      }
      isLive
      title={texts.title(clients, adviser?.name ?? null)}
      tone="success"
    >
      {texts.left(Math.ceil(seconds / 60))}
    </Banner>
  );
}
