// Emails to the owner of a grant. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

export const grantMailTexts = {
  made: (units: string): MailWords => ({
    subject: `${units} vous sont attribués`,
    preheader: 'Votre calendrier est dans votre espace.',
    title: 'Une attribution est faite à votre nom',
    paragraphs: [
      `${units} vous sont attribués. Votre espace montre ce qui est acquis et débloqué chaque jour, et les dates à venir.`,
    ],
  }),
  changed: (reference: string): MailWords => ({
    subject: `Votre attribution ${reference} est modifiée`,
    preheader: 'Ce qui change, avant et après.',
    title: 'Votre attribution est modifiée',
    paragraphs: [
      `Votre attribution ${reference} est modifiée comme ci-dessous. Ce qui était déjà acquis et débloqué ne change pas.`,
    ],
  }),
  canceled: (reference: string, day: string): MailWords => ({
    subject: `Votre attribution ${reference} est annulée`,
    preheader: 'Ce que vous avez acquis vous reste.',
    title: 'Votre attribution est annulée',
    paragraphs: [
      `Votre attribution ${reference} est annulée au ${day}. Ce que vous aviez acquis à cette date vous reste, et se débloque aux dates prévues.`,
    ],
  }),
  tge: (symbol: string, day: string | null): MailWords => ({
    subject: day === null ? `La date du TGE de ${symbol} est retirée` : `Le TGE de ${symbol} est daté`,
    preheader: day ?? 'Une nouvelle date vous sera donnée.',
    title: day === null ? 'Le TGE n’a plus de date' : 'Vos déblocages ont leurs dates',
    paragraphs: [
      day === null
        ? `Le TGE de ${symbol} n’a plus de date${NBSP}: les déblocages qui se comptent depuis lui n’en ont plus non plus. Nous vous écrirons dès qu’il sera daté.`
        : `Le TGE de ${symbol} est daté du ${day}. Les déblocages qui se comptent depuis lui sont à leurs dates dans votre espace.`,
    ],
  }),
  button: 'Voir mon calendrier',
  undated: 'À dater du TGE',
  before: (label: string) => `${label}, avant`,
  after: (label: string) => `${label}, après`,
  rows: {
    grant: 'Attribution',
    first: 'Premier déblocage',
    reason: 'Motif',
    kept: 'Acquis, qui vous reste',
    returned: 'Non acquis, rendu',
  },
} as const;
