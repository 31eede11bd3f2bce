import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { registerTexts as words } from '@repo/domain/register';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { RegisterDetail } from './RegisterDetail.tsx';
import { registerTexts as texts } from './register.texts.ts';

/** A movement beside the keeper's list. */
export const EquisafePanel = () => <MovementPanel listPath={paths.equisafeHome} />;

/** The same beside the administrators' list. */
export const RegisterPanel = () => <MovementPanel listPath={paths.register} />;

function MovementPanel({ listPath }: { readonly listPath: string }) {
  const { id = '' } = useParams();
  const { queries } = useServices();
  // Each reading is an opening of its holder on the trail: once a visit.
  const movement = useQuery({
    ...queries.query('getRegisterLine', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const line = movement.data?.line;
  const title =
    line === undefined
      ? texts.heading
      : texts.title(words.nature[line.nature], line.po_number ?? texts.erased);
  return (
    <PanelFrame close={texts.close} listPath={listPath} title={title}>
      <QueryView
        failedTitle={texts.failed}
        query={movement}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {(data) => <RegisterDetail data={data} key={id} />}
      </QueryView>
    </PanelFrame>
  );
}
