import { readAddress } from '@repo/client/address';
import { useFocusOn } from '@repo/client/start';
import { useAddress } from '@repo/client/use-address';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { newThread } from '../../shared/paths.ts';
import { messagesTexts as texts } from './messages.texts.ts';
import { NewThread } from './NewThread.tsx';
import { ThreadList } from './ThreadList.tsx';
import { ThreadView } from './ThreadView.tsx';

/** The messages of the client with the team: the list, one thread, or a new one, as the address has it. */
export function MessagesCard() {
  const { address, change } = useAddress();
  const thread = readAddress(address, 'thread');
  useFocusOn(thread ?? '');
  const leave = () => change({ thread: null, contract: null });
  if (thread === newThread) {
    return (
      <Card title={<Heading>{texts.newTitle}</Heading>}>
        <NewThread contractId={readAddress(address, 'contract')} onLeave={leave} />
      </Card>
    );
  }
  if (thread !== null) return <ThreadView id={thread} key={thread} onLeave={leave} />;
  return (
    <Card
      actions={
        <Button isChange onPress={() => change({ thread: newThread })} size="sm">
          {texts.write}
        </Button>
      }
      title={<Heading>{texts.title}</Heading>}
    >
      <ThreadList />
    </Card>
  );
}

/** Takes the focus when the card shows something else. */
function Heading({ children }: { readonly children: string }) {
  return (
    <span data-page-focus tabIndex={-1}>
      {children}
    </span>
  );
}
