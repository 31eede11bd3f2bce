import type { OperationOutput } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useState } from 'react';
import { useResumed } from '../../shared/use-resumed.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import { LetterForm } from './LetterForm.tsx';

const texts = contractPanelTexts.letter;

interface RenunciationLetterProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** « Renonciation reçue par courrier »: of a letter sent within the period of the contract, whenever it arrives. */
export function RenunciationLetter({ data }: RenunciationLetterProps) {
  const { contract, pending_change: pendingChange, letter_until: until } = data;
  const [isOpen, setIsOpen] = useState(false);
  const { resumed, end } = useResumed(['contract.renounce'], contract.id);
  if (until === null || pendingChange?.kind === 'contract.renounce') return null;
  const close = () => {
    setIsOpen(false);
    end();
  };
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} size="sm" variant="ghost">
        {texts.record}
      </Button>
      <Dialog isOpen={isOpen || resumed !== null} onClose={close} title={texts.record}>
        <LetterForm contract={contract} onClose={close} resumed={resumed} until={until} />
      </Dialog>
    </>
  );
}
