import type { OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Whether the host offers an operation that the documents do not describe: what needs it is hidden otherwise. */
export function useOffered(operationId: OperationId): boolean {
  const { offer } = useServices().api;
  return useSyncExternalStore(
    (onChange) => offer.subscribe(onChange),
    () => offer.has(operationId),
  );
}

interface OfferedProps {
  readonly operation: OperationId;
  readonly children: ReactNode;
}

/** Its children, on a host that offers the operation they need. */
export function Offered({ operation, children }: OfferedProps) {
  return useOffered(operation) ? children : null;
}
