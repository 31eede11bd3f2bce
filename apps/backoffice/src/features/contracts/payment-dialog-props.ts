import type { components } from '@repo/api-sdk';
import type { DialogOutcome } from '../../shared/use-record-call.ts';
import type { Resumed } from '../../shared/use-resumed.ts';

/** A dialog on the payment of one contract. */
export interface PaymentDialogProps extends DialogOutcome {
  readonly contract: components['schemas']['Contract'];
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  /** The request whose values it opens with. */
  readonly resumed?: Resumed | null | undefined;
}
