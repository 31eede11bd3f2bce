import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatDocumentAmount } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { type Contract, paidAs } from './documents.model.ts';
import { documentsTexts, proofTexts as texts } from './documents.texts.ts';
import { ProofReading } from './ProofReading.tsx';

/** Beside the proof form: the payment to prove. */
export function ContractRecap({ contract }: { readonly contract: Contract }) {
  const amount = formatDocumentAmount(contract.amount, paidAs(contract));
  return (
    <Card>
      <DefinitionList
        items={[
          { term: documentsTexts.columns.status, value: contractStatusTexts[contract.status] },
          {
            term: documentsTexts.columns.payment,
            value: (
              <>
                {paymentStatusTexts[contract.payment_status]} <ProofReading contract={contract} />
              </>
            ),
          },
          { term: texts.amount, value: amount },
          ...(contract.payment_reference === null
            ? []
            : [{ term: texts.orderReference, value: contract.payment_reference }]),
        ]}
      />
    </Card>
  );
}
