/** What the palette lists of a search on the server. */
import type { OperationOutput } from '@repo/api-sdk';
import { contractStatusTexts } from '@repo/domain/contract-status';
import type { Command, CommandGroup } from '@repo/ui/command-palette';
import { paths } from '../../shared/paths.ts';
import { layoutTexts } from './layout.texts.ts';

export type Found = OperationOutput<'searchStaff'>;

const maxRecents = 5;

/** Which records of an area have a page: an adviser’s, their clients alone. */
export type FoundRecords = 'all' | 'own_clients' | 'none';

/** Clients, then contracts and products. */
export function groupsOf({ clients, contracts, products }: Found, records: FoundRecords): CommandGroup[] {
  const pathOf = records === 'all' ? paths.user : paths.commercialClient;
  const found: CommandGroup = {
    id: 'clients',
    title: layoutTexts.found.clients,
    isFound: true,
    commands: clients.map((client) => clientCommand(client, pathOf(client.id))),
  };
  if (records !== 'all') return [found];
  return [
    found,
    {
      id: 'contracts',
      title: layoutTexts.found.contracts,
      isFound: true,
      commands: contracts.map(({ id, po_number: number, client, product, status }) => ({
        id: paths.contract(id),
        href: paths.contract(id),
        label: number,
        detail: `${client} · ${product} · ${contractStatusTexts[status]}`,
        icon: 'file',
      })),
    },
    {
      id: 'products',
      title: layoutTexts.found.products,
      isFound: true,
      commands: products.map(({ id, title }) => ({
        id: paths.product(id),
        href: paths.product(id),
        label: title,
      })),
    },
  ];
}

function clientCommand(client: Found['clients'][number], href: string): Command {
  const { id, firstname, lastname, email, company_name: company } = client;
  return {
    id: `client ${id}`,
    href,
    label: `${firstname} ${lastname}`,
    detail: [company, email].filter((part) => part !== null).join(' · '),
    icon: 'user',
  };
}

/** The commands last run, the latest first. */
export function withRecent(recents: readonly Command[], command: Command): readonly Command[] {
  return [command, ...recents.filter(({ id }) => id !== command.id)].slice(0, maxRecents);
}
