import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Badge, Banner, EmptyState, ErrorState, LoadingMessage, Skeleton, StatusBadge } from './index.ts';

const meta = { title: 'Retours/États', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bandeaux: Story = {
  render: () => (
    <Stack>
      <Banner>La prochaine valorisation paraît lundi.</Banner>
      <Banner tone="success">Votre contrat est signé.</Banner>
      <Banner title="Uniquement sur le réseau Ethereum." tone="warning">
        Un envoi sur un autre réseau serait définitivement perdu.
      </Banner>
      <Banner
        action={
          <Button size="sm" variant="ghost">
            Réessayer
          </Button>
        }
        isLive
        title="Le paiement n’a pas été enregistré."
        tone="error"
      >
        Rien n’a été débité.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Rien n’a été débité.');
  },
};

const labels = { pending: 'En attente', signed: 'Signé', refused: 'Refusé' } as const;
const tones = { pending: 'warning', signed: 'positive', refused: 'negative' } as const;

export const Etiquettes: Story = {
  render: () => (
    <Cluster>
      <Badge tone="usdfy">USDFY</Badge>
      <Badge tone="btcfy">BTCFY</Badge>
      <Badge tone="ethfy">ETHFY</Badge>
      <Badge tone="eurfy">EURFY</Badge>
      <Badge look="plain">Brouillon</Badge>
      <StatusBadge labels={labels} status="pending" tones={tones} />
      <StatusBadge labels={labels} status="signed" tones={tones} />
      <StatusBadge labels={labels} status="refused" tones={tones} />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refusé')).toBeVisible();
  },
};

/** At 320 px the texts wrap; nothing overflows. */
export const TexteLong: Story = {
  render: () => (
    <Stack>
      <Badge tone="warning">En attente du second virement de la société Belleval-Kerivoal et Associés</Badge>
      <Banner title="Votre dossier est en cours d’examen par notre équipe de conformité." tone="warning">
        Vous serez prévenu par e-mail à camille.moreau-belleval@etablissements-belleval-kerivoal.example.
      </Banner>
      <EmptyState title="Aucune des souscriptions de cette société ne répond à ces filtres.">
        Élargissez la période ou choisissez une autre stratégie.
      </EmptyState>
    </Stack>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Vide: Story = {
  render: () => (
    <EmptyState
      action={<Button>Découvrir les produits</Button>}
      title="Vous n’avez encore aucune souscription."
    >
      Choisissez une stratégie pour commencer.
    </EmptyState>
  ),
};

const retry = fn();
export const EnErreur: Story = {
  render: () => (
    <ErrorState onRetry={retry} reference="req_8f2k" title="Vos contrats n’ont pas pu être chargés.">
      Rien n’a été perdu.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Chargement: Story = {
  render: () => (
    <>
      <LoadingMessage />
      <Skeleton lines={3} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

/** While a retry is pending, the button shows it and cannot be pressed again. */
export const NouvelEssai: Story = {
  render: () => <ErrorState isRetrying onRetry={retry} title="Vos contrats n’ont pas pu être chargés." />,
  play: async ({ canvas }) => {
    const callCount = retry.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: /Réessayer/ }));
    await expect(retry).toHaveBeenCalledTimes(callCount);
  },
};
