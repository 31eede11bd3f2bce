import { type ApiError, invalidate, type OperationInput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { toast } from '@repo/ui/toast';
import type { StaffView } from './views.model.ts';
import { viewsTexts as texts } from './views.texts.ts';

type Change = Omit<NonNullable<OperationInput<'updateStaffView'>['body']>, 'version'>;
const invalidates = ['listStaffViews'] as const;

/** What is done to a view without a form: a toast reports it, or why not. */
export function useViewActions() {
  const { queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const updating = useSending(queries.mutation('updateStaffView', { invalidates }));
  const choosing = useSending(queries.mutation('setDefaultStaffView', { invalidates }));
  const outcome = (done: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: ApiError) => {
      toast.error(error.message);
      // It may have been changed in another window, or be gone.
      void invalidate(queryClient, ...invalidates);
    },
  });
  return {
    isPending: updating.isPending || choosing.isPending,
    update: ({ id, version }: StaffView, change: Change, done: string) => {
      const body = { ...change, version };
      updating.send({ path: { id }, body, idempotencyKey: keyOf([id, body]) }, outcome(done));
    },
    setDefault: ({ screen, id }: StaffView, isDefault: boolean) => {
      const body = { screen, view_id: isDefault ? id : null };
      choosing.send({ body }, outcome(isDefault ? texts.nowDefault : texts.noLongerDefault));
    },
  };
}
