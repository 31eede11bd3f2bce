import { Stack } from '@repo/ui/layout';
import { PanelSection } from '../PanelSection.tsx';
import { DelegateClients, type DelegateClientsProps } from './DelegateClients.tsx';
import { Delegations } from './Delegations.tsx';
import { delegationTexts as texts } from './delegations.texts.ts';

interface AdviserDelegationsProps extends DelegateClientsProps {
  readonly isActive: boolean;
}

/** Of one adviser, for administrators: those that they gave and received, and another one. */
export function AdviserDelegations({ isActive, ...from }: AdviserDelegationsProps) {
  return (
    <PanelSection title={texts.title}>
      <Stack gap={8}>
        <Delegations adviserId={from.fromId} />
        {isActive ? (
          <div>
            <DelegateClients {...from} />
          </div>
        ) : null}
      </Stack>
    </PanelSection>
  );
}
