import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { toast } from '@repo/ui/toast';
import type { RegisterRecord } from './register.model.ts';

export interface RegisterFormProps {
  readonly data: RegisterRecord;
  readonly onClose: () => void;
}

/** Sends a form of a movement; its record is the response: to fetch it again would be another opening of its holder on the trail. */
export function useRegisterCall({ data, onClose }: RegisterFormProps) {
  const { queries, queryClient } = useServices();
  return async (call: Promise<RegisterRecord>, done: string): Promise<void> => {
    const record = await call;
    const path = { id: data.line.id };
    queryClient.setQueryData(queries.query('getRegisterLine', { path }).queryKey, record);
    await invalidate(queryClient, 'listRegisterLines', 'countRegisterLines');
    toast.success(done);
    onClose();
  };
}
