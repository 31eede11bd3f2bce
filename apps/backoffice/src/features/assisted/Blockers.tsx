import { addressOf } from '@repo/client/staff-address';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useLocation } from 'react-router';
import { type Assisted, assistedPaths } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

/** What keeps the client from signing, each with where it is settled. */
export function Blockers({ draft: { blockers, client } }: { readonly draft: Assisted }) {
  const { client: recordOf } = assistedPaths(useLocation().pathname);
  if (blockers.length === 0) return <Banner tone="success">{texts.noBlocker}</Banner>;
  return (
    <Banner title={texts.blockersTitle} tone="warning">
      <ul>
        {blockers.map(({ code, message }) => (
          <li key={code}>
            <TextLink href={addressOf(recordOf(client.id), { tab: tabs[code] })}>{message}</TextLink>
          </li>
        ))}
      </ul>
      {texts.blockersHelp}
    </Banner>
  );
}

/** The part of the client’s record where it is settled. */
const tabs = {
  locked: 'access',
  no_service: 'access',
  identity: 'identity',
  profile: null,
  documents: 'identity',
  pending_contracts: 'contracts',
} as const satisfies Record<Assisted['blockers'][number]['code'], string | null>;
