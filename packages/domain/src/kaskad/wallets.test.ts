import { describe, expect, it } from 'vitest';
import { type ClaimRequest, claimProblem } from './claims.ts';
import { claimWalletProofText, type TypedWallet, validateWallet, walletUsableFrom } from './wallets.ts';

const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const wallet: TypedWallet = { label: 'Ledger principal', network: 'ethereum', address: ethereum };
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a wallet that is typed', () => {
  it.each<[string, Partial<TypedWallet>]>([
    ['as its checksum writes it', {}],
    ['in lower case, with blanks around', { address: ` ${ethereum.toLowerCase()} ` }],
    ['of Bitcoin', { network: 'bitcoin', address: bitcoin }],
    ['with a name of 60 characters', { label: 'x'.repeat(60) }],
  ])('%s is accepted', (_what, change) => {
    expect(validateWallet({ ...wallet, ...change }).failures).toEqual([]);
  });

  it.each<[string, Partial<TypedWallet>, string, string]>([
    ['without a name', { label: ' ' }, 'label', 'Donnez un nom à ce portefeuille.'],
    ['with a long name', { label: 'x'.repeat(61) }, 'label', 'Le nom a 60 caractères au plus.'],
    ['without an address', { address: '' }, 'address', 'Saisissez l’adresse du portefeuille.'],
    [
      'with a wrong checksum',
      { address: ethereum.replace('aAe', 'aae') },
      'address',
      'Cette adresse a été mal recopiée : ses majuscules, qui la contrôlent, ne correspondent pas. Copiez-la depuis votre portefeuille.',
    ],
    [
      'too short',
      { address: ethereum.slice(0, -1) },
      'address',
      'Cette adresse n’est pas une adresse Ethereum valide. Copiez-la depuis votre portefeuille.',
    ],
    [
      'of Bitcoin with a wrong checksum',
      { network: 'bitcoin', address: `${bitcoin.slice(0, -1)}5` },
      'address',
      'Cette adresse n’est pas une adresse Bitcoin valide. Copiez-la depuis votre portefeuille.',
    ],
    [
      'of the other network',
      { address: bitcoin },
      'address',
      'Cette adresse est une adresse Bitcoin : changez de réseau, ou saisissez-en une autre.',
    ],
    [
      'of the other network, the other way',
      { network: 'bitcoin' },
      'address',
      'Cette adresse est une adresse Ethereum : changez de réseau, ou saisissez-en une autre.',
    ],
  ])('[B16] %s is refused in words', (_what, change, field, message) => {
    const { failures } = validateWallet({ ...wallet, ...change });
    expect(failures.map((failure) => [failure.field, plain(failure.message)])).toEqual([[field, message]]);
  });

  it('signs a text of its own', () => {
    const text = claimWalletProofText({ ...wallet, email: 'camille@exemple.fr', code: 'abc' });
    expect(plain(text)).toBe(
      `Je déclare que ce portefeuille m’appartient et demande à y recevoir les unités que je réclame. Portefeuille : ${ethereum} Réseau : Ethereum Compte : camille@exemple.fr Code : abc`,
    );
  });

  it('is claimed to from the instant that its owner was written', () => {
    const verifiedAt = new Date('2026-01-05T10:00:00.000Z');
    const request: Omit<ClaimRequest, 'now'> = {
      units: 1n,
      claimable: 1n,
      wallet: { network: 'ethereum', verifiedAt },
      tokenNetwork: 'ethereum',
      dailyLimit: null,
      claimedToday: 0n,
    };
    const from = walletUsableFrom(verifiedAt);
    expect(claimProblem({ ...request, now: from })).toBeNull();
    const before = new Date(from.getTime() - 1);
    expect(claimProblem({ ...request, now: before })).toEqual({ reason: 'walletTooNew', from });
  });
});
