// Emails about a change of profile that staff decide. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { ChangeState } from '@repo/domain/two-persons';
import { fieldList, type MailWords, notMyRequest } from './mail-words.ts';

type Words = (brand: string, fields: readonly string[]) => MailWords;

const again = 'Vous pouvez la demander de nouveau depuis votre profil.';

const unchanged = (brand: string, why: string): MailWords => ({
  subject: `La modification de votre profil ${brand} n’est pas faite`,
  preheader: 'Vos données restent celles d’avant.',
  title: 'La modification de votre profil n’est pas faite',
  paragraphs: [why],
});

const decided: Readonly<Record<Exclude<ChangeState, 'pending'>, Words>> = {
  approved: (brand, fields) => ({
    subject: `La modification de votre profil ${brand} est faite`,
    preheader: 'Notre équipe l’a vérifiée.',
    title: 'La modification de votre profil est faite',
    paragraphs: [
      `Notre équipe a vérifié votre demande et modifié sur votre compte ${brand}${NBSP}: ${fieldList(fields)}.`,
      notMyRequest,
    ],
  }),
  refused: (brand, fields) =>
    unchanged(
      brand,
      `Notre équipe a refusé la modification demandée (${fieldList(fields)}), pour la raison ci-dessous. Vos données restent celles d’avant.`,
    ),
  canceled: (brand) =>
    unchanged(brand, 'La modification demandée a été annulée. Vos données restent celles d’avant.'),
  expired: (brand, fields) =>
    unchanged(
      brand,
      `Notre équipe n’a pas vérifié à temps la modification demandée (${fieldList(fields)}). Vos données restent celles d’avant. ${again}`,
    ),
  stale: (brand, fields) =>
    unchanged(
      brand,
      `Votre profil a changé depuis que vous avez demandé cette modification (${fieldList(fields)}), qui n’est donc pas faite. ${again}`,
    ),
};

export const profileMailTexts = {
  requested: (brand: string, fields: readonly string[]): MailWords => ({
    subject: `Une modification de votre profil ${brand} est demandée`,
    preheader: 'Notre équipe la vérifie.',
    title: 'Une modification de votre profil est demandée',
    paragraphs: [
      `Il a été demandé de modifier sur votre compte ${brand}${NBSP}: ${fieldList(fields)}. Notre équipe vérifie cette demande et vous écrira${NBSP}; d’ici là, vos données restent les mêmes et aucun contrat ne peut être signé.`,
      notMyRequest,
    ],
  }),
  decided,
  reason: 'Motif',
} as const;
