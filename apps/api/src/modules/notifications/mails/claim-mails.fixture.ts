// One mail of each kind about wallets and claims of the second service, and what it must contain.
import type { Expected } from './contract-mails.fixture.ts';
import type { Mail } from './mails.ts';

type Kinds =
  | 'claimWalletAdded'
  | 'claimWalletProven'
  | 'claimWalletChosen'
  | 'claimWalletRemoved'
  | 'claimMoved';

const wallet = { label: 'Ledger principal', network: 'Ethereum', address: '0x5aAe…eAed' };

export const claimMails: { [Kind in Kinds]: [mail: Mail<Kind>, expected: Expected] } = {
  claimWalletAdded: [
    { kind: 'claimWalletAdded', data: wallet },
    {
      subject: 'Un portefeuille a été ajouté à votre compte',
      says: ['(Ethereum, 0x5aAe…eAed)', 'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»'],
      leadsTo: 'https://exemple.fr/kaskad/profile',
    },
  ],
  claimWalletProven: [
    { kind: 'claimWalletProven', data: { ...wallet, from: '14 mars 2026 à 10:00' } },
    {
      subject: 'Un portefeuille de votre compte est prouvé',
      says: ['à partir du 14 mars 2026 à 10:00', 'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»'],
      leadsTo: 'https://exemple.fr/kaskad/profile',
    },
  ],
  claimWalletChosen: [
    { kind: 'claimWalletChosen', data: wallet },
    {
      subject: 'Le portefeuille par défaut de votre compte a changé',
      says: ['(Ethereum, 0x5aAe…eAed)', 'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»'],
      leadsTo: 'https://exemple.fr/kaskad/profile',
    },
  ],
  claimWalletRemoved: [
    { kind: 'claimWalletRemoved', data: wallet },
    {
      subject: 'Un portefeuille a été retiré de votre compte',
      says: ['(Ethereum, 0x5aAe…eAed)', 'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»'],
      leadsTo: 'https://exemple.fr/kaskad/profile',
    },
  ],
  claimMoved: [
    {
      kind: 'claimMoved',
      data: {
        state: 'refused',
        units: '2\u202f000\u00a0KSK',
        grant: 'ATT-2026-0001',
        wallet: 'Ledger principal, 0x5aAe…eAed',
        txid: null,
        reason: 'Portefeuille signalé',
      },
    },
    {
      subject: 'Votre réclamation de 2\u202f000\u00a0KSK est refusée',
      says: ['de nouveau réclamables', 'ATT-2026-0001', '0x5aAe…eAed', 'Portefeuille signalé'],
      leadsTo: 'https://exemple.fr/kaskad/vesting',
    },
  ],
};
