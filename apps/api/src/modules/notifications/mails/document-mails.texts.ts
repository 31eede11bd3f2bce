// That documents are there: no amount is in these emails. Punctuation is typographic (D27).
import { formatLongMonth, NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

const place = `dans votre espace, sous «${NBSP}Mes documents${NBSP}»`;
const withoutFigures = 'Pour votre sécurité, cet e-mail ne contient ni montant ni document.';

/** « de mars 2026 », « d’avril 2026 ». */
function ofMonth(key: string): string {
  const month = formatLongMonth(key);
  return /^[aeiou]/.test(month) ? `d’${month}` : `de ${month}`;
}

function yearly({ year, hasTaxFile }: { year: number; hasTaxFile: boolean }): MailWords {
  return {
    subject: `Vos documents de l’année ${year} sont disponibles`,
    preheader: 'Relevé annuel et récapitulatif des frais.',
    title: `Vos documents de ${year} sont disponibles`,
    paragraphs: [
      `Votre relevé annuel et le récapitulatif des frais de ${year} sont ${place}. Le récapitulatif réunit ce que votre argent vous a coûté sur l’année, en euros.`,
      ...(hasTaxFile
        ? [
            'Votre dossier fiscal y est aussi. Il donne les montants de vos sorties de l’année, à reporter vous-même, et n’est pas transmis à l’administration.',
          ]
        : []),
    ],
    notes: [withoutFigures],
  };
}

/** `month`: its key, `2026-10`. */
function monthly({ month }: { month: string }): MailWords {
  const title = `Votre relevé ${ofMonth(month)} est disponible`;
  return {
    subject: title,
    preheader: 'Avec le récapitulatif de vos frais de l’année.',
    title,
    paragraphs: [
      `Votre relevé ${ofMonth(month)} est ${place}. Le récapitulatif des frais de ${month.slice(0, 4)} y est aussi.`,
    ],
    notes: [
      withoutFigures,
      `Pour ne plus recevoir cet e-mail chaque mois, décochez «${NBSP}Relevé du mois${NBSP}» dans vos notifications.`,
    ],
  };
}

export const documentMailTexts = { yearly, monthly } as const;
