import { Skeleton } from '@repo/ui/feedback';
import { lazyPart } from '@repo/ui/lazy-part';
import type { ComponentType } from 'react';
import { RecordSections } from '../../shared/notes/RecordSections.tsx';
import { ClientAccess } from './ClientAccess.tsx';
import { ClientActivity } from './ClientActivity.tsx';
import { ClientContracts } from './ClientContracts.tsx';
import { ClientIdentity } from './ClientIdentity.tsx';
import { ClientMessages } from './ClientMessages.tsx';
import { ClientPayouts } from './ClientPayouts.tsx';
import { ClientSummary } from './ClientSummary.tsx';
import type { ClientTab } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

// With its charts, in a chunk loaded when it is opened.
const LazyPortfolio = lazyPart(async () => (await import('./ClientPortfolio.tsx')).ClientPortfolio);
const ClientPortfolio = (props: ClientPartProps) => (
  <LazyPortfolio {...props} waiting={<Skeleton height="9rem" lines={3} />} />
);

/** The parts of a client’s record. */
export const clientParts: Readonly<Record<ClientTab, ComponentType<ClientPartProps>>> = {
  summary: ClientSummary,
  identity: ClientIdentity,
  contracts: ClientContracts,
  portfolio: ClientPortfolio,
  payouts: ClientPayouts,
  activity: ClientActivity,
  access: ClientAccess,
  messages: ClientMessages,
  notes: ({ data }) => <RecordSections id={data.client.id} kind="user" />,
};
