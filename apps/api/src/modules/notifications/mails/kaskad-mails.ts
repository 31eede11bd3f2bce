// The emails about the access, the grants, the wallets and the claims of the second service.
import { accessMailTexts as accessTexts } from './access-mails.texts.ts';
import { claimMailTexts as texts } from './claim-mails.texts.ts';
import { grantMailTexts as grantTexts } from './grant-mails.texts.ts';
import { investmentMailTexts as investmentTexts } from './investment-mails.texts.ts';
import type { Composers } from './mail-data.ts';

const { rows } = texts;

/** The path of the screen on the site. */
const paths = {
  wallets: '/kaskad/profile',
  grants: '/kaskad/vesting',
  investments: '/kaskad/investments',
} as const;

/** Where the account of one service opens the other. */
const linkPaths = { yield: '/link-yield', kaskad: '/link-kaskad' } as const;

type Kinds =
  | 'claimWalletAdded'
  | 'claimWalletChosen'
  | 'claimWalletProven'
  | 'claimWalletRemoved'
  | 'claimMoved'
  | 'investmentMoved'
  | 'grantMade'
  | 'grantChanged'
  | 'grantCanceled'
  | 'grantTge'
  | 'serviceInvited'
  | 'serviceLocked'
  | 'serviceUnlocked'
  | 'serviceRemoved';

export const kaskadComposers: Pick<Composers, Kinds> = {
  claimWalletAdded: (wallet, { siteUrl }) => ({
    ...texts.walletAdded(wallet),
    button: { label: texts.walletsButton, url: `${siteUrl}${paths.wallets}` },
  }),
  claimWalletProven: (wallet, { siteUrl }) => ({
    ...texts.walletProven(wallet),
    button: { label: texts.walletsButton, url: `${siteUrl}${paths.wallets}` },
  }),
  claimWalletChosen: (wallet, { siteUrl }) => ({
    ...texts.walletChosen(wallet),
    button: { label: texts.walletsButton, url: `${siteUrl}${paths.wallets}` },
  }),
  claimWalletRemoved: (wallet, { siteUrl }) => ({
    ...texts.walletRemoved(wallet),
    button: { label: texts.walletsButton, url: `${siteUrl}${paths.wallets}` },
  }),
  claimMoved: (claim, { siteUrl }) => ({
    ...texts.moved(claim),
    button: { label: texts.grantsButton, url: `${siteUrl}${paths.grants}` },
    rows: [
      [rows.grant, claim.grant],
      [rows.wallet, claim.wallet],
      ...(claim.txid === null ? [] : [[rows.txid, claim.txid] as const]),
      ...(claim.reason === null ? [] : [[rows.reason, claim.reason] as const]),
    ],
  }),
  investmentMoved: (investment, { siteUrl }) => ({
    ...investmentTexts.moved(investment),
    button: { label: investmentTexts.button, url: `${siteUrl}${paths.investments}/${investment.id}` },
    rows: [
      [investmentTexts.rows.reference, investment.reference],
      [investmentTexts.rows.units, investment.units],
      [investmentTexts.rows.due, investment.due],
      ...investment.payment,
      ...(investment.reason === null ? [] : [[investmentTexts.rows.reason, investment.reason] as const]),
    ],
  }),
  grantMade: ({ reference, units, first, url }) => ({
    ...grantTexts.made(units),
    button: { label: grantTexts.button, url },
    rows: [
      [grantTexts.rows.grant, reference],
      [grantTexts.rows.first, first ?? grantTexts.undated],
    ],
  }),
  grantChanged: ({ reference, lines, reason, url }) => ({
    ...grantTexts.changed(reference),
    button: { label: grantTexts.button, url },
    rows: [
      ...lines.flatMap(({ label, before, after }) => [
        ...(before === null ? [] : [[grantTexts.before(label), before] as const]),
        ...(after === null ? [] : [[before === null ? label : grantTexts.after(label), after] as const]),
      ]),
      [grantTexts.rows.reason, reason],
    ],
  }),
  grantCanceled: ({ reference, day, kept, returned, reason, url }) => ({
    ...grantTexts.canceled(reference, day),
    button: { label: grantTexts.button, url },
    rows: [
      [grantTexts.rows.kept, kept],
      [grantTexts.rows.returned, returned],
      [grantTexts.rows.reason, reason],
    ],
  }),
  grantTge: ({ symbol, day, url }) => ({
    ...grantTexts.tge(symbol, day),
    button: { label: grantTexts.button, url },
  }),
  serviceInvited: ({ service, inviter }, { brand, siteUrl }) => ({
    ...accessTexts.invited(brand, inviter),
    button: { label: accessTexts.link, url: `${siteUrl}${linkPaths[service]}` },
  }),
  serviceLocked: (_data, { brand }) => accessTexts.locked(brand),
  serviceRemoved: ({ service }) => accessTexts.removed(service),
  serviceUnlocked: (_data, { brand }) => accessTexts.unlocked(brand),
};
