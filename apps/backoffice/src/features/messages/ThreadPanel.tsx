import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StaffThread } from '../../shared/messages/StaffThread.tsx';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { messagesTexts as texts } from './messages.texts.ts';

export const ThreadPanel = () => <Panel hrefOf={paths.user} listPath={paths.messages} />;

/** An adviser has no record of a client to open as yet. */
export const OwnThreadPanel = () => <Panel listPath={paths.commercialMessages} />;

interface PanelProps {
  readonly listPath: string;
  readonly hrefOf?: (clientId: string) => string;
}

/** One thread beside the list; its URL is in the email that announces it. */
function Panel({ listPath, hrefOf }: PanelProps) {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getMessageThread', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={listPath} title={data?.thread.subject ?? texts.heading}>
      <StaffThread hrefOf={hrefOf} id={id} key={id} />
    </PanelFrame>
  );
}
