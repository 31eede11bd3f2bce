import type { OperationOutput } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { AttachForm } from './AttachForm.tsx';
import { PayoutReturnForm } from './PayoutReturnForm.tsx';
import { receiptsTexts as texts } from './receipts.texts.ts';

/** The contract that it pays; or the payout that came back: the only choice of a credit that the bank marks as such. */
export function ReceiptForms({ data }: { readonly data: OperationOutput<'getReceipt'> }) {
  const { receipt, proposals, payout_returns: candidates } = data;
  const [isReturn, setIsReturn] = useState(receipt.is_reversal);
  if (isReturn) return <PayoutReturnForm candidates={candidates} receipt={receipt} />;
  return (
    <>
      <AttachForm proposals={proposals} receipt={receipt} />
      {candidates.length === 0 ? null : (
        <Button onPress={() => setIsReturn(true)} size="sm" variant="ghost">
          {texts.isReturn}
        </Button>
      )}
    </>
  );
}
