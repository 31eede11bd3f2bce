import type { ContractPartProps } from './contracts.model.ts';
import { RemindClient } from './RemindClient.tsx';
import { ResendSignature } from './ResendSignature.tsx';

/** What staff may send to the client whom the contract waits for. */
export function AskClient({ data }: ContractPartProps) {
  return (
    <>
      <RemindClient data={data} />
      <ResendSignature data={data} />
    </>
  );
}
