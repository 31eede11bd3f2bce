export { accountFamilyTexts, entryKindTexts, feeTexts, orderKindTexts } from './books.texts.ts';
export { compareProof, type FoundPayment, type ProofPoint, type TypedProof } from './compare-proof.ts';
export {
  type DealPrices,
  type DealtBack,
  type DealtIn,
  type DealtOut,
  dealBack,
  dealIn,
  dealOut,
  type EntryFees,
  isConverted,
  MissingQuote,
  type Position,
  type Redemption,
  type RedemptionRequest,
  type RenouncedDeal,
  type Subscription,
  takeEntryFees,
  UNIT_DECIMALS,
} from './deal.ts';
export {
  type AwaitedPrices,
  awaitedPrices,
  type DealingRules,
  dealingDayOf,
  type HasQuote,
  isCancelable,
  orderDayOf,
  type PlacedAt,
  publishedQuote,
  type WaitingOrder,
} from './dealing-day.ts';
export { type Discrepancy, redemptionDiscrepancy, subscriptionDiscrepancy } from './discrepancy.ts';
export {
  dealBackEntry,
  dealInEntry,
  dealOutEntry,
  houseEntry,
  move,
  renunciationEntry,
  type Settlement,
  settlementEntry,
} from './entries.ts';
export {
  type ExecutedOrders,
  type ExecutedPayment,
  type ExecutedRedemption,
  type ExecutedRenunciation,
  type ExecutionContext,
  executeOrders,
  movementsOf,
  type Order,
  type PaymentOrder,
  type RedemptionOrder,
  type RenunciationOrder,
} from './execute-orders.ts';
export { type Bought, type HouseResult, houseResult } from './house-result.ts';
export { matchIndex } from './match-index.ts';
export {
  type ExecutedTransfer,
  endToEndIdOf,
  MAX_RETURN_FEE,
  matchPayoutReturn,
  type ReturnedLine,
  type ReturnProposal,
} from './match-payout-return.ts';
export {
  type MatchCandidate,
  type MatchProposal,
  matchReceipt,
  type ReceivedLine,
} from './match-receipt.ts';
export { type MatchCriterion, type MatchPoints, matchMaxima } from './match-score.ts';
export {
  type MoneyOfOwners,
  moneyByOwners,
  type OwnedMoney,
  type UnitsDifference,
  unitsDifference,
} from './money-by-owners.ts';
export { type OwedPayout, type PayoutKind, payoutDueBy, payoutKinds } from './payout-due.ts';
export {
  type Account,
  BOOK_ASSETS,
  type BookAsset,
  bookAsset,
  entryOf,
  isAccount,
  isBookAsset,
  KASKAD_FAMILIES,
  type Posting,
  reversalOf,
  sideOf,
  UnbalancedEntry,
} from './postings.ts';
export { hasQuoteDay } from './quote-calendar.ts';
export {
  DEFAULT_RECEIPT_TOLERANCE,
  gapRequirement,
  type ReceiptGap,
  type ReceivedAmount,
  receiptGap,
  receiptToleranceParameter,
  valueDateProblem,
} from './receipt-gap.ts';
export {
  previewWithdrawal,
  type WithdrawableContract,
  type WithdrawalPreview,
  type WithdrawalRefusal,
  type WithdrawalRequest,
} from './withdrawal.ts';
